"""What a seat may ask beside playing: what is still out, the coach's four steps, which moves cost most."""

from __future__ import annotations

import asyncio
import urllib.request
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from random import Random

import pytest
from playing import SECONDS, Player, Refused

from shengji.bots import create, play_deal
from shengji.bots.protocol import Candidate
from shengji.cards import KIND_OF
from shengji.game import actions as a
from shengji.game import start, view
from shengji.game.engine import fold, legal
from shengji.game.guidance import order_of
from shengji.notation.record import from_events, steps
from shengji.rules import presets
from shengji.server import coaching, thinking
from shengji.server.adviser import _last_over
from shengji.server.advising import hint_bot, same_move
from shengji.server.counting import counted
from shengji.server.protocol import Settings
from shengji.server.showing import grouped
from shengji.text.errors import Term, TextError

FAST = {"deal_ms": 0, "bot_ms": 0}


def played(preset: str = "online", tricks: int = 99):
    """A deal between bots up to a number of tricks: the log, and the game."""
    log = []

    def enough(game, _caused):
        if game.deal is not None and len(game.deal.tricks) >= tricks:
            raise Enough(game)

    rules = presets.load(preset)
    bots = [create("simple", Random(seat)) for seat in range(rules.seats)]
    log.append(start(rules, [f"P{seat}" for seat in range(rules.seats)]))
    try:
        game = play_deal(fold(log), bots, "07" * 32, log, watch=enough)
    except Enough as found:
        game = found.args[0]
    return log, game


class Enough(Exception):
    """As many tricks as were asked for."""


@pytest.mark.parametrize("preset", ["online", "competition", "xinyang", "chaodipi"])
def test_what_is_out_is_the_pack_without_what_the_seat_has_seen(preset):
    _, game = played(preset, tricks=9)
    for seat in range(4):
        seen = view(game, seat)
        found = counted(seen, "c", "t", None)
        out = Counter(code for group in found.groups for code in group.cards)
        hidden = Counter()
        for other, hand in enumerate(game.deal.hands):
            if other != seat:
                hidden += Counter(code for code, kind in KIND_OF.items() for _ in range(hand >> 8 * kind & 0x7F))
        if not seen.buried:
            kitty = game.deal.kitty
            hidden += Counter(code for code, kind in KIND_OF.items() for _ in range(kitty >> 8 * kind & 0x7F))
        assert out == hidden
        assert sum(out.values()) == found.cards


def test_who_has_shown_to_be_void_stands_beside_the_group():
    _, game = played(tricks=15)
    seen = view(game, 0)
    found = {group.group: group for group in counted(seen, "c", "t", None).groups}
    known = {(name, seat) for name, group in found.items() for seat in group.void}
    assert known
    # Whoever is said to be void is: the true hands know.
    for name, seat in known:
        shown = {group.group: group.cards for group in _groups(game, seat)}
        assert not shown.get(name), (name, seat)


def _groups(game, seat):
    seen = view(game, seat)
    return grouped(seen.hand, order_of(seen))


def test_what_stands_above_a_card():
    _, game = played(tricks=3)
    seen = view(game, 0)
    for group in counted(seen, "c", "t", None).groups:
        if group.trump or not group.cards:
            continue
        low = group.cards[-1]
        higher = counted(seen, "c", "t", KIND_OF[low]).higher
        assert higher == tuple(card for card in group.cards if card != low)
        top = counted(seen, "c", "t", KIND_OF[group.cards[0]]).higher
        assert top == ()


def test_a_move_costs_what_the_bot_values_the_best_above_it():
    log, _ = played()
    record = from_events(log)[-1]
    made = coaching.decisions(record, 1)
    assert len(made) >= 15
    judged = [(decision, thinking.judge(1.0, "simple", "x", decision.seen, decision.action)) for decision in made]
    # The bot judges its own moves by its own values.
    assert all(found.cost == 0 for _, found in judged)
    assert coaching.costliest(judged, "en") == ()
    wrong = []
    for decision, found in judged:
        for candidate in found.candidates[1:]:
            cost = thinking.judge(1.0, "simple", "x", decision.seen, candidate.action).cost
            assert cost == pytest.approx(found.candidates[0].value - candidate.value)
            wrong.append((decision, found._replace(cost=cost)))
    costs = [each.cost for each in coaching.costliest(wrong, "zh-Hans")]
    assert len(costs) == 3
    assert costs == sorted((found.cost for _, found in wrong), reverse=True)[:3]


