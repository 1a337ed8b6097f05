"""The order of the pack from a 256-bit seed, in a way that anyone can check with the seed alone.

A stream of bytes is made by hashing ``seed || counter`` with SHA-256, and drives a Fisher-Yates shuffle of the pack in
kind order; numbers below a bound are drawn by rejection, so every order is equally likely. The SHA-256 of the seed is
published before the deal and the seed after it.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator

from shengji.cards import Kind, kinds
from shengji.rules.deck import pack
from shengji.rules.ruleset import RuleSet
from shengji.text.errors import TextError


def check_seed(seed: str) -> bytes:
    """The 32 bytes of a seed in hexadecimal; raises :class:`TextError` ``seed-form``."""
    try:
        raw = bytes.fromhex(seed)
    except ValueError:
        raw = b""
    if len(raw) != 32:
        raise TextError("seed-form", seed=seed)
    return raw


def commitment(seed: str) -> str:
    """What is published before the deal: SHA-256 of the seed's bytes, in hexadecimal."""
    return hashlib.sha256(check_seed(seed)).hexdigest()


def seed_from(text: str) -> str:
    """A match seed from any text, so that a person can name one: a hexadecimal seed stands for itself."""
    try:
        return check_seed(text).hex()
    except TextError:
        return hashlib.sha256(b"shengji match " + text.encode()).hexdigest()


def deal_seed(match_seed: str, number: int, attempt: int) -> str:
    """The seed of one deal of a match."""
    label = f"deal {number} attempt {attempt}".encode()
    return hmac.new(check_seed(match_seed), label, hashlib.sha256).hexdigest()


def _words(seed: bytes) -> Iterator[int]:
    counter = 0
    while True:
        block = hashlib.sha256(seed + counter.to_bytes(8, "big")).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(block[start : start + 4], "big")
        counter += 1


def _below(words: Iterator[int], bound: int) -> int:
    limit = (1 << 32) - (1 << 32) % bound
    while (word := next(words)) >= limit:
        pass
    return word % bound


def shuffled(rules: RuleSet, seed: str) -> tuple[tuple[Kind, ...], int]:
    """The order of the pack, kitty last, and the seat that is dealt first where there is no banker."""
    words = _words(check_seed(seed))
    cards = list(kinds(pack(rules)))
    for last in range(len(cards) - 1, 0, -1):
        other = _below(words, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards), _below(words, rules.seats)
