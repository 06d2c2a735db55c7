"""Many games side by side: actions come in as one array, observations and masks go out as others. Compiled."""

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64, u8

from permonik.engine.core.arrays import longs_of, zeros
from permonik.engine.core.randomness import Generator
from permonik.engine.core.state import State
from permonik.env.core.coder import OUTSIDE, Coder
from permonik.env.core.eyes import Eyes


class Glance:
    """One game: what a seat sees and may do, each in an array of its own."""

    __slots__ = ("coder", "eyes", "outside")

    def __init__(self, eyes: Eyes, coder: Coder) -> None:
        self.eyes = eyes
        self.coder = coder
        self.outside: i64 = 0
        """How many legal moves without an action of their own were met."""

    def observation(self, state: State, seat: i64) -> vec[u8]:
        out = zeros(self.eyes.size)
        self.eyes.write(state, seat, out, 0)
        return out

    def mask(self, state: State) -> vec[u8]:
        out = zeros(self.coder.size)
        self.outside += self.coder.mark(state, out, 0)
        return out

    def no_mask(self) -> vec[u8]:
        """Of a seat that may do nothing now."""
        return zeros(self.coder.size)

    def move(self, state: State, action: i64) -> int:
        """The legal move that an action means, -1 for none."""
        return int(self.coder.chosen(state, action))

    def action(self, state: State, move: i64) -> int:
        return int(self.coder.action_of(state, move))

    def legal(self, state: State) -> list[int]:
        """The actions of all legal moves, in ascending order; `mask` as numbers."""
        self.coder.look(state)
        count = state.list_moves(self.coder.moves)
        found: set[int] = set()
        for i in range(count):
            move = self.coder.moves[i]
            action = self.coder.encode(move, self.coder.block_of(move))
            found.add(int(self.coder.size - 1 if action == OUTSIDE else action))
        return sorted(found)


class Lanes:
    """A game on each lane. Arrays that were handed out never change: every step makes new ones."""

    __slots__ = (
        "blank_masks",
        "blank_views",
        "coder",
        "count",
        "eyes",
        "generator",
        "masks",
        "moves",
        "outside",
        "played",
        "recording",
        "states",
        "steps",
        "suggested",
        "to_move",
        "views",
    )

    def __init__(
        self, eyes: Eyes | None, coder: Coder, states: list[State], generator: Generator, recording: bool
    ) -> None:
        """Without eyes nothing is observed, and what happens is told to nobody."""
        self.eyes = eyes
        self.coder = coder
        self.states = states
        self.generator = generator
        self.recording = recording
        self.count: i64 = len(states)
        self.moves: vec[i64] = longs_of([0] * len(states))
        self.played: list[list[int]] = [[] for _ in states]
        """The moves of each game, while they are recorded."""
        self.blank_masks: vec[u8] = zeros(self.count * coder.size)
        self.masks: vec[u8] = vec[u8]()
        size: i64 = 0
        if eyes is not None:
            size = eyes.size
        self.blank_views: vec[u8] = zeros(self.count * size)
        self.views: vec[u8] = vec[u8]()
        self.to_move: vec[i64] = vec[i64]()
        self.suggested: vec[i64] = vec[i64]()
        """A legal action for each game, chosen at random."""
        self.outside: i64 = 0
        """How many legal moves without an action of their own were met, over all positions."""
        self.steps: i64 = 0

    def step(self, actions: bytes) -> list[int]:
        """Plays an action in each game, given as 8 bytes each; returns the lanes whose round or game has ended. Raises
        ValueError, and plays nothing, when one is not legal."""
        for lane in range(self.count):
            action = read_i64_le(actions, 8 * lane)
            move = self.coder.chosen(self.states[lane], action)
            if move == OUTSIDE:
                raise ValueError(f"a legal action was expected in game {int(lane)}, not {int(action)}")
            self.moves[lane] = move
        ended: list[int] = []
        watched = self.eyes is not None
        for lane in range(self.count):
            state = self.states[lane]
            before = state.round
            if self.recording:
                self.played[lane].append(int(self.moves[lane]))
            if watched:
                state.play_legal(self.moves[lane])
            else:
                state.apply(self.moves[lane])
            if state.over or state.round != before:
                ended.append(int(lane))
        self.steps += self.count
        return ended

    def renew(self, lane: int, state: State) -> None:
        """A new game on a lane."""
        self.states[lane] = state
        self.played[lane] = []

    def sense(self) -> None:
        """Makes the arrays of what is to be decided now."""
        self.masks = self.blank_masks[:]
        self.views = self.blank_views[:]
        self.to_move = vec[i64](capacity=self.count)
        self.suggested = vec[i64](capacity=self.count)
        coder = self.coder
        eyes = self.eyes
        for lane in range(self.count):
            state = self.states[lane]
            self.to_move = append(self.to_move, state.to_move)
            self.outside += coder.mark(state, self.masks, lane * coder.size)
            self.suggested = append(self.suggested, self.suggest(coder))
            if eyes is not None:
                eyes.write(state, state.to_move, self.views, lane * eyes.size)

    def suggest(self, coder: Coder) -> i64:
        """One of the moves that were listed last."""
        move = coder.moves[self.generator.below(coder.listed)]
        action = coder.encode(move, coder.block_of(move))
        return coder.size + move if action == OUTSIDE else action
