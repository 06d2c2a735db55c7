"""How a game of Diamond Forest stood at each moment: a race, run again and again from there."""

from math import inf, sqrt
from typing import cast

from permonik.bots.core.hindsight import Hindsight, Outlook, result_of
from permonik.bots.diamond_forest.dwarf import Master
from permonik.bots.diamond_forest.quest import FAR, Quest
from permonik.bots.diamond_forest.woods import Woods
from permonik.bots.thought import Thought
from permonik.engine.core.arrays import numbers
from permonik.engine.core.randomness import WORD, Fast, mix
from permonik.engine.core.state import NOBODY, State
from permonik.engine.diamond_forest.rules import DiamondForest
from permonik.engine.diamond_forest.tables import EVERYBODY, STARTING
from permonik.engine.diamond_forest.view import ForestView

DICE = 6
"""Different luck with a move."""
STRAY = 0.5
"""The part of the search for a hidden diamond that is no way to anywhere."""
LUCK = 1.2
"""How far the turns that somebody needs lie around their mean: so much of them is their variance."""
HALF = 0.5
"""Turns are whole ones: somebody gets home in the turn that is nearest to the end of its way."""


class ForestHindsight(Hindsight):
    """Everybody walks to the diamonds that are missing and home, on the best way through the forest as it is, and
    before that looks for what only the forest knows."""

    noted = "memory"

    def outlook(self, state: State, playouts: int, seed: int, move: int = NOBODY) -> Outlook:
        here = cast(DiamondForest, state)
        if move == NOBODY:
            return race(here, playouts, seed)
        ends = []
        for dice in range(DICE):
            then = here.clone()
            then.generator = Fast(int(mix((seed + dice) & WORD)))
            then.apply(move)
            ends.append(race(then, max(1, playouts // DICE), seed + dice))
        seats = tuple(sum(end.seats[seat] for end in ends) / DICE for seat in range(int(state.seats)))
        return Outlook({side: sum(end.sides[side] for end in ends) / DICE for side in ends[0].sides}, seats)

    def candidates(self, state: State) -> list[int]:
        return state.moves()

    def glance(self, state: State, seed: int) -> Thought:
        return Master().think(state.view(int(state.to_move)), state.moves(), seed)

    def notes(self, state: State, eyes: int | None, seed: int) -> list[float]:
        """The part of the covered tiles that a seat has seen, and those who watch."""
        covered = [tile for tile in cast(ForestView, state.view(eyes)).tiles if not tile.up]
        return [sum(tile.name is not None for tile in covered) / max(1, len(covered))]


def race(state: DiamondForest, playouts: int, seed: int) -> Outlook:
    game, seats = state.game, int(state.seats)
    if state.over:
        return result_of(game, game.summaries(state)[0])
    if state.home:
        return outlook_of(state, [float(rank == 1) for rank in numbers(state.ranks)])
    turns, latest, chance = turns_left(state), latest_ends(state), Fast(seed & WORD)
    first = int(state.active)
    order = [(first + place) % seats for place in range(seats)]
    wins = [0] * seats
    for _ in range(playouts):
        ends = {seat: luck(turns[seat], chance) for seat in order}
        in_time = [seat for seat in order if ends[seat] <= latest[seat]]
        if in_time:
            wins[min(in_time, key=lambda seat: ends[seat])] += 1
    return outlook_of(state, [won / playouts for won in wins])


def outlook_of(state: DiamondForest, seats: list[float]) -> Outlook:
    """One of them wins, or nobody."""
    nobody = max(0.0, 1 - sum(seats))
    return Outlook({side: nobody if side == "nobody" else 1 - nobody for side in state.game.sides}, tuple(seats))


def latest_ends(state: DiamondForest) -> list[float]:
    """How many turns each seat may still need: with as many rounds as agreed it has so many left."""
    most, seats, first = int(state.options.max_rounds), int(state.seats), int(state.first)
    if not most:
        return [inf] * seats
    begun = 0 if state.phase == STARTING else (int(state.active) - first) % seats
    left = [most - int(state.round) + ((seat - first) % seats >= begun) for seat in range(seats)]
    return [turns + HALF if turns else -inf for turns in left]


def luck(turns: float, chance: Fast) -> float:
    """So many turns, more or less: the sum of twelve even chances is nearly normal."""
    spread = sum(int(chance.word()) / (WORD + 1) for _ in range(12)) - 6
    return turns + spread * sqrt(LUCK * turns)


def turns_left(state: DiamondForest) -> list[float]:
    """How many turns each seat needs until it is home with all diamonds, about."""
    woods, shown = Woods(), state.clone()
    for cell in numbers(state.board.places):
        shown.restore_place(cell, int(state.forest[cell]), EVERYBODY)
    woods.look(shown, 0)
    quest, entrances = Quest(woods), numbers(state.board.entrances)
    dwarfs, stuck = numbers(state.dwarfs), numbers(state.stuck)
    equipment, diamonds = numbers(state.equipment), numbers(state.diamonds)
    found = []
    for seat in range(int(state.seats)):
        quest.plan(equipment[seat], int(state.board.colours) & ~diamonds[seat])
        starts = [dwarfs[seat]] if dwarfs[seat] else entrances
        way = min(float(quest.turns(cell)) for cell in starts)
        found.append(min(way, FAR) + turns_of_search(state, seat) + stuck[seat])
    return found


def turns_of_search(state: DiamondForest, seat: int) -> float:
    """All look for what is hidden, and everybody sees what is turned over."""
    own = cast(ForestView, state.view(seat))
    missing = {f"diamond-{colour}" for colour in own.colours if colour not in own.dwarfs[seat].diamonds}
    unknown = len(missing - {tile.name for tile in own.tiles})
    covered = sum(tile.name is None for tile in own.tiles)
    return STRAY * covered * unknown / (unknown + 1) / int(state.seats)