def test_moves_that_were_not_considered_are_valued_too():
    log, _ = played()
    unconsidered = valued = 0
    for action, before, _, _ in steps(from_events(log)[-1]):
        if not isinstance(action, a.Play):
            continue
        seen = view(before, action.seat)
        bot = create("club-1", Random(1))
        offered = [candidate.action for candidate in bot.candidates(seen)]
        for other in list(islice(legal(before, action.seat), 6)):
            if any(same_move(other, each) for each in offered):
                continue
            unconsidered += 1
            valued += bot.weigh(seen, other) is not None
    assert unconsidered > 20
    assert valued > unconsidered * 0.8


def test_what_is_certain_is_said_of_leads_and_of_follows():
    log, _ = played()
    texts = []
    for decision in coaching.decisions(from_events(log)[-1], 2):
        candidates = create("simple", Random(1)).candidates(decision.seen)
        for language in ("en", "zh-Hans", "zh-Hant"):
            texts += coaching.certain(decision.seen, candidates, language)
    assert any("beats" in text for text in texts)
    assert any("Still to play" in text for text in texts)
    assert any("is winning" in text for text in texts)


def test_the_strongest_bot_gives_hints_unless_the_host_names_one():
    assert hint_bot() == hint_bot(Settings())
    assert hint_bot(Settings(hint_bot="simple")) == "simple"


def test_a_bot_that_does_not_explain_itself_still_judges():
    log, _ = played()
    decision = coaching.decisions(from_events(log)[-1], 1)[3]
    found = thinking.judge(1.0, "random", "x", decision.seen, decision.action)
    assert len(found.candidates) == 1
    assert isinstance(found.candidates[0], Candidate)
    assert isinstance(found.candidates[0].reason, Term)


def decided(player):
    """How many moves of a player are looked at after the deal: all but what was shown, or not, while dealt to."""
    return sum(action["do"] not in ("declare", "passdeclaring") for action in player.done)


def test_asking_over_the_wire(shared_server):
    async def run() -> None:
        player = Player(shared_server.url, seed=5)
        await player.hello("A")
        await player.create(settings={**FAST, "hint_bot": "simple"}, bots="simple", start=True)
        await player.play_until(lambda p: p.view.get("phase") == "play" and p.help["acting"])
        await player.send({"type": "count", "id": "1", "table": player.table, "card": player.hand[-1]})
        said = await player.until("counted")
        assert said["cards"] == sum(len(group["cards"]) for group in said["groups"])
        await player.send({"type": "coach", "id": "2", "table": player.table})
        said = await player.until("coached")
        assert said["bot"] == "simple"
        assert said["owed"]
        assert said["certain"]
        values = [each["value"] for each in said["candidates"]]
        assert values == sorted(values, reverse=True)
        await player.send({"type": "review", "id": "3", "table": player.table})
        with pytest.raises(Refused) as refused:
            await player.until("reviewed")
        assert refused.value.code == "server-no-record"
        await player.play_until(lambda p: p.info["state"] == "between")
        await player.send({"type": "review", "id": "4", "table": player.table})
        come = []
        while (said := await player.receive())["type"] != "reviewed":
            if said["type"] == "reviewing":
                come.append((said["done"], said["moves"]))
        # On the way it is said how far it has come.
        assert come == [(done, said["judged"]) for done in range(1, said["judged"] + 1)]
        assert said["judged"] == decided(player)
        costs = [move["cost"] for move in said["moves"]]
        assert len(costs) <= 3
        assert costs == sorted(costs, reverse=True)
        await player.close()

    asyncio.run(run())


