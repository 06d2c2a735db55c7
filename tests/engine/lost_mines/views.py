"""What the views of the engine show of a seat's knowledge, beside what the plain implementation says it knows."""

from collections import Counter
from typing import Any

from tests.engine.lost_mines.plain import tables
from tests.engine.lost_mines.plain.knowledge import known, public
from tests.engine.lost_mines.plain.world import World
from tests.engine.lost_mines.reading import PHASES, dwarf
from tests.engine.lost_mines.texts import CARDS, cards


def shown(view: Any) -> dict[str, object]:
    tokens = {((token.x, token.y), token.side): token for token in view.tokens}
    return {
        "round": view.round,
        "phase": view.phase,
        "points": [player.points for player in view.players],
        "clans": [player.clan for player in view.players],
        "roles": {seat: dwarf(one.role)[1] for seat, one in enumerate(view.players) if one.role is not None},
        "clans of undealt dwarf cards": Counter(view.undealt),
        "figures": [(player.at.x, player.at.y) for player in view.players],
        "laid": {(laid.x, laid.y): (CARDS[laid.card], laid.turned) for laid in view.laid},
        "overcome": set(view.overcome),
        "traps": {where for where, token in tokens.items() if token.token == "trap"},
        "trolls": {where: token.seat for where, token in tokens.items() if token.token == "troll"},
        "troll cards": [player.trolls for player in view.players],
        "mines": {(mine.x, mine.y): mine.face.removeprefix("mine-") for mine in view.covered if mine.face is not None},
        "turned": {(mine.x, mine.y): mine.turned for mine in view.covered if mine.turned is not None},
        "lookers at mines": [mine.seen_by for mine in view.covered],
        "lookers at dwarfs": [player.seen_by for player in view.players],
        "lookers at treasures": [treasure.seen_by for treasure in view.treasures],
        "treasures": [treasure.kind for treasure in view.treasures],
        "values": {place: one.value for place, one in enumerate(view.treasures) if one.value is not None},
        "kinds set aside": Counter(view.treasures_aside),
        "takers": [treasure.taker for treasure in view.treasures],
        "dragon": [player.dragon for player in view.players],
        "hand sizes": [player.cards for player in view.players],
        "pile": view.draw_pile,
        "discard pile": view.discard_pile,
        "aside": view.aside,
        "face-down discards": [player.discarded for player in view.players],
        "lost to traps": [player.lost for player in view.players],
        "out": {seat for seat, player in enumerate(view.players) if player.out},
        "hand": sorted(cards(view.hand)),
        "own discards": sorted(cards(view.own_discards)),
        "unseen": +Counter({CARDS[name]: number for name, number in view.unseen.items()}),
        "pots": [pot_in_words(pot) for pot in view.results[-1].pots] if view.results else [],
    }


def pot_in_words(pot: Any) -> dict[str, object]:
    return {name: getattr(pot, name) for name in pot.__struct_fields__}


def expected(world: World, seat: int | None) -> dict[str, object]:
    secrets, seats = known(world, seat), range(world.seats)
    hidden = [*world.hands, world.pile, world.aside, *world.discarded, *world.trapped]
    unseen = Counter(card for pile in hidden for card in pile)
    unseen -= Counter(secrets.hand + secrets.discarded + secrets.trapped)
    lookers = [
        [one for one in seats if place in world.values_seen[one] or world.takers[place] == one] for place in seats
    ]
    face_down = sum(map(len, (*world.discarded, *world.trapped)))
    return {
        **public(world),
        "phase": PHASES[world.phase],
        "roles": secrets.roles,
        "troll cards": [list(world.trolls.values()).count(one) for one in seats],
        "mines": secrets.mines,
        "turned": dict(world.uncovered),
        "lookers at mines": [[one for one in seats if cell in world.mines_seen[one]] for cell in world.mines],
        "lookers at dwarfs": [[one for one in seats if other in world.roles_seen[one]] for other in seats],
        "lookers at treasures": lookers,
        "values": secrets.values,
        "dragon": [one == world.dragon for one in seats],
        "discard pile": len(world.shown) + face_down,
        "aside": tables.SET_ASIDE,
        "hand": secrets.hand,
        "own discards": sorted(secrets.discarded + secrets.trapped),
        "unseen": unseen,
        "pots": world.pots,
    }
