"""A state of the engine, read from outside, as the plain implementation has it: deals, facts, and what was told."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from tests.engine.comparison import none_for_nobody
from tests.engine.lost_mines.plain import tables
from tests.engine.lost_mines.plain.world import Deal, World
from tests.engine.lost_mines.texts import CARDS, NAMES, cards
from tests.engine.plain_grid import Border, Cell

PHASES = {"act": "acting", "vote": "voting", "move": "walking", "turn": "turning", "take": "taking", "over": "over"}


def dwarf(text: str) -> tuple[str, str]:
    clan, role = text.split("-")
    return clan, role


def treasure(text: str) -> tuple[str, int]:
    kind, value = text.split("-")
    return kind, int(value)


def deal_of(facts: Mapping[str, Any]) -> Deal:
    """Of a round that has just begun."""
    seats = facts["seats"]
    dwarfs = [dwarf(text) for text in facts["dwarves"]]
    treasures = [treasure(text) for text in facts["treasures"]]
    return Deal(
        starter=facts["first"],
        mines=tuple(face.removeprefix("mine-") for face in facts["faces"]),
        treasures=tuple(treasures[:seats]),
        spare_treasures=tuple(treasures[seats:]),
        dwarfs=tuple(dwarfs[:seats]),
        undealt=tuple(dwarfs[seats:]),
        hands=tuple(tuple(cards(hand)) for hand in facts["hands"]),
        pile=tuple(cards(facts["deck"])),
        aside=tuple(cards(facts["aside"])),
    )


def with_wood(facts: Mapping[str, Any], world: World) -> str:
    """A position of the engine in which the wood is that of a plain world, in the beginning of a round."""
    tokens = [token(where, "trap", None) for where in world.traps]
    tokens += [token(where, "troll", owner) for where, owner in world.trolls.items()]
    changed = {
        "laid": [
            {"x": x, "y": y, "card": NAMES[card], "turned": turned}
            for (x, y), (card, turned) in sorted(world.laid.items(), key=lambda laid: laid[0][::-1])
        ],
        "overcome": sorted(world.overcome, key=lambda cell: cell[::-1]),
        "turned": [world.uncovered.get(cell) for cell in world.mines],
        "figures": [{"x": x, "y": y} for x, y in world.figures],
        "tokens": sorted(tokens, key=lambda it: (it["y"], it["x"], it["side"])),
        "deck": [NAMES[card] for card in world.pile],
        "dragon": -1 if world.dragon is None else world.dragon,
        "history": [],
    }
    return msgspec.json.encode({**facts, **changed}).decode()


def token(where: Border, kind: str, seat: int | None) -> dict[str, Any]:
    (x, y), side = where
    return {"x": x, "y": y, "side": side, "token": kind, "seat": seat}


def facts_of(facts: Mapping[str, Any]) -> dict[str, object]:
    """What a saved position says, in the words of the plain implementation."""
    tokens = {((it["x"], it["y"]), it["side"]): it for it in facts["tokens"]}
    laid = {(it["x"], it["y"]): (CARDS[it["card"]], it["turned"]) for it in facts["laid"]}
    trolls = {where: it["seat"] for where, it in tokens.items() if it["token"] == "troll"}
    hands = [Counter(cards(hand)) for hand in facts["hands"]]
    face_down = [Counter(CARDS[card] for owner, card in facts["discards"] if owner == seat) for seat in seats_of(facts)]
    elsewhere = Counter(cards(facts["deck"] + facts["aside"])) + Counter(card for card, _ in laid.values())
    elsewhere += sum((*hands, *face_down), Counter()) + Counter(troll=len(trolls))
    over = facts["phase"] == "over"
    treasures = [treasure(text) for text in facts["treasures"]]
    dwarfs = [dwarf(text) for text in facts["dwarves"]]
    return {
        "round": facts["round"],
        "phase": facts["phase"],
        "active": None if over else facts["turn"],
        "decides": None if over else facts["to_move"],
        "starter": facts["first"],
        "last": none_for_nobody(facts["last"]),
        "mines": [face.removeprefix("mine-") for face in facts["faces"]],
        "turned": facts["turned"],
        "treasures": treasures[: facts["seats"]],
        "spare treasures": Counter(treasures[facts["seats"] :]),
        "takers": [none_for_nobody(taker) for taker in facts["takers"]],
        "dwarfs": dwarfs[: facts["seats"]],
        "undealt": Counter(dwarfs[facts["seats"] :]),
        "figures": [cell_of(spot) for spot in facts["figures"]],
        "dragon": none_for_nobody(facts["dragon"]),
        "laid": laid,
        "overcome": {tuple(cell) for cell in facts["overcome"]},
        "traps": {where for where, it in tokens.items() if it["token"] == "trap"},
        "trolls": trolls,
        "hands": hands,
        "pile": cards(facts["deck"]),
        "aside": Counter(cards(facts["aside"])),
        "shown": Counter(tables.deck()) - elsewhere,
        "face down": face_down,
        "lost to traps": facts["lost"],
        "out": set(facts["out"]),
        "mines seen": [set(seen) for seen in facts["seen_faces"]],
        "roles seen": [set(seen) for seen in facts["seen_dwarves"]],
        "values seen": [set(seen) for seen in facts["seen_treasures"]],
        "proposed": None if over else facts["proposed"],
        "steps": None if over else facts["steps"],
        "due": None if over else facts["due"],
    }


def seats_of(facts: Mapping[str, Any]) -> range:
    return range(facts["seats"])


def cell_of(spot: Mapping[str, Any]) -> Cell:
    assert spot.get("field", 0) == 0
    return spot["x"], spot["y"]


def facts_of_world(world: World) -> dict[str, object]:
    """The same facts of a plain world."""
    cells = list(world.mines)
    seats = range(world.seats)
    taken = [{place for place, taker in enumerate(world.takers) if taker == seat} for seat in seats]
    return {
        "round": world.round,
        "phase": PHASES[world.phase],
        "active": None if world.over else world.active,
        "decides": None if world.over else world.decides,
        "starter": world.starter,
        "last": world.last,
        "mines": list(world.mines.values()),
        "turned": [world.uncovered.get(cell) for cell in cells],
        "treasures": world.treasures,
        "spare treasures": Counter(world.spare_treasures),
        "takers": world.takers,
        "dwarfs": world.dwarfs,
        "undealt": Counter(world.undealt),
        "figures": world.figures,
        "dragon": world.dragon,
        "laid": world.laid,
        "overcome": world.overcome,
        "traps": world.traps,
        "trolls": world.trolls,
        "hands": [Counter(hand) for hand in world.hands],
        "pile": world.pile,
        "aside": Counter(world.aside),
        "shown": Counter(world.shown),
        "face down": [Counter(world.discarded[seat] + world.trapped[seat]) for seat in seats],
        "lost to traps": [len(lost) for lost in world.trapped],
        "out": world.out,
        "mines seen": [{cells.index(cell) for cell in seen} for seen in world.mines_seen],
        "roles seen": world.roles_seen,
        "values seen": [seen | own for seen, own in zip(world.values_seen, taken, strict=True)],
        "proposed": None if world.over else world.proposed,
        "steps": None if world.over else world.steps,
        "due": None if world.over else max(0, world.played - world.unpaid),
    }
