"""The commands of `shengji`, one module each; what is slow to import they import when they run."""
