"""What a move of the engine told, in the words of the plain implementation."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from permonik.engine.core.events import Event
from tests.engine.dark_cave.plain.tables import level_of
from tests.engine.dark_cave.plain.world import World
from tests.engine.dark_cave.reading import ENDS, clan_card, goal
from tests.engine.dark_cave.texts import CARDS, place
from tests.engine.plain_play import Told

Args = Mapping[str, Any]
What = tuple[object, ...]

TOGETHER = {"drew": "card", "discarded": "card", "received_card": "card", "looked_aside": "role"}
"""What one seat draws, discards, gets or sees in one move is told together: the events, and their secrets."""


def cell(args: Args) -> tuple[int, int]:
    return args["x"], args["y"]


def border(args: Args) -> tuple[tuple[int, int], str]:
    return cell(args), args["side"]


def showed(args: Args) -> What:
    return "showed", args["seat"], CARDS[args["card"]]


PUBLIC: dict[str, Callable[[Args, World], list[What]]] = {
    "dealt": lambda it, _: [("dealt", it["first"])],
    "placed": lambda it, _: [("laid", it["seat"], CARDS[it["card"]], cell(it), it["turned"])],
    "removed": lambda it, _: [
        ("showed", it["seat"], CARDS[it["by"]]),
        ("caved in", it["seat"], cell(it), CARDS[it["card"]]),
    ],
    "laid_token": lambda it, _: [showed(it)],
    "token_left": lambda it, _: [("web removed", border(it))],
    "web_turned": lambda it, _: [("web worn", border(it))],
    "equipped": lambda it, _: [showed(it)],
    "called": lambda it, _: [showed(it), ("called", it["card"].split("-")[0], cell(it))],
    "led_on": lambda it, _: [showed(it)],
    "crept": lambda it, world: [("crept", it["creature"], place(world, cell(it), it["field"]))],
    "halted": lambda it, _: [("halted", it["seat"], it["creature"])],
    "creature_left": lambda it, _: [("monster gone", it["creature"])],
    "fought": lambda it, _: [("answered", it["seat"], it["creature"], True), ("axe used", it["seat"])],
    "kept_axe": lambda it, _: [("answered", it["seat"], it["creature"], False)],
    "attacked": lambda it, _: [("attacked", it["creature"], it["seat"], it["harmed"])],
    "cut": lambda it, _: [("axe used", it["seat"])],
    "stood_up": lambda it, _: [("stood up", it["seat"])],
    "turn_skipped": lambda it, _: [("skipped", it["seat"])],
    "stepped": lambda it, world: [("stepped", it["seat"], place(world, cell(it), it["field"]))],
    "stopped": lambda it, _: [("stopped", it["seat"])],
    "paid_toll": lambda it, _: [("paid toll", it["seat"], cell(it))],
    "forfeited": lambda it, _: [("draws less", it["seat"])],
    "gold_laid": lambda it, _: [("nugget laid", cell(it))],
    "gold_taken": lambda it, _: [("took a nugget", it["seat"], cell(it))],
    "gold_buried": lambda it, _: [("nugget buried", cell(it))],
    "reached": lambda it, _: [("reached", it["seat"], cell(it), goal(it["card"]))],
    "turned_up": lambda it, _: [("uncovered", it["seat"], cell(it), goal(it["card"]), it["turned"])],
    "escaped": lambda it, _: [("escaped", it["seat"], it["nuggets"])],
    "revealed": lambda it, _: [("revealed", it["seat"], clan_card(it["role"]))],
    "swapped_cards": lambda it, _: [showed(it), ("swapped", it["seat"], it["on"])],
    "looked_at_card": lambda it, _: [showed(it)],
    "looked_at_dwarf": lambda it, _: [showed(it)],
    "proposed_end": lambda it, _: [("proposed", it["seat"])],
    "answered": lambda it, _: [("voted", it["seat"], it["yes"])],
}

SECRET: dict[str, Callable[[Args, Args], tuple[What, object]]] = {
    "got_dwarf": lambda it, secret: (("clan card", it["seat"], it["clan"]), clan_card(secret["role"])[1]),
    "lost": lambda it, secret: (("lost a card", it["seat"], it["level"]), CARDS[secret["card"]]),
    "looked_at_card": lambda it, secret: (("looked", it["seat"], "goal", cell(it)), goal(secret["face"])),
    "looked_at_dwarf": lambda it, secret: (("looked", it["seat"], "clan", it["on"]), clan_card(secret["role"])[1]),
}


def told_by(events: Iterable[Event], world: World) -> list[Told]:
    """From the world come the names of fields."""
    told: list[Told] = []
    together: dict[tuple[str, int], list[Event]] = {}
    end: dict[str, Args] = {}
    values: dict[str, int] = {}
    for event in events:
        args: Args = event.args
        if event.name in TOGETHER:
            together.setdefault((event.name, args["seat"]), []).append(event)
        elif event.name in ("cave_ended", "clan_won"):
            end[event.name] = args
        elif event.name == "valued":
            values[args["clan"]] = args["points"]
        else:
            told += [Told(what) for what in PUBLIC[event.name](args, world)] if event.name in PUBLIC else []
            told += [told_secretly(event)] if event.name in SECRET else []
            assert event.name in PUBLIC or event.name in SECRET, event
    told += [told_together(name, seat, said) for (name, seat), said in together.items()]
    if end:
        why, last = ENDS[end["cave_ended"]["why"]], end["cave_ended"]["finisher"]
        told.append(Told(("ended", why, last, tuple(sorted(values.items())), end["clan_won"]["clan"])))
    return told


def told_secretly(event: Event) -> Told:
    assert event.secret is not None
    what, secret = SECRET[event.name](event.args, event.secret)
    return Told(what, secret, event.to)


def told_together(name: str, seat: int, events: list[Event]) -> Told:
    secrets = []
    for event in events:
        assert event.secret is not None
        assert event.to == seat
        secrets.append(str(event.secret[TOGETHER[name]]))
    if name == "looked_aside":
        seen = sorted(map(clan_card, secrets))
        assert sorted(clan for clan, _ in seen) == sorted(str(event.args["clan"]) for event in events)
        return Told(("saw set aside", seat, len(seen)), tuple(seen), seat)
    cards = sorted(CARDS[card] for card in secrets)
    levels = tuple(sorted(str(event.args["level"]) for event in events))
    assert levels == tuple(sorted(map(level_of, cards)))
    giver = {event.args["giver"] for event in events} if name == "received_card" else set()
    return Told(({"received_card": "received"}.get(name, name), seat, *giver, levels), tuple(cards), seat)


def told_in(world: World) -> list[Told]:
    """What the plain implementation told, with cards in the same order."""
    told = []
    for it in world.told:
        if it.what[0] == "ended":
            told.append(Told((*it.what, world.side(world.winners[0]) if world.winners else "nobody")))
        elif isinstance(it.secret, tuple):
            what = tuple(tuple(sorted(part)) if isinstance(part, tuple) else part for part in it.what)
            told.append(Told(what, tuple(sorted(it.secret)), it.to))
        else:
            told.append(it)
    return told
