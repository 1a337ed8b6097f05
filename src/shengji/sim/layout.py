"""Where everything lies in the two flat arrays that compiled functions share.

``C`` is what is fixed for a rule set and level: a header of options, then one row of tables for each trump. ``W`` is a
thread's workspace: hands, the trick in progress, totals and scratch. Functions take ``C`` with ``t``, the offset of
the trump's row, and ``W``. All are numbers of 64-bit words.

Cards of one seat and group are four *planes*: plane ``n`` has a bit for each kind held more than ``n`` times. In plain
suits a kind's bit is its step. In the trump group kinds that share a step lie in further *lanes* of bits, so that the
plane of steps is the union of the lanes shifted together, and equal cards of two suits make no pair.
"""

from __future__ import annotations

from shengji.weighing.features import STAGES
from shengji.weighing.urgency import LEFT_STEPS, TAKEN_STEPS

PLANES = 4
"""Copies of a kind that can be told apart: the greatest number of decks."""
GROUPS = 5
TRUMP = 4
SEAT = GROUPS * PLANES
"""Words of a whole hand, play or kitty."""
MAX_SEATS = 10
MAX_LENGTH = 32
"""Steps of a group are fewer than this."""
WORD_BITS = 63

# -- C: options
DECKS = 0
SEATS = 1
KITTY_SIZE = 2
CARDS = 3
HAND_SIZE = 4
JOKER_POINTS = 5
TRACTOR_WIDTH = 6
"""Least width of a tractor; 99 where there are none."""
TRACTOR_LENGTH = 7
THROWS = 8
"""0 none, 1 trump only, 2 any."""
READING = 9
"""0 most cards, 1 longest, 2 fewest singles."""
FAILED = 10
"""0 smallest beaten, 1 next seat chooses, 2 smallest component."""
PENALTY = 11
PENALTY_PER_CARD = 12
FOLLOW_SHAPE = 13
LADDER = 14
"""0 width first, 1 run first, 2 Lianzhong."""
SHORT_TRACTORS = 15
QUAD_DRAWS = 16
PER_TUPLE = 17
KEEP_WIDER = 18
KEEP_TRACTORS = 19
THROW_FOLLOW = 20
"""0 by component, 1 pairs only, 2 pairs if tractor, 3 group only."""
COMPARE = 21
"""0 largest type, 1 every component, 2 highest card."""
TIE_GOES_ON = 22
BOMBS = 23
"""0 none, 1 in group, 2 any group."""
KITTY_SHAPE_WINNER = 24
BURY_LIMIT = 25
"""Most points that may be buried; -1 for no limit."""
DECLARE_WHEN = 26
"""0 while dealing, 1 in turn, 2 fixed, 3 auction."""
NO_TRUMP_ALLOWED = 27
DECLARE_JOKERS = 28
"""0 two or more, 1 all decks, 2 none."""
JOKERS_OPEN = 29
ESCORT = 30
"""0 none, 1 any joker, 2 LJ with black and BJ with red."""
UNDECLARED = 31
"""0 first kitty card, 1 third, 2 no trump, 3 redeal, 4 first level card else the highest, 5 opponents take the bank."""
UNDECLARED_FIRST_REDEAL = 32
PRESET_BANKER = 33
FIXED_TRUMP = 34
LEVEL_RANK = 35
"""0..12, or -1 at the no-trump level and without levels."""
PARTNERS = 36
HOOK_LEVEL = 37
"""Whether a card of the level that captures the kitty hooks."""
FOLLOW_PLAIN = 38
"""Whether no option but the defaults bears on what tuples are owed (no split)."""
JOKER_COPIES = 39
"""Copies of LJ and of BJ in the pack."""
INDIVIDUAL = 41
"""Whether everyone counts their own points."""
BID_START = 42
BID_LOWEST = 43
BID_STEP = 44
BID_ONCE = 45
FRIEND_SELF = 46
FRIEND_DOUBLE = 47
PAIRS_TELL = 51
"""Whether a follow with fewer pairs than were led shows that the hand had no more."""
LINES = 48
"""How many lines the banker may name; 0 where the rules say the line."""
LINE_STEP = 49
"""The lowest of them, and how far they lie apart."""
TOTAL_POINTS = 50
"""Points of the pack."""
PACK = 64
"""The pack: kinds, each as often as it is in play."""
PACK_ROOM = 4 * 54
HEIGHT = PACK + PACK_ROOM
"""For each kind its height when the kitty is turned up (option ``first_level_else_highest``)."""
MULTIPLIER = HEIGHT + 54
"""By throw (0, 1), trump (0, 1), width - 1, length: what the kitty counts."""
MULTIPLIER_ROOM = 2 * 2 * PLANES * MAX_LENGTH
HABITS = MULTIPLIER + MULTIPLIER_ROOM
"""What the rules of thumb weigh: numbers of the opponents, then of the banker's side."""
HABIT_ROOM = 64
WEIGHTS = HABITS + 2 * HABIT_ROOM
"""What the policy ``careful`` weighs, by side and stage of the deal (:mod:`shengji.sim.weights`)."""
WEIGHT_ROOM = 80
FADES = WEIGHTS + 2 * STAGES * WEIGHT_ROOM
"""By the number of cards above: what is left of a plain card's height, then of a trump's."""
MOST_ABOVE = 64
URGENCIES = FADES + 2 * MOST_ABOVE
"""How much points matter, by the steps of those that the opponents have taken and of those left."""
HEADER = URGENCIES + (TAKEN_STEPS + 1) * (LEFT_STEPS + 1)

