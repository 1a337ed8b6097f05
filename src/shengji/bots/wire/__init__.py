"""The protocol by which other programs ask our bots, and ours ask theirs: a JSON object a line (docs/bot-protocol.md).

A request holds all that one seat sees, so that nothing has to be remembered between two of them.
"""

from __future__ import annotations

from shengji.bots.wire.actions import action_from_plain, action_to_plain
from shengji.bots.wire.requests import request_of
from shengji.bots.wire.serving import answer_line
from shengji.bots.wire.views import view_of

__all__ = ["action_from_plain", "action_to_plain", "answer_line", "request_of", "view_of"]
