"""The part of a grid that play reaches: actions have a place for its cells, observations show them as planes."""

from dataclasses import dataclass

from permonik.engine.core.grid import Grid


@dataclass(frozen=True, slots=True)
class Window:
    """The cells from `left` to `right` and from `top` to `bottom` whose way from 0,0 is no longer than `reach`.

    Cards spread in all directions, but never far in two at once: the corners are left out of the actions.
    """

    grid: Grid
    left: int
    right: int
    top: int
    bottom: int
    reach: int

    @property
    def columns(self) -> int:
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        return self.bottom - self.top + 1

    def places(self) -> list[int]:
        """For each cell of the grid its place in the rectangle, row by row; -1 outside."""
        return [self.place(*self.grid.point(cell)) for cell in range(self.grid.width * self.grid.height)]

    def place(self, x: int, y: int) -> int:
        inside = self.left <= x <= self.right and self.top <= y <= self.bottom
        return (y - self.top) * self.columns + x - self.left if inside else -1

    def cells(self) -> list[int]:
        """The cells that actions name, in ascending order."""
        points = [
            (x, y)
            for y in range(self.top, self.bottom + 1)
            for x in range(self.left, self.right + 1)
            if abs(x) + abs(y) <= self.reach
        ]
        found = [self.grid.cell(x, y) for x, y in points]
        return [cell for cell in found if cell is not None]
