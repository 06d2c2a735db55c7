"""What positions of all walking games share, from a state to plain data and back."""

from collections.abc import Sequence
from typing import Any

from permonik.engine.board.formats import Laid
from permonik.engine.board.net import EMPTY, FACE_DOWN, FIRST_SHAPE, UNDECIDED, Net
from permonik.engine.board.shapes import EDGES
from permonik.engine.board.ways import NOWHERE
from permonik.engine.core.arrays import numbers
from permonik.engine.core.options import OptionValue
from permonik.engine.core.positions import FORMAT, damaged, expect, history_of, index_in, indices_in
from permonik.engine.walking import tables
from permonik.engine.walking.formats import Spot, Token, WalkingPosition
from permonik.engine.walking.rules import WalkingRules
from permonik.engine.walking.state import WalkingState
from permonik.engine.walking.view import entered_side, spots
from permonik.engine.walking.vocabulary import WalkingVocabulary

# From a state to plain data.


def walking_facts(
    vocabulary: WalkingVocabulary, state: WalkingState, options: dict[str, OptionValue], tokens: list[Token]
) -> dict[str, Any]:
    """The facts of a position that all walking games have."""
    shapes = [int(state.net.cells[cell]) for cell in state.net.layout.covered]
    return {
        "format": FORMAT,
        "game": state.game.id,
        "rules_version": state.game.rules_version,
        "seats": int(state.seats),
        "options": options,
        "generator": state.generator.save(),
        "round": int(state.round),
        "phase": vocabulary.phases[state.phase],
        "to_move": int(state.to_move),
        "turn": int(state.turn),
        "first": int(state.first),
        "last": int(state.last),
        "dwarves": [vocabulary.roles[dwarf] for dwarf in numbers(state.dwarves)],
        "faces": [vocabulary.faces[face] for face in numbers(state.faces)],
        "turned": [None if shape == FACE_DOWN else bool(vocabulary.numbering.shape_turned[shape]) for shape in shapes],
        "laid": vocabulary.laid_cards(state.net),
        "figures": spots(vocabulary, state),
        "tokens": tokens,
        "hands": [vocabulary.hand_of(state, seat) for seat in range(state.seats)],
        "seen_faces": [bits_in(seen) for seen in numbers(state.seen_faces)],
        "seen_dwarves": [bits_in(seen) for seen in numbers(state.seen_dwarves)],
        "deck": vocabulary.names_of(numbers(state.deck)[: int(state.left)])[::-1],
        "aside": vocabulary.names_of(numbers(state.aside)),
        "discards": [(entry >> 8, vocabulary.names[entry & 255]) for entry in numbers(state.discards)],
        "lost": numbers(state.lost),
        "steps": int(state.steps),
        "due": int(state.due),
        "proposed": state.proposed,
        "entered": entered_side(state),
        "history": history_of(state),
    }


def bits_in(seen: int) -> list[int]:
    return [number for number in range(seen.bit_length()) if seen >> number & 1]


def bits_of(what: str, things: Sequence[int], count: int) -> int:
    expect(all(0 <= thing < count for thing in things), what, f"numbers from 0 to {count - 1}", list(things))
    return sum({1 << thing for thing in things})


# And back.


def restore_walking(vocabulary: WalkingVocabulary, state: WalkingRules, position: WalkingPosition) -> None:
    """Fills a state with what all walking games have; its net lies as in the beginning. The position is checked."""
    state.round = position.round
    state.phase = index_in("phase", vocabulary.phases, position.phase)
    state.over = position.phase == "over"
    state.to_move = position.to_move
    state.turn = position.turn
    state.first = position.first
    state.last = position.last
    state.steps = position.steps
    state.due = position.due
    state.proposed = position.proposed
    state.entered = EDGES.index(position.entered) if position.entered else NOWHERE
    state.restore_secrets(
        indices_in("dwarves", vocabulary.roles, position.dwarves),
        indices_in("faces", vocabulary.faces, position.faces),
        [bits_of("seen_faces", seen, len(position.faces)) for seen in position.seen_faces],
        [bits_of("seen_dwarves", seen, position.seats) for seen in position.seen_dwarves],
    )
    state.restore_piles(
        indices_in("deck", vocabulary.deck_names, position.deck[::-1]),
        indices_in("aside", vocabulary.deck_names, position.aside),
        [seat << 8 | index_in("discards", vocabulary.deck_names, card) for seat, card in position.discards],
    )
    for seat, hand in enumerate(position.hands):
        state.restore_hand(seat, indices_in("hands", vocabulary.deck_names, hand))
    state.restore_lost(position.lost)
    lay_cards(vocabulary, state.net, [*position.laid, *face_up(vocabulary, state.net, position)])
    for row in position.history or [[]]:  # without a past it begins with an empty row, as a game with its deal
        state.remember(row)


