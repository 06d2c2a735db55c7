"""Diamond Forest as the engine offers it."""

from collections.abc import Callable, Collection, Mapping
from typing import cast

import msgspec
from msgspec.structs import asdict, replace

from permonik.engine.core.errors import IllegalMove
from permonik.engine.core.game import Fields, Game, Outcome, RoundSummary, generator_of
from permonik.engine.core.options import Option, OptionValue, first_seat, flag
from permonik.engine.core.positions import is_deal, text_of
from permonik.engine.core.randomness import Fast
from permonik.engine.core.refusals import Refusal
from permonik.engine.core.state import State
from permonik.engine.core.view import View
from permonik.engine.diamond_forest import drawing, position, refusals, tables, unknowns
from permonik.engine.diamond_forest import view as views
from permonik.engine.diamond_forest.boards import board_of, read_board, read_die_faces, read_rock_values
from permonik.engine.diamond_forest.events import EVENTS
from permonik.engine.diamond_forest.notation import NOTATION
from permonik.engine.diamond_forest.rules import DiamondForest
from permonik.engine.diamond_forest.state import Options
from permonik.engine.diamond_forest.tiles import BOARDS, DIE_FACES, ROCK_VALUES, TILES, TRICKS

MEMORY_AIDS = ("none", "notes", "fading", "full")
WHISK_BY = ("spokesperson", "vote", "unanimous")
"""By number as in `tables`."""
OUR_ROCKS = ",".join(map(str, ROCK_VALUES))
OUR_DIE = ",".join(DIE_FACES)
MAX_ROUNDS = (0, 5, 10, 20, 30, 40, 50, 100)
HARMLESS = ("stop", "retreat", "pay", "stay", "decline", "vote")
"""What a seat does when its time has run out, if it may (FO-141, FO-142); all else is left to chance."""


