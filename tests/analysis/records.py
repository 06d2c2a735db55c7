"""Records to look back at."""

from permonik.analysis import Analysis, Analyst, Effort
from permonik.engine import game as find_game
from permonik.engine.core.game import Game
from permonik.engine.core.randomness import Fast
from permonik.engine.core.record import Record, Recorder, play_out
from permonik.engine.core.state import State
from tests.rules.digging import near_gold
from tests.rules.tables import drawing

QUICK = Effort(playouts=0, least=1, most=1, beliefs=12, suspected=1, trial=1, proof=1, swing=0.0)
"""As little as can be: what is tested holds for any effort."""
SHORT = {"diamond-forest": {"board": "light", "max_rounds": 5}, "dark-cave": {}}


def by_chance(game: Game, seats: int, seed: int, **options: object) -> Record:
    chance = Fast(seed)

    def choose(state: State) -> int:
        moves = state.moves()
        return moves[int(chance.below(len(moves)))]

    return play_out(Recorder(game, seats, seed, **options), choose)


def found_in(record: Record, effort: Effort = QUICK, seed: int = 1) -> Analysis:
    analyst = Analyst(record, seed, effort)
    assert sum(1 for _ in analyst.work()) == analyst.size
    return analyst.done()


def blunder() -> Record:
    """One card is missing to the gold, and the miner to move holds it, and throws it away; nobody has another one."""
    drawn = near_gold(3, ("miner", "saboteur", "miner", "miner"), 0, "deck -", "hand 1 dead-N", "hand 2 dead-E")
    deal = find_game("saboteur").load(drawing("saboteur", drawn)).save()
    moves = ((0, "discard EW"), (1, "discard dead-N"), (2, "discard dead-E"))
    return Record("saboteur", find_game("saboteur").rules_version, 3, 0, deal=deal, moves=moves)
