"""How a miner weighs its moves: a card nearer to the gold is worth about one point."""

from permonik.bots.saboteur.hand import worth_to_miner
from permonik.bots.saboteur.situation import Situation
from permonik.engine.core.moves import Parts
from permonik.engine.saboteur import tables
from permonik.engine.saboteur.notation import NOTATION

NEVER = -10.0
STRIKES_GOLD = 100.0
HELP_BELOW = 0.28
"""The chance of being a saboteur below which a seat has earned a repair."""
ACCUSE_FROM = 2.4
"""The doubt from which on the tools of a seat are broken: one dead end may be bad luck."""


def weigh(move: int, situation: Situation) -> float:
    if move < tables.DISCARDS:
        return weigh_place(move, situation)
    if tables.NUMBERING.rockfalls <= move < tables.NUMBERING.maps:
        return situation.gain(situation.after_rockfall(move - tables.NUMBERING.rockfalls)) - 0.5
    if tables.NUMBERING.maps <= move < tables.NUMBERING.turns:
        return weigh_map(move - tables.NUMBERING.maps, situation)
    taken = NOTATION.parts(move)
    if taken.kind == "break":
        return weigh_break(taken, situation)
    if taken.kind == "repair":
        return weigh_repair(taken, situation)
    return weigh_discard(str(taken.card), situation)


def weigh_place(move: int, situation: Situation) -> float:
    after = situation.after_place(move)
    gain = situation.gain(after)
    if gain < 0.1:
        return NEVER
    if any(chance > 0.5 and cards == 0 for chance, cards in zip(situation.belief, after, strict=True)):
        return STRIKES_GOLD
    return gain


def weigh_map(goal: int, situation: Situation) -> float:
    """Worth most where it is a toss-up."""
    chance = situation.belief[goal]
    return 6 * chance * (1 - chance) if not situation.sure else NEVER


def weigh_break(taken: Parts, situation: Situation) -> float:
    assert taken.seat is not None
    certainty = situation.suspicion.doubts[taken.seat] - ACCUSE_FROM
    return 0.4 * certainty if situation.view.players[taken.seat].broken else certainty


def weigh_repair(taken: Parts, situation: Situation) -> float:
    if taken.seat == situation.me:
        return 5.0
    assert taken.seat is not None
    still_broken = len(situation.view.players[taken.seat].broken) - 1
    return 6 * (HELP_BELOW - situation.suspicion.of(taken.seat)) - 0.5 * still_broken


def weigh_discard(card: str, situation: Situation) -> float:
    if card == "map" and situation.sure:
        return 0.0
    return -worth_to_miner(card, situation.view.hand)
