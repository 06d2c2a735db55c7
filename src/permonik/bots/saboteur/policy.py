"""The apprentice of Saboteur: weighs every move by what it does to the ways to the gold. Compiled."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from permonik.bots.core.public import Public
from permonik.bots.digging.policy import NEVER, WORTH, DiggingPolicy, use_for_digging
from permonik.bots.digging.sketch import DISTANCE, FAR
from permonik.bots.saboteur.public import BREAKS, MAPS, REPAIRS, ROCKFALLS, TURNS, SaboteurPublic, chance
from permonik.bots.saboteur.sketch import CHART, IS_DEAD_END
from permonik.bots.saboteur.style import GENTLE, Style
from permonik.engine.board.net import FIRST_SHAPE
from permonik.engine.core.randomness import Generator
from permonik.engine.core.state import State
from permonik.engine.digging.tables import GOALS, TOOLS, TURNING
from permonik.engine.saboteur import cards
from permonik.engine.saboteur.rules import Saboteur
from permonik.engine.saboteur.tables import (
    CARD_SHAPE,
    DECK_SHAPES,
    DISCARDS,
    GOAL_CELLS,
    MAP,
    MOST_SEATS,
    SABOTEUR,
    SHARING,
)

# Miners.
STRIKES_GOLD: Final = 100.0

# Saboteurs.
STRIKE_WITHIN: Final = 5
"""Cards to the gold from which on hiding is a luxury."""
TEMPTING: Final = 3.0
"""So much harm is worth being seen."""
HARMLESS: Final = 1.2
"""While hiding, a card may bring the miners that much nearer."""


def uses_for_miner() -> vec[float]:
    of_kind = {"repair": 0.6, "rockfall": 0.5, "map": 0.4, "break": 0.3}
    values: vec[float] = vec[float]()
    for card in cards.DECK:
        values = append(values, of_kind.get(card.kind, use_for_digging(card)))
    return values


def uses_for_saboteur() -> vec[float]:
    of_kind = {"break": 1.0, "rockfall": 1.0, "map": 0.3, "repair": 0.2}
    values: vec[float] = vec[float]()
    for card in cards.DECK:
        values = append(values, 0.8 if card.dead_end else of_kind.get(card.kind, -use_for_digging(card)))
    return values


USE_FOR_MINER: Final = uses_for_miner()
USE_FOR_SABOTEUR: Final = uses_for_saboteur()


class SaboteurPolicy(DiggingPolicy):
    """One mind for both roles."""

    __slots__ = ("nearest", "outlook", "striking", "style", "styles")

    def __init__(self, style: Style = GENTLE, others: tuple[Style, ...] = ()) -> None:
        super().__init__()
        self.style = style
        self.styles = others
        """Those that somebody may have of whom nothing is known, each as likely; none where all have the same."""
        self.outlook = 0.0
        """How well the miners stand now, as far as the seat knows."""
        self.nearest: i64 = 0
        """Cards missing to the nearest goal that may well be the gold."""
        self.striking = False
        """Whether a saboteur's time of hiding is over."""

    # What a round is about.

    def is_decided(self, state: State, number: i64) -> bool:
        assert isinstance(state, Saboteur)
        return len(state.results) >= number

    def worth(self, state: State, seat: i64, number: i64) -> float:
        """Whether the side of the seat has won the round."""
        assert isinstance(state, Saboteur)
        result = state.results[number - 1]
        return 1.0 if result.gold_reached == (result.roles[seat] != SABOTEUR) else 0.0

    def imagine(self, generator: Generator) -> None:
        if len(self.styles):
            self.style = self.styles[generator.below(len(self.styles))]

    # Weighing.

    def weigh(self, state: State, public: Public) -> None:
        assert isinstance(state, Saboteur)
        assert isinstance(public, SaboteurPublic)
        self.count = state.list_moves(self.moves)
        if state.phase == SHARING:
            for i in range(self.count):
                self.weights[i] = float(self.moves[i])
            return
        me = state.to_move
        self.look_for_gold(state, me, public.hints_of(me))
        digs = i64(state.roles[me]) != SABOTEUR
        if state.phase == TURNING:
            self.weigh_turns(state, public, digs)
            return
        self.look_ahead(public)
        if digs:
            self.weigh_for_miner(state, public, me)
        else:
            doubts = public.doubts_of(me)
            late = float(state.left) < self.style.late * float(state.seats)
            self.striking = doubts[me] > self.style.exposed or late or self.nearest <= STRIKE_WITHIN
            self.weigh_for_saboteur(state, public, me)

    def look_ahead(self, public: SaboteurPublic) -> None:
        now = public.distances
        self.outlook = self.worth_of(now)
        self.nearest = FAR
        if self.first > 0.2:
            self.nearest = min(self.nearest, now & DISTANCE)
        if self.second > 0.2:
            self.nearest = min(self.nearest, now >> 8 & DISTANCE)
        if self.third > 0.2:
            self.nearest = min(self.nearest, now >> 16 & DISTANCE)

    def worth_of(self, distances: i64) -> float:
        """How well the miners stand with these distances."""
        return (
            self.first * WORTH[distances & DISTANCE]
            + self.second * WORTH[distances >> 8 & DISTANCE]
            + self.third * WORTH[distances >> 16 & DISTANCE]
        )

    def after_card(self, public: SaboteurPublic, move: i64) -> i64:
        return public.after_card(move // DECK_SHAPES, move % DECK_SHAPES + FIRST_SHAPE, self.goals_1, self.goals_2)

    def after_rockfall(self, public: SaboteurPublic, cell: i64) -> i64:
        return public.after_rockfall(cell, self.goals_1, self.goals_2)

    def weigh_turns(self, state: Saboteur, public: SaboteurPublic, digs: bool) -> None:
        """How well the miners stand after a stone is turned over this way."""
        goal = state.turning
        for i in range(self.count):
            then = public.sketch.copy()
            shape = i64(CARD_SHAPE[state.card_of(goal)]) + (self.moves[i] - TURNS) % 2
            cell = GOAL_CELLS[goal]
            then.uncover(CHART.upper[cell], CHART.lower[cell], i64(CHART.tunnels[shape]))
            worth = self.worth_of(then.distances())
            self.weights[i] = worth if digs else -worth

    # A miner: a card nearer to the gold is worth about one point.

    def weigh_for_miner(self, state: Saboteur, public: SaboteurPublic, me: i64) -> None:
        weights = self.weights
        style = self.style
        doubts = public.doubts_of(me)
        for i in range(self.count):
            move = self.moves[i]
            if move < DISCARDS:
                weights[i] = self.weigh_digging(public, move)
            elif move < BREAKS:
                card = move - DISCARDS
                if card == MAP and self.sure:
                    weights[i] = 0.0
                else:
                    weights[i] = 0.1 * float(state.count(me, card) - 1) - USE_FOR_MINER[card]
            elif move < REPAIRS:
                on = (move - BREAKS) % MOST_SEATS
                certainty = doubts[on] - style.accuse_from
                weights[i] = 0.4 * certainty if state.broken[on] != 0 else certainty
            elif move < ROCKFALLS:
                on = (move - REPAIRS) // TOOLS % MOST_SEATS
                if on == me:
                    weights[i] = 5.0
                else:
                    still_broken = TOOLS_IN[i64(state.broken[on])] - 1
                    trusted = style.help_below - chance(doubts[on])
                    weights[i] = style.mending * trusted - 0.5 * float(still_broken)
            elif move < MAPS:
                weights[i] = self.weigh_clearing(public, move - ROCKFALLS)
            else:
                weights[i] = self.weigh_map(move - MAPS, style.looking)

    def weigh_digging(self, public: SaboteurPublic, move: i64) -> float:
        if IS_DEAD_END[move % DECK_SHAPES + FIRST_SHAPE]:
            return NEVER
        then = self.after_card(public, move)
        gain = self.worth_of(then) - self.outlook
        if gain < 0.1:
            return NEVER
        if (
            (self.first > 0.5 and then & DISTANCE == 0)
            or (self.second > 0.5 and then >> 8 & DISTANCE == 0)
            or (self.third > 0.5 and then >> 16 & DISTANCE == 0)
        ):
            return STRIKES_GOLD
        return gain - self.style.patience

    def weigh_clearing(self, public: SaboteurPublic, cell: i64) -> float:
        """What is in the way is a dead end, or a card that leads elsewhere."""
        return self.worth_of(self.after_rockfall(public, cell)) - self.outlook - 0.5

    # A saboteur: hides while the gold is far, and strikes when the tunnel comes near.

    def weigh_for_saboteur(self, state: Saboteur, public: SaboteurPublic, me: i64) -> None:
        weights = self.weights
        doubts = public.doubts_of(me)
        striking = self.striking
        style = self.style
        for i in range(self.count):
            move = self.moves[i]
            if move < DISCARDS:
                weights[i] = self.weigh_misleading(public, move)
            elif move < BREAKS:
                weights[i] = -style.parting * USE_FOR_SABOTEUR[move - DISCARDS]
            elif not striking and (move < REPAIRS or (ROCKFALLS <= move < MAPS)):
                weights[i] = NEVER
            elif move < REPAIRS:
                weights[i] = self.weigh_break(state, doubts, me, (move - BREAKS) % MOST_SEATS)
            elif move < ROCKFALLS:
                on = (move - REPAIRS) // TOOLS % MOST_SEATS
                if on == me:
                    weights[i] = 1.5 if striking else 0.4
                else:
                    weights[i] = style.aid * (chance(doubts[on]) - 0.5) if striking else NEVER
            elif move < MAPS:
                weights[i] = self.weigh_collapse(state, public, move - ROCKFALLS)
            else:
                weights[i] = self.weigh_map(move - MAPS, 4.0)

    def weigh_misleading(self, public: SaboteurPublic, move: i64) -> float:
        harm = self.outlook - self.worth_of(self.after_card(public, move))
        if harm >= TEMPTING or (self.striking and harm > 0.0):
            # After the first strike the tools will not last: what needs them comes first.
            return harm + 0.5
        if self.gold < GOALS and self.leads_astray(public, move):
            return 0.8
        return 0.5 if not self.striking and -HARMLESS <= harm <= 0.0 else NEVER

    def leads_astray(self, public: SaboteurPublic, move: i64) -> bool:
        """Whether a card digs towards a goal that this seat knows to be stone, and not towards the gold."""
        sketch = public.sketch
        then = public.after_card(
            move // DECK_SHAPES, move % DECK_SHAPES + FIRST_SHAPE, sketch.covered_1, sketch.covered_2
        )
        nearer = False
        for goal in range(i64(GOALS)):
            if then >> 8 * goal & DISTANCE < public.distances >> 8 * goal & DISTANCE:
                if goal == self.gold:
                    return False
                nearer = True
        return nearer

    def weigh_break(self, state: Saboteur, doubts: vec[float], me: i64, on: i64) -> float:
        """The less a seat is doubted, and the sooner its turn comes, the more it is in the way."""
        wait = on - me if on > me else on - me + state.seats
        danger = (1.0 - chance(doubts[on])) * (1.3 - 0.5 * float(wait) / float(state.seats))
        if state.broken[on] != 0:
            danger *= 0.5
        return danger * (4.0 if self.nearest <= 2 else 2.0)

    def weigh_collapse(self, state: Saboteur, public: SaboteurPublic, cell: i64) -> float:
        if IS_DEAD_END[i64(state.mine.cells[cell])]:
            return NEVER
        harm = self.outlook - self.worth_of(self.after_rockfall(public, cell))
        return harm if harm > 0.0 else NEVER


TOOLS_IN: Final = bytes([0, 1, 1, 2, 1, 2, 2, 3])
"""How many tools a set of them has."""
