"""Ways: where a walker may go on the cards that lie, step by step. Compiled.

A *place* is a field of a card on a cell, `cell << 3 | field`; a card that lies face down has one field. A *border* lies
between two cells: `cell << 1` to the east of a cell, `cell << 1 | 1` to the south of it. A *step* is the place it leads
to and the border it crosses, `place << 16 | border + 1`; without a border it stays on the card or climbs ladders.
"""

from typing import Final

from librt.vecs import remove, vec
from mypy_extensions import i64

from permonik.engine.board.net import FACE_DOWN, FIRST_SHAPE, Net
from permonik.engine.board.shapes import Shape
from permonik.engine.core.arrays import insert_sorted

MOST_FIELDS: Final = 8
NO_FIELD: Final = 255
NOWHERE: Final = -1
MOST_STEPS: Final = 256
"""More than lead away from any field."""
TOKEN: Final = 255


class Fields:
    """The fields of every shape, looked up by its number. Shared by all games of a kind."""

    __slots__ = ("at", "edges", "features", "links")

    def __init__(self, shapes: tuple[Shape, ...], features: tuple[str, ...]) -> None:
        """`features` are the names of those that rules ask for; a field shows the number of its place there, from 1."""
        at = bytearray([NO_FIELD] * (4 * FIRST_SHAPE))
        edges = bytearray(MOST_FIELDS * FIRST_SHAPE)
        links = bytearray(MOST_FIELDS * FIRST_SHAPE)
        shown = bytearray(MOST_FIELDS * FIRST_SHAPE)
        for shape in shapes:
            spare = [0] * (MOST_FIELDS - len(shape.fields))
            at += bytes([field_at(shape, d) for d in range(4)])
            edges += bytes([field.edges for field in shape.fields] + spare)
            links += bytes([field.links for field in shape.fields] + spare)
            shown += bytes([number_of(features, field.feature) for field in shape.fields] + spare)
        self.at = bytes(at)
        """At `4 * shape + d`: the field that touches the edge `d`, `NO_FIELD` when that edge is a wall."""
        self.edges = bytes(edges)
        """At `8 * shape + field`: the edges that a field touches."""
        self.links = bytes(links)
        """At `8 * shape + field`: the fields of the card linked with it, as bits."""
        self.features = bytes(shown)
        """At `8 * shape + field`: what the field shows, 0 for nothing that rules ask for."""


def field_at(shape: Shape, d: int) -> int:
    return next((number for number, field in enumerate(shape.fields) if field.edges >> d & 1), NO_FIELD)


def number_of(features: tuple[str, ...], feature: str) -> int:
    return features.index(feature) + 1 if feature in features else 0


def border_of(step: i64) -> i64:
    """The border that a step crosses; `NOWHERE` for none."""
    return (step & 0xFFFF) - 1


