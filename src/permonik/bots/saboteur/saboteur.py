"""How a saboteur weighs its moves: it hides while the gold is far, and strikes when the tunnel comes near."""

from permonik.bots.saboteur.hand import worth_to_saboteur
from permonik.bots.saboteur.situation import Situation
from permonik.engine.core.moves import Parts
from permonik.engine.digging.distances import Distances
from permonik.engine.saboteur import tables
from permonik.engine.saboteur.notation import NOTATION

NEVER = -10.0
STRIKE_WITHIN = 5
"""Cards to the gold from which on hiding is a luxury."""
EXPOSED = 1.0
"""The doubt from which on nobody is fooled any more."""
TEMPTING = 3.0
"""So much harm is worth being seen."""
HARMLESS = 1.2
"""While hiding, a card may bring the miners that much nearer."""


def strikes(situation: Situation) -> bool:
    """Whether the time of hiding is over."""
    exposed = situation.suspicion.doubts[situation.me] > EXPOSED
    late = situation.view.draw_pile < 2 * situation.view.seats
    return exposed or late or situation.nearest <= STRIKE_WITHIN


def weigh(move: int, situation: Situation, striking: bool) -> float:
    if move < tables.DISCARDS:
        return weigh_place(situation.after_place(move), situation, striking)
    if tables.NUMBERING.rockfalls <= move < tables.NUMBERING.maps:
        harm = -situation.gain(situation.after_rockfall(move - tables.NUMBERING.rockfalls))
        return harm if striking and harm > 0 else NEVER
    if tables.NUMBERING.maps <= move < tables.NUMBERING.turns:
        return weigh_map(move - tables.NUMBERING.maps, situation)
    taken = NOTATION.parts(move)
    if taken.kind == "break":
        return weigh_break(taken, situation, striking)
    if taken.kind == "repair":
        return weigh_repair(taken, situation, striking)
    return -worth_to_saboteur(str(taken.card))


def weigh_place(after: Distances, situation: Situation, striking: bool) -> float:
    harm = -situation.gain(after)
    if harm >= TEMPTING or (striking and harm > 0):
        # After the first strike the tools will not last: what needs them comes first.
        return harm + 0.5
    if leads_astray(after, situation):
        return 0.8
    return 0.5 if not striking and -HARMLESS <= harm <= 0 else NEVER


def leads_astray(after: Distances, situation: Situation) -> bool:
    """Whether a card digs towards a goal that this seat knows to be stone, and not towards the gold."""
    if not situation.sure:
        return False
    gold = situation.belief.index(1.0)
    nearer = [cards < before for cards, before in zip(after, situation.now, strict=True)]
    return any(nearer) and not nearer[gold]


def weigh_map(goal: int, situation: Situation) -> float:
    chance = situation.belief[goal]
    return NEVER if situation.sure else 4 * chance * (1 - chance)


def weigh_break(taken: Parts, situation: Situation, striking: bool) -> float:
    """The less a seat is doubted, and the sooner its turn comes, the more it is in the way."""
    assert taken.seat is not None
    if not striking:
        return NEVER
    wait = (taken.seat - situation.me) % situation.view.seats
    danger = (1 - situation.suspicion.of(taken.seat)) * (1.3 - 0.5 * wait / situation.view.seats)
    if situation.view.players[taken.seat].broken:
        danger *= 0.5
    return danger * (4.0 if situation.nearest <= 2 else 2.0)


def weigh_repair(taken: Parts, situation: Situation, striking: bool) -> float:
    """Itself, and when hiding is over whoever must be a friend."""
    assert taken.seat is not None
    if taken.seat == situation.me:
        return 1.5 if striking else 0.4
    return 2 * (situation.suspicion.of(taken.seat) - 0.5) if striking else NEVER