# -- C: a trump's row, from offset t
GROUP = 0
BIT = 54
JOINS = 108
SPAN = 113
MAIN = 118
SHIFT = 119
"""Three lanes: how far each is shifted to lie on the steps."""
LANE = 122
"""Three lanes: the steps that they hold, after the shift."""
FIVES = 125
TENS = 130
JOKERS = 135
LEVEL_CARDS = 136
ALL = 137
KIND_OF = 142
"""By group and bit: the kind."""
STEP_OF = KIND_OF + GROUPS * 64
"""By bit of the trump group: the step."""
ROW = STEP_OF + 64
TRUMPS = 5
"""Rows: D C H S and no trump."""
CHANCES = HEADER + TRUMPS * ROW
"""For each share of the unseen cards that a hand may be, in parts of :data:`SHARES`: by a number of cards, the chance
that none of them is in the hand; then the same for pairs."""
SHARES = 256
CHANCE_SINGLES, CHANCE_PAIRS = 64, 32
CHANCE_ROW = CHANCE_SINGLES + CHANCE_PAIRS
CONFIG = CHANCES + CHANCE_ROW * (SHARES + 1)

# -- W: the deal
HANDS = 0
KITTY = HANDS + MAX_SEATS * SEAT
RNG = KITTY + SEAT
ROW_OFFSET = RNG + 1
BANKER = RNG + 2
TRUMP_NAMED = RNG + 3
LINE = RNG + 20
"""The points that were bid or named; 0 for none."""
CALLS = RNG + 21
"""How many friends were called."""
TURN = RNG + 4
"""The seat to play."""
LEADER = RNG + 5
PLAYED = RNG + 6
"""Plays made in the trick in progress."""
TRICK_POINTS = RNG + 7
TRICKS = RNG + 8
PLAYS = RNG + 9
THROWN = RNG + 10
"""Throws attempted."""
FAILURES = RNG + 11
LAST_WINNER = RNG + 12
MULTIPLIED = RNG + 13
HOOKED = RNG + 14
REDEALS = RNG + 15
FAULT = RNG + 16
"""Not 0 when a search ran out of room."""
LEFT = RNG + 17
"""Cards in the leader's hand when the trick began."""
POLICY = RNG + 18
"""Bit 0 for the opponents, bit 1 for the banker's side: 0 plays at random, 1 by rules of thumb; two bits higher 1 for
careful rules of thumb."""
THUMB, CAREFUL = 1, 4
"""Bits of a side."""
CAREFUL_ALL = 12
"""All seats by careful rules of thumb."""
RECORDING = RNG + 19
"""Where the next record goes; -1 when nothing is recorded."""
SIDE = RNG + 22
"""For each seat whether it is known to be of the banker's side."""
ALLIES = SIDE + MAX_SEATS
"""For each seat a bit for each seat that it plays with, itself included, as far as it knows."""
VOIDS = ALLIES + MAX_SEATS
"""For each seat a bit for each group of which it has shown that it holds no card."""
PAIRLESS = VOIDS + MAX_SEATS
"""For each seat a bit for each group in which it has shown that it holds no pair."""
LED_BY = PAIRLESS + MAX_SEATS
"""For each seat a bit for each group that it has led."""
TAKEN = LED_BY + MAX_SEATS
PENALTIES = TAKEN + MAX_SEATS