class DiamondForestGame(Game):
    """Dwarfs look for diamonds in a forest that goes dark again behind them."""

    id = "diamond-forest"
    title = "Diamond Forest"
    rule_list = "FO"
    turn_rule = "FO-027"
    end_rule = "FO-087"
    rules_version = 2
    least_seats = 2
    most_seats = 4
    options = (
        Option("board", "text", "full", tuple(BOARDS), "option-board", read_board),
        flag("ranking", "option-ranking"),
        flag("choose_entrance", "option-choose-entrance"),
        Option("memory_aid", "word", "none", MEMORY_AIDS, "option-memory-aid"),
        Option("whisk_by", "word", "spokesperson", WHISK_BY, "option-whisk-by"),
        Option("rock_values", "text", OUR_ROCKS, (OUR_ROCKS,), "option-rock-values", read_rock_values),
        Option("die_faces", "text", OUR_DIE, (OUR_DIE,), "option-die-faces", read_die_faces),
        Option("max_rounds", "int", 0, MAX_ROUNDS, "option-max-rounds"),
        Option("first_player", "seat", 0, ("random",), "option-first-player"),
    )
    cards = TILES
    notation = NOTATION
    sides = ("dwarfs", "nobody")
    roles = ("dwarf",)
    event_kinds = EVENTS
    pauses_between_rounds = False

    def new(self, seats: int, seed: int | bytes, **options: object) -> DiamondForest:
        seats = self.check_seats(seats)
        rules = self.rules_of(self.check_options(options, seats))
        state = DiamondForest(self, seats, rules, generator_of(seed))
        state.begin_telling()
        return state

    def rules_of(self, values: dict[str, OptionValue]) -> Options:
        return Options(
            values,
            board_of(str(values["board"]), str(values["rock_values"])),
            bool(values["ranking"]),
            bool(values["choose_entrance"]),
            WHISK_BY.index(str(values["whisk_by"])),
            bytes([TRICKS.index(face) for face in str(values["die_faces"]).split(",")]),
            int(values["max_rounds"]),
            first_seat(values),
        )

    def options_of(self, state: DiamondForest) -> dict[str, OptionValue]:
        return dict(state.options.values)

    def load(self, source: str | bytes) -> DiamondForest:
        text = text_of(source)
        if not text.lstrip().startswith("{"):
            return drawing.load(self, text)
        if is_deal(text, "tiles"):
            return position.load_deal(self, text)
        return position.load_json(self, text)

    def own_state(self, state: State) -> DiamondForest:
        """A state as one of this game. Raises DamagedPosition."""
        self.check_state(state)
        return cast(DiamondForest, state)

    def save(self, state: State) -> str:
        here = self.own_state(state)
        return msgspec.json.encode(position.position_of(here, self.options_of(here))).decode()

    def draw(self, state: State) -> str:
        here = self.own_state(state)
        return drawing.draw(position.position_of(here, self.options_of(here)))

    def view(self, state: State, seat: int | None) -> views.ForestView:
        here = self.own_state(state)
        self.check_seat(here, seat)
        tiles, unseen = views.tiles_known(here, seat), views.unseen_tiles(here, seat)
        return views.view(here, seat, self.options_of(here), tiles, unseen, here.history(seat))

    def screen(self, state: State, seat: int | None) -> views.ForestView:
        """The view without what only a memory keeps, but for what the memory aid shows (FO-114, FO-115)."""
        here = self.own_state(state)
        self.check_seat(here, seat)
        tiles = views.tiles_shown(here, views.remembered(here, seat, self.memory_aid(here)))
        return views.view(here, seat, self.options_of(here), tiles, {}, [])

    def screens(self, state: State, seats: Collection[int | None]) -> dict[int | None, View]:
        here = self.own_state(state)
        if self.memory_aid(here) == "full":
            return super().screens(state, seats)
        for seat in seats:
            self.check_seat(here, seat)
        shown = self.screen(here, None)
        return {seat: replace(shown, **views.own_fields(here, seat)) for seat in seats}

    def screen_parts(self, state: State, seats: Collection[int | None]) -> tuple[Fields, Mapping[int | None, Fields]]:
        here = self.own_state(state)
        if self.memory_aid(here) == "full":
            return super().screen_parts(state, seats)
        for seat in seats:
            self.check_seat(here, seat)
        return asdict(self.screen(here, None)), {seat: views.own_fields(here, seat) for seat in seats}

    def memory_aid(self, state: DiamondForest) -> str:
        return str(state.options.values["memory_aid"])

    def retells(self, state: State) -> bool:
        """A face is told once, live: whoever was away sees what the screen shows (FO-148)."""
        return state.over or self.memory_aid(self.own_state(state)) == "full"

    def lets_point(self, state: State, seat: int) -> bool:
        """While the spokesperson decides where the imp flies to, the others may point (FO-131)."""
        return not state.over and self.own_state(state).phase == tables.WHISKING and seat != state.to_move

    def load_view(self, data: bytes) -> views.ForestView:
        return self.read_view(data, views.ForestView)

    def imaginer(self, view: View) -> Callable[[int], DiamondForest]:
        return unknowns.imaginer(self, self.own_view(view, views.ForestView))

    def explain(self, state: State, move: int, reason: int) -> Refusal:
        return refusals.explain(self.own_state(state), move, reason)

    def outcome(self, state: State) -> Outcome:
        """The first who got home; nobody when the rounds ran out before (FO-087, FO-140)."""
        here = self.own_state(state)
        result = views.result_of(here)
        if result is None:
            return Outcome((), tuple(here.scores), ())
        winners = tuple(seat for seat, rank in enumerate(result.ranks) if result.somebody_home and rank == 1)
        return Outcome(winners, tuple(here.scores), (result,))

    def summaries(self, state: State) -> tuple[RoundSummary, ...]:
        """One for the whole game."""
        outcome = self.outcome(state)
        if not state.over:
            return ()
        won = tuple(seat in outcome.winners for seat in range(state.seats))
        side = "dwarfs" if any(won) else "nobody"
        return (RoundSummary((side,), self.roles_in_play(state), won, outcome.scores),)

    def roles_in_play(self, state: State) -> tuple[str, ...]:
        return self.roles * int(self.own_state(state).seats)

    def default_move(self, state: State) -> int:
        """The least that a seat can do; what is left to chance depends on nothing hidden (FO-141 to FO-143)."""
        here = self.own_state(state)
        if here.over:
            raise IllegalMove("a default move", self.game_over())
        moves = here.moves()
        for kind in HARMLESS:
            if (move := NOTATION.parse(kind)) in moves:
                return move
        turning = [move for move in moves if move < tables.STEPS]
        choices = turning or moves
        return choices[int(Fast(here.number).below(len(choices)))]
