"""Complete states that a seat must hold possible. Compiled."""

from typing import Final

from mypy_extensions import i64

from permonik.engine.core.randomness import Generator, generator_for
from permonik.engine.core.state import NOBODY
from permonik.engine.dark_cave.rules import DarkCave
from permonik.engine.hands.swapped import SwappedHands
from permonik.engine.walking.imaginer import exchanged

MOST_TRIES: Final = 10000
"""More than it takes to find clan cards that everybody must hold possible, if there are any."""


class Imaginer:
    """Prepared once from a view; called with a seed it gives a state consistent with the view."""

    __slots__ = ("backs", "clans", "known_dwarves", "known_faces", "state")

    def __init__(
        self, state: DarkCave, backs: SwappedHands, known_dwarves: i64, known_faces: i64, clans: list[int]
    ) -> None:
        self.state = state
        """What the seat knows, with anything at all in the places it does not know."""
        self.backs = backs
        """All cards of which the seat sees the backs alone."""
        self.known_dwarves: i64 = known_dwarves
        """The places of clan cards that the seat knows, as bits."""
        self.known_faces: i64 = known_faces
        """The goals whose face the seat knows, as bits."""
        self.clans = bytes(clans)
        """The clan of each clan card, which everybody sees on its back."""

    def __call__(self, seed: object) -> DarkCave:
        """A random complete state that looks to the seat just like the real one."""
        generator = generator_for(seed)
        state = self.state.clone()
        state.given = self.backs.deal(state, generator)
        self.deal_clans(state, generator)
        state.faces = exchanged(state.faces, self.known_faces, bytes(len(state.faces)), generator)
        state.generator = generator
        return state

    def deal_clans(self, state: DarkCave, generator: Generator) -> None:
        """Fronts change places within a clan. After an escape each side still has a dwarf inside, else the game would
        be over (DC-252, DC-284)."""
        dwarves = state.dwarves
        for _ in range(MOST_TRIES):
            state.dwarves = exchanged(dwarves, self.known_dwarves, self.clans, generator)
            if state.over or state.first_out == NOBODY or not (state.is_side_out(0) or state.is_side_out(1)):
                return
        raise ValueError("expected sides with dwarfs inside, got none")
