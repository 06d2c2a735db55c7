"""Dwarves who walk through a mine on their own feet: ways to the gold, found apart from the engine."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

Cell = tuple[int, int]
STEPS: Mapping[str, Cell] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
BEHIND = {"N": "S", "E": "W", "S": "N", "W": "E"}
CURVES = {"curves-NE": ("NE", "SW"), "curves-NW": ("NW", "ES")}


@dataclass(frozen=True)
class Face:
    """What a card shows: tunnels as groups of edges, each stub a group of its own."""

    tunnels: tuple[str, ...]
    door: str = ""
    ladder: bool = False

    @property
    def open(self) -> str:
        return "".join(self.tunnels)


@cache
def face_of(card: str, turned: bool = False) -> Face:
    """A card by its name, as printed or turned by a half turn."""
    feature, _, name = card.rpartition("-")
    joined, *stubs = name.split("+")
    if card in ("start", "gold"):
        tunnels: tuple[str, ...] = ("NESW",)
    elif card == "bridge":
        tunnels = ("NS", "EW")
    elif card in CURVES:
        tunnels = CURVES[card]
    elif feature == "dead":
        tunnels = tuple(name)
    else:
        tunnels = (joined, *stubs)
    if turned:
        tunnels = tuple("".join(BEHIND[edge] for edge in tunnel) for tunnel in tunnels)
    return Face(tunnels, feature if feature in ("blue", "green") else "", feature == "ladder" or card == "start")


def beside(cell: Cell, edge: str) -> Cell:
    dx, dy = STEPS[edge]
    return cell[0] + dx, cell[1] + dy


def reaches(mine: Mapping[Cell, Face], gold: Cell, closed_door: str = "") -> bool:
    """Whether a dwarf whom one kind of doors stops can walk from the start to the gold, ladders included."""
    todo = [(cell, "".join(face.tunnels)) for cell, face in mine.items() if face.ladder]
    walked = set(todo)
    while todo:
        cell, tunnel = todo.pop()
        if cell == gold:
            return True
        for edge in tunnel:
            there = beside(cell, edge)
            for onward in entered(mine.get(there), BEHIND[edge], closed_door):
                if (there, onward) not in walked:
                    walked.add((there, onward))
                    todo.append((there, onward))
    return False


def entered(face: Face | None, edge: str, closed_door: str) -> Iterable[str]:
    """The tunnel that lies behind an edge of a card, if it is open to the dwarf."""
    if face is None or (face.door and face.door == closed_door):
        return []
    return [tunnel for tunnel in face.tunnels if edge in tunnel]
