"""The numbers behind the rules of thumb of ``club-1``, in points unless said otherwise.

They were found by letting variants of the bot play each other on mirrored deals. A change of any of them makes another
bot: it belongs into a new version, and ``club-1`` stays as it is.
"""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """What ``club-1`` weighs."""

    # -- cards
    plain_top: float = 5.0
    """What a plain card is worth keeping that nothing unseen beats."""
    plain_fade: float = 0.6
    """How much of that is left for each unseen card above."""
    trump_least: float = 2.0
    trump_top: float = 5.0
    trump_fade: float = 0.85
    pair: float = 1.2
    """More for each further copy of a card."""
    run: float = 1.2
    """More for each further copy in a group with a tractor."""
    # -- leading
    lead: float = 3.0
    """What it is worth to lead next."""
    drop: float = 0.42
    """How many of the points that others would lay down on the average they do lay down for each card led."""
    spent: float = 0.6
    """How much of a card's worth a lead costs."""
    drawing: float = 2.0
    """More for a lead of trumps with many of them."""
    long_trumps: float = 1.3
    """With so many times one's share of the trumps that are out one is long in them."""
    help: float = 0.5
    """How often a partner who can take a trick that the lead loses does."""
    ruffed: float = 0.3
    """How often a void seat ruffs a throw."""
    # -- following
    rescue: float = 0.7
    """How often a partner still to play takes the trick if able to."""
    rescue_early: float = 0.6
    """How much of that is left with a seat of the other side still to play."""
    lead_half: float = 1.5
    """What the next lead counts for where the other side is winning."""
    later: float = 0.3
    """Points that each seat still to play adds for each card."""
    void: float = 0.5
    """What it is worth to lay down the last card of a suit while holding trumps."""
    # -- the kitty
    last: float = 1.0
    """How much of what the last trick decides counts when a sure last trick is given up."""
    kitty_guess: float = 8.0
    """Points in a kitty that one has not seen."""
    last_lead: float = 5.0
    """Points in the last trick itself."""
    last_cards: float = 6.0
    """From so many cards in hand on the last trick is thought of."""
    # -- burying
    bury_top: float = 0.3
    bury_void: float = 6.0
    bury_points: float = 0.6
    bury_trump: float = 12.0
    bury_step: float = 0.15
    bury_ace: float = 9.0
    bury_second: float = 3.5
    bury_third: float = 1.5
    bury_pair: float = 1.0
    bury_pair_step: float = 0.3
    # -- declaring, in shares of the trumps
    long: float = 1.1
    long_contested: float = 0.95
    without_suit: float = 0.5
    overcall: float = 0.3
    overcall_partner: float = 0.3
    reinforce: float = 1.0
    pair_counts: float = 0.5
    top_counts: float = 0.0
    to_come: float = 0.9