class Ways:
    """Fields, tokens on borders and figures on a net of cards. A game says what bars a step and what it costs."""

    __slots__ = ("enters_covered", "fields", "figures", "ladder", "ladders", "net", "tokens")

    def __init__(self, net: Net, fields: Fields, ladder: i64) -> None:
        self.net = net
        self.fields = fields
        self.ladder: i64 = ladder
        """The feature that joins its field with all others that show it, wherever they are; `NOWHERE` for none."""
        self.ladders: vec[i64] = vec[i64]()
        """The places joined in this way, in ascending order."""
        self.tokens: vec[i64] = vec[i64]()
        """What lies on borders: `border << 8 | token`, in ascending order, at most one on each."""
        self.figures: vec[i64] = vec[i64]()
        """The place of each figure; `NOWHERE` for one that is not on the board."""
        self.enters_covered = False
        """Whether a card that lies face down may be stepped on."""

    def copy_ways(self, copy: "Ways") -> None:
        copy.ladders = self.ladders[:]
        copy.tokens = self.tokens[:]
        copy.figures = self.figures[:]
        copy.enters_covered = self.enters_covered

    # What a game says for itself.

    def bars(self, figure: i64, step: i64) -> i64:
        """Why a figure may not take a step that cards and tunnels allow; 0 for no reason."""
        return 0

    def toll(self, figure: i64, step: i64) -> i64:
        """What a step costs the figure's player, in whatever the game takes."""
        return 0

    def ends_at(self, figure: i64, place: i64) -> bool:
        """Whether a figure that comes to a place cannot go on from there at once."""
        return self.net.cells[place >> 3] == FACE_DOWN

    # Cards.

    def notice_card(self, cell: i64) -> None:
        """A card has been laid, or turned up."""
        if self.ladder == NOWHERE:
            return
        for field in range(i64(MOST_FIELDS)):
            if self.feature(cell << 3 | field) == self.ladder:
                self.ladders = insert_sorted(self.ladders, cell << 3 | field)

    def forget_card(self, cell: i64) -> None:
        """A card has been taken away."""
        i: i64 = len(self.ladders) - 1
        while i >= 0:
            if self.ladders[i] >> 3 == cell:
                self.ladders = remove(self.ladders, self.ladders[i])
            i -= 1

    def feature(self, place: i64) -> i64:
        shape = i64(self.net.cells[place >> 3])
        return i64(self.fields.features[MOST_FIELDS * shape + (place & 7)])

    def place_at(self, cell: i64, d: i64) -> i64:
        """The place on a cell that touches its side `d`; `NOWHERE` where a wall is, or no card."""
        shape = i64(self.net.cells[cell])
        if shape == FACE_DOWN:
            if self.enters_covered:
                return cell << 3
            return NOWHERE
        field = i64(self.fields.at[4 * shape + d])
        if field == NO_FIELD:
            return NOWHERE
        return cell << 3 | field

    # Borders.

    def border(self, cell: i64, d: i64) -> i64:
        """The border of a cell in direction `d`."""
        if d == 0:
            return (cell - self.net.width) << 1 | 1
        if d == 1:
            return cell << 1
        if d == 2:
            return cell << 1 | 1
        return (cell - 1) << 1

    def beyond(self, border: i64) -> i64:
        """The second cell of a border; the first one is `border >> 1`."""
        cell = border >> 1
        if border & 1:
            return cell + self.net.width
        return cell + 1

    def open_at(self, border: i64) -> i64:
        """How many of the two cards at a border lie face up and are open there."""
        d: i64 = 2 if border & 1 else 1
        edges = self.net.edges(i64(self.net.cells[border >> 1]))
        facing = self.net.edges(i64(self.net.cells[self.beyond(border)]))
        return (edges >> d & 1) + (facing >> (d ^ 2) & 1)

    def token(self, border: i64) -> i64:
        """The token on a border; 0 for none."""
        for i in range(i64(len(self.tokens))):
            if self.tokens[i] >> 8 == border:
                return self.tokens[i] & TOKEN
        return 0

    def put_token(self, border: i64, token: i64) -> None:
        """Lays a token, or another one in its place."""
        self.take_token(border)
        self.tokens = insert_sorted(self.tokens, border << 8 | token)

    def take_token(self, border: i64) -> None:
        lying = self.token(border)
        if lying:
            self.tokens = remove(self.tokens, border << 8 | lying)

    # Figures.

    def figures_at(self, place: i64) -> i64:
        """Who stands at a place, as bits."""
        found: i64 = 0
        for figure in range(i64(len(self.figures))):
            if self.figures[figure] == place:
                found |= 1 << figure
        return found

    def figures_on(self, cell: i64) -> i64:
        """Who stands anywhere on a card, as bits."""
        found: i64 = 0
        for figure in range(i64(len(self.figures))):
            if self.figures[figure] >> 3 == cell:
                found |= 1 << figure
        return found

    # Steps.

    def list_steps(self, figure: i64, place: i64, out: vec[i64]) -> i64:
        """Writes every step that a figure may take from a place into `out`: inside the card, by ladders, then over
        the borders from the north on, clockwise. Returns how many. Nothing bars the way of `NOWHERE`."""
        n: i64 = 0
        cell = place >> 3
        shape = i64(self.net.cells[cell])
        linked = i64(self.fields.links[MOST_FIELDS * shape + (place & 7)])
        for field in range(i64(MOST_FIELDS)):
            if linked >> field & 1:
                n = self.list_step(figure, (cell << 3 | field) << 16, out, n)
        if self.ladder != NOWHERE and self.feature(place) == self.ladder:
            for i in range(i64(len(self.ladders))):
                if self.ladders[i] != place:
                    n = self.list_step(figure, self.ladders[i] << 16, out, n)
        edges: i64 = 15
        if shape != FACE_DOWN:
            edges = i64(self.fields.edges[MOST_FIELDS * shape + (place & 7)])
        for d in range(i64(4)):
            if edges >> d & 1:
                target = self.place_at(cell + self.net.step(d), d ^ 2)
                if target != NOWHERE:
                    n = self.list_step(figure, target << 16 | self.border(cell, d) + 1, out, n)
        return n

    def list_step(self, figure: i64, step: i64, out: vec[i64], n: i64) -> i64:
        if figure != NOWHERE and self.bars(figure, step):
            return n
        out[n] = step
        return n + 1

    def may_step(self, figure: i64, place: i64) -> bool:
        """Whether there is any step that a figure may take from a place."""
        cell = place >> 3
        shape = i64(self.net.cells[cell])
        edges: i64 = 15
        if shape != FACE_DOWN:
            edges = i64(self.fields.edges[MOST_FIELDS * shape + (place & 7)])
        for d in range(i64(4)):
            if edges >> d & 1:
                target = self.place_at(cell + self.net.step(d), d ^ 2)
                if target != NOWHERE and self.bars(figure, target << 16 | self.border(cell, d) + 1) == 0:
                    return True
        linked = i64(self.fields.links[MOST_FIELDS * shape + (place & 7)])
        for field in range(i64(MOST_FIELDS)):
            if linked >> field & 1 and self.bars(figure, (cell << 3 | field) << 16) == 0:
                return True
        if self.ladder != NOWHERE and self.feature(place) == self.ladder:
            for i in range(i64(len(self.ladders))):
                if self.ladders[i] != place and self.bars(figure, self.ladders[i] << 16) == 0:
                    return True
        return False

    def find_step(self, figure: i64, place: i64, target: i64) -> i64:
        """The step from a place to another one: one that nothing bars to the figure, if there is one; `NOWHERE` when
        the cards allow none."""
        cell = place >> 3
        shape = i64(self.net.cells[cell])
        found: i64 = NOWHERE
        linked = i64(self.fields.links[MOST_FIELDS * shape + (place & 7)])
        by_ladder = self.ladder != NOWHERE and self.feature(place) == self.ladder and target in self.ladders
        if place != target and (by_ladder or (target >> 3 == cell and linked >> (target & 7) & 1)):
            found = target << 16
            if self.bars(figure, found) == 0:
                return found
        edges: i64 = 15
        if shape != FACE_DOWN:
            edges = i64(self.fields.edges[MOST_FIELDS * shape + (place & 7)])
        for d in range(i64(4)):
            if edges >> d & 1 and self.place_at(cell + self.net.step(d), d ^ 2) == target:
                found = target << 16 | self.border(cell, d) + 1
        return found

    def side_of(self, cell: i64, border: i64) -> i64:
        """The direction in which one of its borders lies from a cell."""
        if border >> 1 == cell:
            return 2 if border & 1 else 1
        return 0 if border & 1 else 3

    def route(self, figure: i64, origin: i64, target: i64) -> list[int]:
        """The cells of a shortest way for a figure from a place to a cell, both included; empty when there is none. No
        way goes on from a card that lies face down, and nothing bars that of `NOWHERE`."""
        came_from: dict[int, int] = {int(origin): NOWHERE}
        todo: list[int] = [int(origin)]
        steps: vec[i64] = vec[i64]([0] * MOST_STEPS)
        for place in todo:
            if place >> 3 == target:
                return cells_back(came_from, place)
            if place != origin and self.net.cells[place >> 3] == FACE_DOWN:
                continue
            for i in range(self.list_steps(figure, place, steps)):
                reached = int(steps[i] >> 16)
                if reached not in came_from:
                    came_from[reached] = place
                    todo.append(reached)
        return []

    def ways_from(self, figure: i64, origin: i64, most: i64) -> list[list[int]]:
        """For each place that at most so many steps lead to: the steps of the way that costs the figure's player least,
        of those a shortest one. No way goes on from where it ends for the figure."""
        tolls: dict[int, int] = {int(origin): 0}
        """What it costs to be at a place after some steps, by `steps << 32 | place`."""
        came_by: dict[int, tuple[int, int]] = {}
        """For the same: where the last step began, and that step."""
        best: dict[int, int] = {}
        """For each place the way to it that is best."""
        steps: vec[i64] = vec[i64]([0] * MOST_STEPS)
        todo: list[int] = [int(origin)]
        for here in todo:
            place = here & 0xFFFFFFFF
            if here >> 32 == most or (place != origin and self.ends_at(figure, place)):
                continue
            for i in range(self.list_steps(figure, place, steps)):
                reached = int(steps[i] >> 16)
                there = ((here >> 32) + 1) << 32 | reached
                toll = tolls[here] + int(self.toll(figure, steps[i]))
                if reached == origin or (there in tolls and tolls[there] <= toll):
                    continue
                if there not in tolls:
                    todo.append(there)
                tolls[there] = toll
                came_by[there] = (here, int(steps[i]))
                if reached not in best or toll < tolls[best[reached]]:
                    best[reached] = there
        return [steps_back(came_by, best[place]) for place in best]


def steps_back(came_by: dict[int, tuple[int, int]], there: int) -> list[int]:
    """The steps of the way to a place, from its beginning on."""
    steps: list[int] = []
    while there in came_by:
        there, step = came_by[there]
        steps.append(step)
    steps.reverse()
    return steps


def cells_back(came_from: dict[int, int], place: int) -> list[int]:
    """The cells on the way to a place, from its beginning on; a card with several fields stands there once."""
    cells: list[int] = []
    while place >= 0:
        if not cells or cells[-1] != place >> 3:
            cells.append(place >> 3)
        place = came_from[place]
    cells.reverse()
    return cells
