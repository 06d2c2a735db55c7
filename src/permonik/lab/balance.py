"""How balanced the games are: every game with every number of seats, as it is printed, in single rounds in which seat 0
begins."""

from collections.abc import Sequence

from permonik.engine import games
from permonik.engine.core.game import Game
from permonik.lab.what_if import Cell, Question, cells_of


def question_of(game: Game, rounds: int, seed: int, bots: str, budget: int | None) -> Question:
    names = {option.name for option in game.options}
    options: dict[str, object] = {"first_player": 0, **({"rounds": 1} if "rounds" in names else {})}
    seats = tuple(range(game.least_seats, game.most_seats + 1))
    return Question(game.id, seats, rounds, seed, bots, {}, options, budget)


def balance_cells(chosen: Sequence[Game] | None, rounds: int, seed: int, bots: str, budget: int | None) -> list[Cell]:
    """For all games that are chosen, one after the other."""
    questions = [question_of(game, rounds, seed, bots, budget) for game in chosen or games()]
    return [cell for question in questions for cell in cells_of(question)]
