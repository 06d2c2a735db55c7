"""Cells of a mine or a forest as points: `x` grows to the right, `y` downwards, `start` lies at 0,0."""

from dataclasses import dataclass

Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Grid:
    width: int
    height: int
    start: int

    def point(self, cell: int) -> Point:
        return cell % self.width - self.start % self.width, cell // self.width - self.start // self.width

    def cell(self, x: int, y: int) -> int | None:
        """The cell of a point, None outside the grid."""
        column, row = x + self.start % self.width, y + self.start // self.width
        inside = 0 <= column < self.width and 0 <= row < self.height
        return row * self.width + column if inside else None

    def args(self, cell: int) -> dict[str, object]:
        x, y = self.point(cell)
        return {"x": x, "y": y}
