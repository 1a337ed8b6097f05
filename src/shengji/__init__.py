"""Shengji (升級, 拖拉机, 80分): the rules of the card game and its variants, and what is built on them.

Importing this package loads nothing else; import the part that you need, such as `shengji.rules`.
"""

__version__ = "0.1.0"
