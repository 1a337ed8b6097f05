"""The referee: questions about a trick, a kitty, a score or a declaration, answered under any rule set.

One question and one answer are plain data (JSON objects); :mod:`shengji.judge.lines` answers streams of lines. The
forms are specified in ``docs/judge.md``.
"""

from __future__ import annotations

from shengji.judge.lines import answer_line, answer_lines
from shengji.judge.questions import answer

__all__ = ["answer", "answer_line", "answer_lines"]
