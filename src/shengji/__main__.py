"""``python -m shengji`` is the `shengji` command."""

from __future__ import annotations

from shengji.cli import main

if __name__ == "__main__":
    main()
