# The command shengji teach.
error-teach-missing = Teaching needs the package { $name }: pip install "shengji[learn]".
error-teach-out = { $file } cannot be the network's file: name one that ends in .npz, in a folder that is there.

teach-dealing = Playing
teach-lessons = { $decisions } decisions to learn from, { $held } to try it on
teach-teaching = Teaching
teach-progress = step { $step }: errs by { $loss }; plays { $gain } levels a decision better than rules of thumb, ± { $error }
teach-written = Written: { $file }
