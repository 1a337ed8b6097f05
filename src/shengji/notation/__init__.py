"""Games as text: the log of events, records of deals, and positions in one line (``docs/notation.md``)."""