def test_a_table_may_forbid_counting_and_advice(shared_server):
    async def run() -> None:
        player = Player(shared_server.url, seed=6)
        await player.hello("A")
        await player.create(settings={**FAST, "counting": False, "hints": False}, bots="simple", start=True)
        await player.play_until(lambda p: p.view.get("phase") == "play" and p.help["acting"])
        for kind, code in (
            ("count", "server-counting-off"),
            ("coach", "server-hints-off"),
            ("hint", "server-hints-off"),
        ):
            await player.send({"type": kind, "id": kind, "table": player.table})
            with pytest.raises(Refused) as refused:
                await player.until("nothing")
            assert refused.value.code == code
        with pytest.raises(Refused) as refused:
            await player.create(settings={**FAST, "hint_bot": "nobody"})
        assert refused.value.code == "bot-unknown"
        await player.close()

    asyncio.run(run())


def test_what_a_bot_did_for_a_seat_is_not_reviewed(shared_server):
    async def run() -> None:
        player = Player(shared_server.url, seed=7)
        await player.hello("A")
        await player.create(settings=FAST, bots="simple", start=True)
        await player.play_until(lambda p: p.view.get("phase") == "play" and p.view["tricks_played"] >= 5)
        await player.send({"type": "autoplay", "table": player.table, "on": True})
        while player.info["state"] != "between":
            await player.receive()
        await player.send({"type": "review", "id": "1", "table": player.table})
        said = await player.until("reviewed")
        assert 1 <= said["judged"] <= 7
        await player.close()

    asyncio.run(run())


def test_text_errors_are_raised_for_a_log_without_a_deal():
    with pytest.raises(TextError):
        _last_over((start(presets.load("online"), ["A", "B", "C", "D"]),))


def test_more_bots_than_processes_search_for_a_shorter_time():
    async def run() -> None:
        thinker = thinking.Thinker(1)
        # In this process, so that what they are given can be seen at once.
        thinker._pool = ThreadPoolExecutor(8)
        alone = await thinker.ask(round_of, seconds=0.4)
        together = await asyncio.gather(*(thinker.ask(round_of, seconds=0.4) for _ in range(4)))
        studied = await asyncio.gather(*(thinker.study(round_of, seconds=0.4) for _ in range(4)))
        await thinker.close()
        assert alone == 0.4
        assert together == [0.4, 0.2, pytest.approx(0.4 / 3), 0.1]
        assert studied == [0.4] * 4

    asyncio.run(run())


def round_of(seconds):
    """What a bot is given to think."""
    return seconds


def test_expert_is_asked_for_hints_and_plays_at_the_table(shared_server):
    async def run() -> None:
        player = Player(shared_server.url, seed=8)
        await player.hello("A")
        await player.create(settings=FAST, bots="expert", start=True)
        until = asyncio.get_running_loop().time() + SECONDS
        while "\nshengji_bot_processes_ready 0\n" in metrics(shared_server.url):
            assert asyncio.get_running_loop().time() < until
            await asyncio.sleep(0.1)
        reasons = []
        for tricks in range(8):
            await player.play_until(
                lambda p, least=tricks: (
                    p.view.get("phase") == "play" and p.help["acting"] and p.view["tricks_played"] >= least
                )
            )
            await player.send({"type": "coach", "id": "1", "table": player.table})
            said = await player.until("coached")
            assert said["bot"] == "expert"
            reasons += [each["reason"] for each in said["candidates"]]
        assert any("imagined deals" in reason for reason in reasons)
        await player.play_until(lambda p: p.info["state"] == "between")
        await player.send({"type": "review", "id": "2", "table": player.table})
        said = await player.until("reviewed")
        assert said["bot"] == "expert"
        assert said["judged"] == decided(player)
        await player.close()

    asyncio.run(run())


def metrics(url):
    with urllib.request.urlopen(f"{url}/metrics") as answer:
        return answer.read().decode()
