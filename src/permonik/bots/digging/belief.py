"""What a bot of either Saboteur believes, in words."""

from permonik.bots.thought import Chances
from permonik.engine.digging.rules import DiggingRules
from permonik.engine.digging.vocabulary import Vocabulary


def gold_places(vocabulary: Vocabulary, state: DiggingRules, golds: list[float]) -> dict[str, Chances]:
    """The chance of gold for each goal that lies face down, by its place."""
    places: dict[str, Chances] = {}
    for goal, gold in enumerate(golds):
        if state.face_down(goal):
            x, y = vocabulary.grid.point(int(state.numbering.goal_cells[goal]))
            places[f"{x},{y}"] = {"gold": gold, "stone": 1 - gold}
    return places
