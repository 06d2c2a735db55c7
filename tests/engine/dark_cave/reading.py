"""A state of the engine, read from outside, as the plain implementation has it: the deal, and facts."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from tests.engine.comparison import none_for_nobody
from tests.engine.dark_cave.plain import tables
from tests.engine.dark_cave.plain.world import Deal, Given, Place, World, by_table
from tests.engine.dark_cave.texts import CARDS, NAMES, cards, number_of, place

PHASES = {
    "act": "acting",
    "vote": "voting",
    "move": "walking",
    "turn": "turning",
    "creep": "creeping",
    "defend": "fighting",
    "over": "over",
}
ENDS = {"side_out": "side out", "hands_empty": "hands empty", "agreed": "agreed"}


def clan_card(text: str) -> tuple[str, str]:
    clan, front = text.split("-")
    return clan, front


def goal(name: str) -> str:
    return name.replace("-", "_")


def deal_of(facts: Mapping[str, Any]) -> Deal:
    """Of a game that has just begun."""
    seats = facts["seats"]
    clan_cards = [clan_card(text) for text in facts["dwarves"]]
    return Deal(
        starter=facts["first"],
        goals=tuple(goal(face) for face in facts["faces"]),
        clan_cards=tuple(clan_cards[:seats]),
        set_aside=tuple(clan_cards[seats:]),
        hands=tuple(tuple(cards(hand)) for hand in facts["hands"]),
        pile=tuple(cards(facts["deck"])),
        removed=tuple(cards(facts["aside"])),
    )


def with_cave(facts: Mapping[str, Any], world: World) -> str:
    """A position of the engine in which all is as in a plain world at the beginning of a turn."""
    figures = [*world.figures, *(world.monsters.get(monster) for monster in tables.MONSTERS)]
    creatures = [(monster, *world.monster_cards[monster]) for monster in tables.MONSTERS if monster in world.monsters]
    tokens = [
        {"x": x, "y": y, "side": edge, "token": NAMES[web.card], "seat": web.owner, "number": web.side}
        for ((x, y), edge), web in world.webs.items()
    ]
    changed = {
        "laid": [
            {"x": x, "y": y, "card": NAMES[card], "turned": turned}
            for (x, y), (card, turned) in sorted(world.laid.items(), key=lambda laid: laid[0][::-1])
        ],
        "turned": [world.uncovered.get(cell) for cell in world.goals],
        "figures": [None if figure is None else spot(world, figure) for figure in figures],
        "tokens": sorted(tokens, key=lambda it: (it["y"], it["x"], it["side"])),
        "hands": [names(hand) for hand in world.hands],
        "deck": [NAMES[card] for card in world.pile],
        "nuggets": world.nuggets,
        "veins": [spot(world, vein) for vein in sorted(world.veins, key=lambda vein: vein[0][::-1])],
        "boots": [NAMES[world.boots[seat]] if seat in world.boots else "" for seat in range(world.seats)],
        "axes": [names(axes) for axes in world.axes],
        "creatures": [{"creature": one, "seat": seat, "card": NAMES[card]} for one, seat, card in creatures],
        "lying": sorted(world.lying),
        "open_dwarves": sorted(world.revealed),
        "first_out": world.escaped[0] if world.escaped else -1,
        "history": [],
    }
    return msgspec.json.encode({**facts, **changed}).decode()


def names(hand: list[str]) -> list[str]:
    return [NAMES[card] for card in by_table(hand)]


def spot(world: World, where: Place) -> dict[str, int]:
    (x, y), _ = where
    return {"x": x, "y": y, "field": number_of(world, where)}


def place_of(world: World, spot: Mapping[str, Any] | None) -> Place | None:
    return None if spot is None else place(world, (spot["x"], spot["y"]), spot.get("field", 0))


def facts_of(facts: Mapping[str, Any], world: World) -> dict[str, object]:
    """What a saved position says, in the words of the plain implementation. From the world come the names of fields."""
    seats = range(facts["seats"])
    over = facts["phase"] == "over"
    clan_cards = [clan_card(text) for text in facts["dwarves"]]
    figures = [place_of(world, spot) for spot in facts["figures"]]
    creatures = {one["creature"]: (one["seat"], CARDS[one["card"]]) for one in facts["creatures"]}
    monsters = zip(tables.MONSTERS, figures[len(seats) :], strict=True)
    return {
        "phase": facts["phase"],
        "active": None if over else facts["turn"],
        "decides": None if over else facts["to_move"],
        "starter": facts["first"],
        "last": none_for_nobody(facts["last"]),
        "goals": [goal(face) for face in facts["faces"]],
        "turned": facts["turned"],
        "clan cards": clan_cards[: len(seats)],
        "set aside": Counter(clan_cards[len(seats) :]),
        "figures": figures[: len(seats)],
        "monsters": {monster: where for monster, where in monsters if where is not None},
        "monster cards": creatures,
        "lying": set(facts["lying"]),
        "revealed": set(facts["open_dwarves"]),
        "first out": none_for_nobody(facts["first_out"]),
        "nuggets": facts["nuggets"],
        "veins": {place_of(world, spot) for spot in facts["veins"]},
        "boots": {seat: CARDS[card] for seat, card in enumerate(facts["boots"]) if card},
        "axes": [Counter(cards(axes)) for axes in facts["axes"]],
        "laid": {(it["x"], it["y"]): (CARDS[it["card"]], it["turned"]) for it in facts["laid"]},
        "webs": {
            ((it["x"], it["y"]), it["side"]): (it["number"], it["seat"], CARDS[it["token"]]) for it in facts["tokens"]
        },
        "hands": [Counter(cards(hand)) for hand in facts["hands"]],
        "pile": cards(facts["deck"]),
        "removed": Counter(cards(facts["aside"])),
        "face down": [Counter(CARDS[card] for owner, card in facts["discards"] if owner == seat) for seat in seats],
        "cards lost": facts["lost"],
        "goals seen": [set(seen) for seen in facts["seen_faces"]],
        "fronts seen": [set(seen) for seen in facts["seen_dwarves"]],
        "given": [given_of(it) for it in facts["given"]],
        "proposed": None if over else facts["proposed"],
        "steps": None if over else facts["steps"],
        "due": None if over else facts["due"],
        "frozen": None if over else facts["frozen"],
        "drawer": none_for_nobody(facts["drawer"]),
        "creeping": facts["creeping"],
        "met": facts["met"],
        "attacked": set(facts["attacked"]),
        "entered": facts["entered"],
        "results": [result_of(result) for result in facts["results"]],
    }


def given_of(facts: Mapping[str, Any]) -> tuple[object, ...]:
    return facts["seat"], facts["holder"], sorted(cards(facts["cards"])), facts["unseen"]


def result_of(facts: Mapping[str, Any]) -> dict[str, object]:
    return {
        "why": ENDS[facts["why"]],
        "last": none_for_nobody(facts["finisher"]),
        "first out": none_for_nobody(facts["first_out"]),
        "clan cards": [clan_card(role) for role in facts["roles"]],
        "carried": facts["nuggets"],
        "escaped": {seat for seat, out in enumerate(facts["escaped"]) if out},
        "values": {it["clan"]: it["value"] for it in facts["treasures"]},
        "members": {it["clan"]: it["members"] for it in facts["treasures"]},
        "saved": {it["clan"]: it["saved"] for it in facts["treasures"]},
        "opponents": {it["clan"]: it["opponents"] for it in facts["treasures"]},
    }


def facts_of_world(world: World) -> dict[str, object]:
    """The same facts of a plain world."""
    cells = list(world.goals)
    return {
        "phase": PHASES[world.phase],
        "active": None if world.over else world.active,
        "decides": None if world.over else world.decides,
        "starter": world.starter,
        "last": world.last,
        "goals": list(world.goals.values()),
        "turned": [world.uncovered.get(cell) for cell in cells],
        "clan cards": world.clan_cards,
        "set aside": Counter(world.set_aside),
        "figures": world.figures,
        "monsters": world.monsters,
        "monster cards": world.monster_cards,
        "lying": world.lying,
        "revealed": world.revealed,
        "first out": world.escaped[0] if world.escaped else None,
        "nuggets": world.nuggets,
        "veins": world.veins,
        "boots": world.boots,
        "axes": [Counter(axes) for axes in world.axes],
        "laid": world.laid,
        "webs": {where: (web.side, web.owner, web.card) for where, web in world.webs.items()},
        "hands": [Counter(hand) for hand in world.hands],
        "pile": world.pile,
        "removed": Counter(world.removed),
        "face down": [Counter(one + other) for one, other in zip(world.discarded, world.lost, strict=True)],
        "cards lost": [len(lost) for lost in world.lost],
        "goals seen": [{cells.index(cell) for cell in seen} for seen in world.goals_seen],
        "fronts seen": world.fronts_seen,
        "given": [given_in(it) for it in world.given],
        "proposed": None if world.over else world.proposed,
        "steps": None if world.over else world.left,
        "due": None if world.over else due(world),
        "frozen": None if world.over else world.frozen,
        "drawer": drawer(world),
        "creeping": creeping(world),
        "met": world.meeting.monster if world.meeting else "",
        "attacked": set(world.meeting.victims) if world.meeting else set(),
        "entered": world.goal_to_turn[1] if world.goal_to_turn else "",
        "results": [result_in(world)] if world.over else [],
    }


def given_in(it: Given) -> tuple[object, ...]:
    return it.seat, it.holder, sorted(it.cards + it.gone), list(it.unseen)


def due(world: World) -> int:
    """How many cards will be drawn, as things are."""
    return max(0, world.played - world.unpaid) if world.drawer == world.active else 1


def drawer(world: World) -> int | None:
    """Who draws instead of the active seat."""
    return None if world.over or world.drawer == world.active else world.drawer


def creeping(world: World) -> str:
    """A monster under somebody's hand, also while it waits for an axe."""
    return world.meeting.monster if world.meeting and not world.moving else world.creeping


def result_in(world: World) -> dict[str, object]:
    seats = range(world.seats)
    members = {clan: [seat for seat in seats if world.side(seat) == clan] for clan in tables.CLANS}
    return {
        "why": world.why_over,
        "last": world.last,
        "first out": world.escaped[0] if world.escaped else None,
        "clan cards": world.clan_cards,
        "carried": world.carried,
        "escaped": set(world.escaped),
        "values": world.values,
        "members": members,
        "saved": {clan: sum(world.nuggets[seat] for seat in members[clan]) for clan in tables.CLANS},
        "opponents": {clan: world.seats - len(members[clan]) for clan in tables.CLANS},
    }
