"""What a seat sees in a walking game. Compiled."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from permonik.engine.board.net import FACE_DOWN, FIRST_SHAPE, Layout
from permonik.engine.board.shapes import Shape
from permonik.engine.board.ways import MOST_FIELDS, NOWHERE
from permonik.engine.walking.numbering import WalkingNumbering
from permonik.engine.walking.state import WalkingState
from permonik.engine.walking.tables import TURNING
from permonik.env.core.eyes import CardEyes, edge_looks

SIDES = 2


def looks_of(layout: Layout, shapes: tuple[Shape, ...], features: tuple[str, ...]) -> list[list[int]]:
    """The planes of every shape, with one for each feature: where it is, as a number of its field and 1."""
    looks = []
    for number, shape in enumerate(shapes):
        fields = [field.feature for field in shape.fields]
        shown = [fields.index(feature) + 1 if feature in fields else 0 for feature in features]
        looks.append(edge_looks(layout.open, layout.joined, FIRST_SHAPE + number) + shown)
    return looks


class WalkingEyes(CardEyes):
    """What the walking games show. Behind the planes of the cards: tokens on the eastern and southern borders, the
    own figure and the others."""

    __slots__ = (
        "clan_cards",
        "clans",
        "covered",
        "covered_lookers",
        "dwarf_lookers",
        "dwarves",
        "entered",
        "faces",
        "fields",
        "first",
        "lost",
        "proposed",
        "roles",
        "tokens",
        "turn",
        "walk",
    )

    def __init__(
        self,
        numbering: WalkingNumbering,
        looks: list[list[int]],
        features: tuple[str, ...],
        own_planes: tuple[str, ...],
        deck_cards: int,
        roles: int,
        clans: int,
        faces: int,
        phases: int,
        places: list[int],
        columns: int,
        rows: int,
    ) -> None:
        """`own_planes` are those that a game writes cell by cell."""
        seats = int(numbering.seats)
        shown = tuple([f"field of {feature} + 1" for feature in features])
        walked = ("token on the eastern border", "token on the southern border", "own figure", "other figures")
        super().__init__(seats, phases, places, columns, rows, deck_cards, looks, (*shown, *walked, *own_planes))
        self.tokens: i64 = self.shape_planes
        self.roles: i64 = roles
        self.clan_cards: i64 = roles // clans
        self.faces: i64 = faces
        self.clans: i64 = self.segment("clans", (seats, clans), "the clan of each seat")
        self.dwarves: i64 = self.segment("dwarves", (seats, roles), "the dwarf card of each seat that the seat knows")
        self.dwarf_lookers: i64 = self.segment("dwarf_lookers", (seats, seats), "whose card was looked at by whom")
        self.covered: i64 = self.segment("covered", (faces, faces), "the face of each covered card that the seat knows")
        self.covered_lookers: i64 = self.segment("covered_lookers", (faces, seats), "who has looked at each of them")
        self.fields: i64 = self.segment("fields", (seats, MOST_FIELDS), "the field on which each figure stands")
        self.lost: i64 = self.segment("lost", (seats,), "how many cards each seat has lost on its way")
        self.turn: i64 = self.segment("turn", (seats,), "whose turn it is")
        self.first: i64 = self.segment("first", (seats,), "who began the round")
        self.walk: i64 = self.segment("walk", (2,), "steps left, and cards to be drawn at the end of the turn")
        self.proposed: i64 = self.segment("proposed", (1,), "whether an early end was proposed in this turn")
        self.entered: i64 = self.segment("entered", (4,), "the side by which a card that is being turned was entered")

    def write_walking(self, state: WalkingState, open_dwarves: i64, me: i64, out: vec[u8], at: i64) -> None:
        """`open_dwarves` are the seats whose cards everybody knows, as bits."""
        self.write_table(state, me, state.phase, out, at)
        self.write_cards(state, me, out, at)
        self.write_net(state.net, out, at)
        self.write_tokens(state, out, at)
        known = open_dwarves | state.seen_dwarves[me] | i64(1) << me
        for seat in range(state.seats):
            away = self.away(state, seat, me)
            dwarf = i64(state.dwarves[seat])
            clans = self.roles // self.clan_cards
            out[at + self.clans + away * clans + dwarf // self.clan_cards] = 1
            if known >> seat & 1:
                out[at + self.dwarves + away * self.roles + dwarf] = 1
            for other in range(state.seats):
                if state.seen_dwarves[other] >> seat & 1:
                    out[at + self.dwarf_lookers + away * self.room + self.away(state, other, me)] = 1
            self.put(out, at + self.lost + away, i64(state.lost[seat]))
            self.write_figure(state, seat, away, out, at)
        for number in range(i64(len(state.faces))):
            self.write_covered(state, number, me, out, at)
        if state.turn >= 0:
            out[at + self.turn + self.away(state, state.turn, me)] = 1
        out[at + self.first + self.away(state, state.first, me)] = 1
        self.put(out, at + self.walk, state.steps)
        self.put(out, at + self.walk + 1, state.due)
        if state.proposed:
            out[at + self.proposed] = 1
        if state.entered >= 0:
            out[at + self.entered + state.entered] = 1

    def write_tokens(self, state: WalkingState, out: vec[u8], at: i64) -> None:
        tokens = state.ways.tokens
        for i in range(i64(len(tokens))):
            border = tokens[i] >> 8
            self.mark(out, at, self.tokens + (border & 1), border >> 1, tokens[i] & 255)

    def write_figure(self, state: WalkingState, seat: i64, away: i64, out: vec[u8], at: i64) -> None:
        figure = state.ways.figures[seat]
        if figure == NOWHERE:
            return
        out[at + self.fields + away * MOST_FIELDS + (figure & 7)] = 1
        place = self.places[figure >> 3]
        if place >= 0:
            plane = self.tokens + SIDES
            if away > 0:
                plane += 1
            out[at + self.board + plane * self.area + place] += 1

    def write_covered(self, state: WalkingState, number: i64, me: i64, out: vec[u8], at: i64) -> None:
        cell = state.net.layout.covered[number]
        is_open = state.net.cells[cell] != FACE_DOWN or (state.phase == TURNING and state.reached_cell() == cell)
        if is_open or state.seen_faces[me] >> number & 1:
            out[at + self.covered + number * self.faces + i64(state.faces[number])] = 1
        for seat in range(state.seats):
            if state.seen_faces[seat] >> number & 1:
                out[at + self.covered_lookers + number * self.room + self.away(state, seat, me)] = 1
