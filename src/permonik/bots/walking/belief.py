"""What an apprentice of a walking game believes, in words."""

from permonik.bots.thought import Chances
from permonik.engine.core.state import NOBODY
from permonik.engine.walking.vocabulary import WalkingVocabulary


def roles_of(vocabulary: WalkingVocabulary, clan: int, chances: list[float]) -> Chances:
    """The dwarf card of a seat, given the chances of the roles of its clan."""
    found = dict.fromkeys(vocabulary.roles, 0.0)
    for role, chance in enumerate(chances):
        found[vocabulary.roles[len(chances) * clan + role]] = chance
    return found


def covered_cards(vocabulary: WalkingVocabulary, cells: list[int], faces: list[int]) -> dict[str, Chances]:
    """What the covered cards may be, by their places, given the faces of those that are known; `NOBODY` for others."""
    hidden = [name for number, name in enumerate(vocabulary.faces) if number not in faces]
    alike = {name: 1 / len(hidden) for name in hidden}
    found: dict[str, Chances] = {}
    for cell, face in zip(cells, faces, strict=True):
        x, y = vocabulary.grid.point(cell)
        found[f"{x},{y}"] = alike if face == NOBODY else {vocabulary.faces[face]: 1.0}
    return found
