"""What the views of the engine show of a seat's knowledge, beside what the plain implementation says it knows."""

from collections import Counter
from typing import Any

from tests.engine.dark_cave.plain import tables
from tests.engine.dark_cave.plain.knowledge import known, levels, public
from tests.engine.dark_cave.plain.world import World
from tests.engine.dark_cave.reading import (
    PHASES,
    clan_card,
    creeping,
    drawer,
    due,
    given_in,
    goal,
    result_in,
    result_of,
)
from tests.engine.dark_cave.texts import CARDS, cards, place


def shown(view: Any, world: World) -> dict[str, object]:
    """From the world come the names of fields."""
    players = view.players
    return {
        "phase": view.phase,
        "active": view.turn,
        "decides": view.to_move,
        "starter": view.first,
        "last": view.last,
        "clans": [player.clan for player in players],
        "fronts": {seat: clan_card(one.role)[1] for seat, one in enumerate(players) if one.role is not None},
        "own clan card": None if view.role is None else clan_card(view.role),
        "clans set aside": Counter(view.undealt),
        "cards set aside": sorted(map(clan_card, view.undealt_roles)),
        "lookers at clan cards": [player.seen_by for player in players],
        "numbers of figures": [player.figure for player in players],
        "laid": {(laid.x, laid.y): (CARDS[laid.card], laid.turned) for laid in view.laid},
        "goals": {(it.x, it.y): goal(it.face) for it in view.covered if it.face is not None},
        "turned": {(it.x, it.y): it.turned for it in view.covered if it.turned is not None},
        "lookers at goals": [it.seen_by for it in view.covered],
        "veins": {at(world, spot) for spot in view.veins},
        "webs": {((it.x, it.y), it.side): (it.number, it.seat, CARDS[it.token]) for it in view.tokens},
        "figures": [at(world, player.at) for player in players],
        "lying": {seat for seat, player in enumerate(players) if player.lying},
        "out": {seat for seat, player in enumerate(players) if player.escaped},
        "first out": view.first_out,
        "nuggets": [player.nuggets for player in players],
        "bank": view.bank,
        "boots": {seat: CARDS[player.boots] for seat, player in enumerate(players) if player.boots},
        "axes": [sorted(cards(player.axes)) for player in players],
        "monsters": {it.creature: at(world, it.at) for it in view.creatures},
        "monster cards": {it.creature: (it.seat, CARDS[it.card]) for it in view.creatures},
        "hands": [Counter(player.levels) for player in players],
        "hand sizes": [player.cards for player in players],
        "pile": +Counter(dict(zip(tables.LEVELS, view.levels, strict=True))),
        "size of the pile": view.draw_pile,
        "discard pile": view.discard_pile,
        "removed": view.aside,
        "face-down discards": [player.discarded for player in players],
        "cards lost": [player.lost for player in players],
        "backs left unseen": Counter(zip(view.discarders, view.discard_levels, strict=True)),
        "revealed": {seat for seat, player in enumerate(players) if player.revealed},
        "hand": sorted(cards(view.hand)),
        "own discards": sorted(cards(view.own_discards)),
        "unseen": +Counter({CARDS[name]: number for name, number in view.unseen.items()}),
        "given": [(view.seat, it.holder, sorted(cards(it.cards)), it.unseen) for it in view.given],
        "steps": view.steps,
        "due": view.due,
        "proposed": view.proposed,
        "frozen": view.frozen,
        "drawer": view.drawer,
        "creeping": view.creeping or "",
        "met": view.met or "",
        "attacked": set(view.attacked),
        "entered": view.entered or "",
        "results": [result_of(as_words(result)) for result in view.results],
    }


def at(world: World, spot: Any) -> object:
    return None if spot is None else place(world, (spot.x, spot.y), spot.field)


def as_words(result: Any) -> dict[str, Any]:
    words = {name: getattr(result, name) for name in result.__struct_fields__}
    words["treasures"] = [{name: getattr(it, name) for name in it.__struct_fields__} for it in result.treasures]
    return words


def expected(world: World, seat: int | None) -> dict[str, object]:
    secrets, seats = known(world, seat), range(world.seats)
    hidden = [*world.hands, world.pile, world.removed, *world.discarded, *world.lost]
    unseen = Counter(card for cards in hidden for card in cards)
    unseen -= Counter(secrets.hand + secrets.discarded + secrets.lost)
    clans = [clan for clan, _ in world.clan_cards]
    backs = [
        (one, level) for one in seats for level in (levels(world.discarded[one]) + levels(world.lost[one])).elements()
    ]
    nobody = -1
    return {
        **public(world),
        "phase": PHASES[world.phase],
        "active": nobody if world.over else world.active,
        "decides": nobody if world.over else world.decides,
        "starter": world.starter,
        "last": nobody if world.last is None else world.last,
        "fronts": secrets.fronts,
        "own clan card": None if seat is None else world.clan_cards[seat],
        "cards set aside": secrets.set_aside or [],
        "lookers at clan cards": [[one for one in seats if other in world.fronts_seen[one]] for other in seats],
        "numbers of figures": [clans[:one].count(clans[one]) for one in seats],
        "goals": secrets.goals,
        "turned": dict(world.uncovered),
        "lookers at goals": [[one for one in seats if cell in world.goals_seen[one]] for cell in world.goals],
        "out": set(world.escaped),
        "first out": world.escaped[0] if world.escaped else None,
        "hand sizes": [len(hand) for hand in world.hands],
        "size of the pile": len(world.pile),
        "discard pile": len(world.shown) + len(backs),
        "removed": tables.REMOVED_OF_EACH_LEVEL * len(tables.LEVELS),
        "face-down discards": [len(cards) for cards in world.discarded],
        "cards lost": [len(cards) for cards in world.lost],
        "backs left unseen": Counter(backs),
        "hand": secrets.hand,
        "own discards": sorted(secrets.discarded + secrets.lost),
        "unseen": unseen,
        "given": [given_in(it) for it in secrets.given],
        "steps": 0 if world.over else world.left,
        "due": 0 if world.over else due(world),
        "proposed": not world.over and world.proposed,
        "frozen": not world.over and world.frozen,
        "drawer": drawer(world),
        "creeping": creeping(world),
        "met": world.meeting.monster if world.meeting else "",
        "attacked": set(world.meeting.victims) if world.meeting else set(),
        "entered": world.goal_to_turn[1] if world.goal_to_turn else "",
        "results": [result_in(world)] if world.over else [],
    }
