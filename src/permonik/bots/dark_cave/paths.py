"""What each card of the cave is to a walker, looked up by its shape. Compiled.

A *path* is one of at most two parts of a card that are joined inside it; a tunnel joins both for a nugget. Steps count
what a toll costs as well.
"""

from typing import Final

from permonik.engine.board.net import FIRST_SHAPE
from permonik.engine.board.shapes import Shape, bits
from permonik.engine.board.ways import MOST_FIELDS
from permonik.engine.dark_cave import cards

PATHS: Final = 2
ALL_SIDES: Final = 15
LADDER_MARK: Final = 16
TUNNEL_MARK: Final = 32

MISSING: Final = 5
"""The steps that a missing card costs: somebody must lay it first."""
COVERED: Final = 4
"""The steps that a covered goal costs on the way to another one: a walk ends there, and it may lead nowhere."""
PLANK: Final = 1
"""The steps that a card lost on a bridge is worth,"""
NUGGET: Final = 6
"""and those that a nugget lost in a tunnel is worth."""
THROUGH_TUNNEL: Final = NUGGET + 2
NO_WAY: Final = 255


def paths_of(shape: Shape) -> list[list[int]]:
    """The fields of each path, without the tunnel."""
    found: list[list[int]] = []
    for number, field in enumerate(shape.fields):
        if field.feature == "tunnel" or any(number in path for path in found):
            continue
        path = [number]
        for one in path:
            path += [n for n in bits(shape.fields[one].links) if n not in path and shape.fields[n].feature != "tunnel"]
        found.append(path)
    return found


def marks_of(shape: Shape, path: list[int]) -> int:
    """The sides that a path leads to, and what is on it."""
    fields = [shape.fields[number] for number in path]
    marks = sum(field.edges for field in fields)
    if any(field.feature == "ladder" for field in fields):
        marks |= LADDER_MARK
    if any(field.feature == "tunnel" for field in shape.fields):
        marks |= TUNNEL_MARK
    return marks


def steps_through(shape: Shape, path: list[int]) -> int:
    """The steps from the field by which a path is entered to the card behind it."""
    level = cards.CARDS[shape.card].level
    steps = 1 if shape.card == len(cards.DECK) else 1 + (cards.LEVELS.index(level) if level else 2)
    return steps + PLANK if any(shape.fields[number].feature == "bridge" for number in path) else steps


def steps_inside(shape: Shape, field: int) -> dict[int, int]:
    """The steps from a field to each other one of its card."""
    found = {field: 0}
    changed = True
    while changed:
        changed = False
        for one, steps in list(found.items()):
            for other in bits(shape.fields[one].links):
                there = steps + 1 + (NUGGET if shape.fields[other].feature == "tunnel" else 0)
                if there < found.get(other, NO_WAY):
                    found[other] = there
                    changed = True
    return found


def steps_to(shape: Shape, features: tuple[str, ...]) -> list[int]:
    """From each field the steps to one of the same card that shows something."""
    shown = [number for number, field in enumerate(shape.fields) if field.feature in features]
    steps = [steps_inside(shape, number) for number in range(len(shape.fields))]
    found = [min([inside[n] for n in shown if n in inside], default=NO_WAY) for inside in steps]
    return found + [NO_WAY] * (MOST_FIELDS - len(found))


def steps_out(shape: Shape) -> list[int]:
    """From each field the steps to the card beyond each side."""
    found = [NO_WAY] * (4 * MOST_FIELDS)
    for field in range(len(shape.fields)):
        for other, steps in steps_inside(shape, field).items():
            for d in bits(shape.fields[other].edges):
                found[4 * field + d] = steps + 1
    return found


def sides_and_steps() -> tuple[bytes, bytes]:
    """For both paths of each shape: sides and marks, and the steps through."""
    sides = [ALL_SIDES, 0, ALL_SIDES, 0, 0, 0]
    steps = [MISSING, 0, COVERED, 0, 0, 0]
    for shape in cards.SHAPES:
        paths = paths_of(shape)
        sides += [marks_of(shape, path) for path in paths] + [0] * (PATHS - len(paths))
        steps += [steps_through(shape, path) for path in paths] + [0] * (PATHS - len(paths))
    return bytes(sides), bytes(steps)


SIDES: Final = sides_and_steps()[0]
"""At `2 * shape + path` the sides that a path leads to, and what is on it,"""
THROUGH: Final = sides_and_steps()[1]
"""and the steps through it."""
OUT: Final = bytes([1] * (4 * MOST_FIELDS * FIRST_SHAPE)) + b"".join(
    [bytes(steps_out(shape)) for shape in cards.SHAPES]
)
"""At `4 * (8 * shape + field) + d` the steps to the card beyond a side."""
TO_LADDER: Final = bytes([NO_WAY] * (MOST_FIELDS * FIRST_SHAPE)) + b"".join(
    [bytes(steps_to(shape, ("ladder",))) for shape in cards.SHAPES]
)
"""At `8 * shape + field` the steps to the ladder of the card."""
TO_TREASURE: Final = bytes(MOST_FIELDS * FIRST_SHAPE) + b"".join(
    [bytes(steps_to(shape, ("exit", "vein"))) for shape in cards.SHAPES]
)
"""The same to the way out, or to the vein."""


def last_steps() -> bytes:
    """From the edge of each shape to its treasure; 0 where there is none."""
    found = bytes(FIRST_SHAPE)
    for shape in cards.SHAPES:
        steps = steps_to(shape, ("exit", "vein"))
        edges = [steps[number] for number, field in enumerate(shape.fields) if field.edges]
        found += bytes([max(edges) if max(edges) < NO_WAY else 0])
    return found


LAST_STEPS: Final = last_steps()
