"""What a move of the engine told, in the words of the plain implementation."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from permonik.engine.core.events import Event
from tests.engine.lost_mines.plain.world import World
from tests.engine.lost_mines.reading import dwarf
from tests.engine.lost_mines.texts import CARDS
from tests.engine.plain_play import Told

Args = Mapping[str, Any]


def cell(args: Args) -> tuple[int, int]:
    return args["x"], args["y"]


def mine(name: str) -> str:
    return name.removeprefix("mine-")


PUBLIC: dict[str, Callable[[Args], list[tuple[object, ...]]]] = {
    "placed": lambda it: [("laid", it["seat"], CARDS[it["card"]], cell(it), it["turned"])],
    "overcame": lambda it: [("showed", it["seat"], CARDS[it["card"]])],
    "laid_token": lambda it: [("showed", it["seat"], CARDS[it["card"]])],
    "removed": lambda it: [("showed", it["seat"], "storm"), ("stormed", it["seat"], CARDS[it["card"]], cell(it))],
    "token_left": lambda it: [(f"{it['card']} removed", (cell(it), it["side"]))],
    "stepped": lambda it: [("stepped", it["seat"], cell(it))],
    "forfeited": lambda it: [("trap found nothing", it["seat"])],
    "reached": lambda it: [("reached", it["seat"], cell(it), mine(it["card"]))],
    "turned_up": lambda it: [("uncovered", it["seat"], cell(it), mine(it["card"]), it["turned"])],
    "had_to_lie": lambda it: [("no choice", cell(it), it["rule"])],
    "woke_dragon": lambda it: [("dragon", it["seat"])],
    "out": lambda it: [("out", it["seat"])],
    "dealt": lambda it: [("round", it["round"], it["first"])],
    "proposed_end": lambda it: [("proposed", it["seat"])],
    "answered": lambda it: [("voted", it["seat"], it["yes"])],
    "looked_at_card": lambda it: [("showed", it["seat"], CARDS[it["card"]])],
    "looked_at_treasure": lambda it: [("showed", it["seat"], CARDS[it["card"]])],
    "looked_at_dwarf": lambda it: [("showed", it["seat"], CARDS[it["card"]])],
}

SECRET: dict[str, Callable[[Args, Args], tuple[tuple[object, ...], object]]] = {
    "lost": lambda it, secret: (("trapped", it["seat"]), CARDS[secret["card"]]),
    "took_treasure": lambda it, secret: (("took", it["seat"], it["treasure"], it["kind"]), secret["value"]),
    "got_dwarf": lambda it, secret: (("dwarf", it["seat"], it["clan"]), dwarf(secret["role"])[1]),
    "looked_at_card": lambda it, secret: (("looked", it["seat"], "mine", cell(it)), mine(secret["face"])),
    "looked_at_treasure": lambda it, secret: (("looked", it["seat"], "treasure", it["treasure"]), secret["value"]),
    "looked_at_dwarf": lambda it, secret: (("looked", it["seat"], "dwarf", it["on"]), dwarf(secret["role"])[1]),
}


def told_by(events: Iterable[Event]) -> list[Told]:
    """Cards that one seat drew or discarded are told together."""
    told: list[Told] = []
    together: dict[tuple[str, int], list[str]] = {}
    roles, found, gains = dict[int, Any](), dict[int, Any](), dict[int, Any]()
    for event in events:
        args: Args = event.args
        if event.name in PUBLIC:
            told += [Told(what) for what in PUBLIC[event.name](args)]
        if event.name in SECRET:
            assert event.secret is not None
            what, secret = SECRET[event.name](args, event.secret)
            told.append(Told(what, secret, event.to))
        elif event.name in ("drew", "discarded"):
            assert event.secret is not None
            assert event.to == args["seat"]
            together.setdefault((event.name, args["seat"]), []).append(CARDS[str(event.secret["card"])])
        elif event.name == "revealed":
            roles[args["seat"]] = dwarf(args["role"])
        elif event.name == "showed":
            found.setdefault(args["seat"], []).append(args["value"])
        elif event.name == "scored":
            gains[args["seat"]] = args["points"]
    for (name, seat), cards in together.items():
        told.append(Told((name, seat, len(cards)), tuple(sorted(cards)), seat))
    if roles:
        told.append(scored(roles, found, gains))
    return told


def scored(roles: Mapping[int, Any], found: Mapping[int, Any], gains: Mapping[int, Any]) -> Told:
    seats = range(len(roles))
    values = tuple(tuple(sorted(found.get(seat, []))) for seat in seats)
    return Told(("scored", tuple(roles[seat] for seat in seats), values, tuple(gains.get(seat, 0) for seat in seats)))


def told_in(world: World) -> list[Told]:
    """What the plain implementation told, with cards and values in the same order."""
    told = []
    for it in world.told:
        if it.what[0] == "scored":
            _, dwarfs, found, gains = it.what
            assert isinstance(found, tuple)
            told.append(Told(("scored", dwarfs, tuple(tuple(sorted(values)) for values in found), gains)))
        elif isinstance(it.secret, tuple):
            told.append(Told(it.what, tuple(sorted(it.secret)), it.to))
        else:
            told.append(it)
    return told