def lay_cards(vocabulary: WalkingVocabulary, net: Net, cards: Sequence[Laid]) -> None:
    """Lays these cards on a net as it is in the beginning; covered cards among them lie face up."""
    for card in cards:
        cell = cell_of(vocabulary, net, "laid", card.x, card.y)
        was_covered = cell in net.layout.covered
        index_in("laid", vocabulary.faces if was_covered else vocabulary.path_names, card.card)
        free = int(net.cells[cell]) == (FACE_DOWN if was_covered else EMPTY)
        expect(free, "laid", "one card on a cell", f"a second one at {card.x},{card.y}")
        net.restore(cell, vocabulary.shape_of(card.card, card.turned), laid=not was_covered)


def cell_of(vocabulary: WalkingVocabulary, net: Net, what: str, x: int, y: int) -> int:
    """A cell inside the border of the grid."""
    cell = vocabulary.grid.cell(x, y)
    width, height = vocabulary.grid.width, vocabulary.grid.height
    if cell is None or cell % width in (0, width - 1) or cell // width in (0, height - 1):
        raise damaged(what, "a cell of the board", f"{x},{y}")
    return cell


def face_up(vocabulary: WalkingVocabulary, net: Net, position: WalkingPosition) -> list[Laid]:
    cells = vocabulary.points(numbers(net.layout.covered))
    return [
        Laid(*cells[number], position.faces[number], turned)
        for number, turned in enumerate(position.turned)
        if turned is not None
    ]


def place_of(vocabulary: WalkingVocabulary, state: WalkingState, spot: Spot | None) -> int:
    """The place of a figure, which stands on a card."""
    if spot is None:
        return NOWHERE
    cell = cell_of(vocabulary, state.net, "figures", spot.x, spot.y)
    shape = int(state.net.cells[cell])
    expect(shape != EMPTY, "figures", "a cell with a card", f"{spot.x},{spot.y}")
    most = 1 if shape == FACE_DOWN else len(vocabulary.shapes[shape - FIRST_SHAPE].fields)
    expect(0 <= spot.field < most, "figures", f"a field from 0 to {most - 1}", spot.field)
    return cell << 3 | spot.field


def border_of(vocabulary: WalkingVocabulary, net: Net, token: Token) -> int:
    cell = cell_of(vocabulary, net, "tokens", token.x, token.y)
    return cell << 1 | index_in("tokens", tables.SIDES, token.side)


def check_turning(vocabulary: WalkingVocabulary, state: WalkingRules) -> None:
    """No dwarf stands on a covered card but the one that has reached it, and only what may lie two ways is turned."""
    turning = state.phase == tables.TURNING
    expect((state.entered != NOWHERE) == turning, "entered", "a side while turning, else none", entered_side(state))
    covered = numbers(state.net.layout.covered)
    face_down = [cell for cell in covered if int(state.net.cells[cell]) == FACE_DOWN]
    reached = int(state.reached_cell()) if turning else NOWHERE
    for seat in range(state.seats):
        cell = int(state.ways.figures[seat]) >> 3
        turns_it = cell == reached and seat == int(state.turn)
        expect(cell not in face_down or turns_it, "figures", "on a covered card only to turn it", f"seat {seat}")
    if turning:
        expect(reached in face_down, "figures", "a dwarf that has reached a covered card", f"seat {state.turn}")
        beside = int(state.net.demand[reached]) >> int(state.entered) & 1
        open_to_choice = state.orientation(covered.index(reached), reached) == UNDECIDED
        expected = "a side with a path, of a card that may lie two ways"
        expect(bool(beside and open_to_choice), "entered", expected, entered_side(state))


def check_choice(vocabulary: WalkingVocabulary, state: WalkingRules, *phases: int) -> None:
    """What has only one answer is not asked while walking, and in these phases of the game (LM-249, DC-274, DC-286)."""
    if not state.over:
        least = 2 if state.phase in (tables.WALKING, *phases) else 1
        expect(len(state.moves()) >= least, "phase", "something to decide", vocabulary.phases[state.phase])
