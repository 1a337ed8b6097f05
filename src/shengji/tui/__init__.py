"""A match in the terminal, line by line, against bots.

The renderings (:mod:`~shengji.tui.hand`, :mod:`~shengji.tui.board`, :mod:`~shengji.tui.sheets`,
:mod:`~shengji.tui.telling`) are pure: a view or an event becomes something that Rich prints. :mod:`~shengji.tui.match`
owns the game, its log and the bots; :mod:`~shengji.tui.client` asks the player and shows what happens.
"""