# -- W: the lead
LED = PENALTIES + MAX_SEATS
"""Planes of the cards led."""
LED_GROUP = LED + PLANES
LED_SIZE = LED_GROUP + 1
LED_THROW = LED_GROUP + 2
LED_WIDTH = LED_GROUP + 3
LED_LENGTH = LED_GROUP + 4
COMPONENTS = LED_GROUP + 5
"""Number of components."""
DEMANDS = LED_GROUP + 6
"""Number of demands."""
OWED_PAIRS_ONLY = LED_GROUP + 7
"""Whether every demand is of width two."""
OWED_TUPLES = LED_GROUP + 8
"""Tuples of all demands together."""
COMPONENT = LED_GROUP + 9
PART = 8
"""Words of a component: width, length, top, group, four planes."""
MAX_PARTS = 64
DEMAND = COMPONENT + PART * MAX_PARTS
"""Each demand: width, length, whether runs count."""
MAX_DEMANDS = 64

# -- W: the best play so far
BEST = DEMAND + 3 * MAX_DEMANDS
"""Its power."""
BEST_SEAT = BEST + 1
BEST_GROUP = BEST + 2
BEST_PLAY = BEST + 3
"""Planes of its cards, within its group."""

# -- W: the friends that were called
CALL_LIST = BEST_PLAY + PLANES
"""Each call: its group, its kind as a mask, its number, the copies that have counted, and the seat that answered, -1
while it is open."""
CALL = 5
MAX_CALLS = MAX_SEATS

# -- W: scratch
PLAY = CALL_LIST + CALL * MAX_CALLS
"""A play being made, of all groups."""
FREE = PLAY + SEAT
"""Planes of a group, or a whole hand, being drawn from."""
ORDER = FREE + SEAT
"""The pack being shuffled."""
PARTS_2 = ORDER + PACK_ROOM
"""Components being read, before they are sorted."""
COVER_SHAPES = PARTS_2 + PART * MAX_PARTS
"""Shapes of a throw in comparing order: width, length, number."""
COVER_STACK = COVER_SHAPES + 3 * 32
COVER_TOPS = COVER_STACK + PLANES * 128
COVER_BOUND = COVER_TOPS + 128
"""Tops that a cover has to exceed."""
COVERS = COVER_BOUND + 128
"""Covers of the best ruff: each :data:`COVER_WORDS` words."""
COVER_WORDS = 64
MAX_COVERS = 512
KEYS = COVERS + COVER_WORDS * MAX_COVERS
"""A grade: the entries of its keys."""
KEY_ROOM = 512
KEYS_2 = KEYS + KEY_ROOM
GRADED = KEYS_2 + KEY_ROOM
"""Planes being graded."""
WAYS = GRADED + PLANES
WAY = 8
"""Words of a way: four planes left, room left in the bins, free places."""
MAX_WAYS = 4096
WAYS_2 = WAYS + WAY * MAX_WAYS
FOUND = WAYS_2 + WAY * MAX_WAYS
"""Answers found for a duty: each the cards used, as planes, and the places free beside them."""
MAX_FOUND = 1024
POLICY_ROOM = FOUND + WAY * MAX_FOUND
"""Scratch of a policy."""
SNAPSHOT = POLICY_ROOM + 256
"""A position kept to go back to."""
SNAPSHOT_ROOM = SEAT * MAX_SEATS + 192 + PART * MAX_PARTS + 3 * MAX_DEMANDS
BEGAN = SNAPSHOT + SNAPSHOT_ROOM
"""The hands with which the deal began."""
MAX_LISTED = 32
LISTED_NUMBER = BEGAN + SEAT * MAX_SEATS
LISTED = LISTED_NUMBER + 1
"""Plays that are looked at, with cards of all groups."""
CHOSEN = LISTED + SEAT * MAX_LISTED
"""The one that is made."""
WORK = CHOSEN + SEAT
"""Words of a workspace."""
