"""What positions of all games of digging share, from a state to plain data and back."""

from collections import Counter
from collections.abc import Sequence

from permonik.engine.board.net import EMPTY, FACE_DOWN, UNDECIDED
from permonik.engine.core.arrays import numbers
from permonik.engine.core.options import OptionValue
from permonik.engine.core.positions import FORMAT, damaged, expect, history_of, index_in, indices_in
from permonik.engine.digging import kit
from permonik.engine.digging.book import Book
from permonik.engine.digging.checks import check_goals
from permonik.engine.digging.facts import DealFacts, DigPosition, Laid
from permonik.engine.digging.mine import Mine
from permonik.engine.digging.rules import Digging
from permonik.engine.digging.state import Deal, Dig, fixed_deal
from permonik.engine.digging.tools import TOOLS, tools_in

# From a state to plain data.


def dig_position(book: Book, state: Dig, options: dict[str, OptionValue]) -> DigPosition:
    """The part of a position that all games of digging have."""
    seats = range(state.seats)
    shapes = [int(state.mine.cells[cell]) for cell in book.kit.goal_cells]
    return DigPosition(
        format=FORMAT,
        game=state.game.id,
        rules_version=state.game.rules_version,
        seats=int(state.seats),
        options=options,
        generator=state.generator.save(),
        round=int(state.round),
        phase=book.phases[state.phase],
        to_move=int(state.to_move),
        first=int(state.first),
        last=int(state.last),
        roles=[book.roles[int(role)] for role in state.roles],
        goals=[book.faces[int(face)] for face in state.goals],
        turned=[None if shape == FACE_DOWN else bool(book.kit.shape_turned[shape]) for shape in shapes],
        mine=book.tunnels(state.mine),
        hands=[book.hand_of(state, seat) for seat in seats],
        broken=[tools_in(int(state.broken[seat])) for seat in seats],
        seen=[[goal for goal in range(kit.GOALS) if int(state.seen[seat]) >> goal & 1] for seat in seats],
        deck=book.names_of(numbers(state.deck)[: int(state.left)])[::-1],
        discards=[(int(entry) >> 8, book.names[int(entry) & 255]) for entry in state.discards],
        turning=int(state.turning),
        just_laid=book.grid.point(int(state.just_laid)),
        deals=[facts_of_deal(book, deal) for deal in state.deals],
        history=history_of(state),
    )


def facts_of_deal(book: Book, deal: Deal) -> DealFacts:
    return DealFacts(
        [book.roles[int(role)] for role in deal.roles],
        [book.faces[int(face)] for face in deal.goals],
        book.names_of(int(card) for card in deal.deck)[::-1],
    )


# And back.


def restore_dig(book: Book, state: Digging, position: DigPosition, aside: Sequence[str] = ()) -> None:
    """Fills a state with what all games of digging have. The position is checked."""
    state.round = position.round
    state.phase = index_in("phase", book.phases, position.phase)
    state.over = position.phase == "over"
    state.to_move = position.to_move
    state.first = position.first
    state.last = position.last
    state.restore_cards(
        indices_in("roles", book.roles, position.roles), indices_in("goals", book.faces, position.goals)
    )
    state.restore_piles(
        indices_in("deck", book.deck_names, position.deck[::-1]),
        indices_in("aside", book.deck_names, aside),
        [seat << 8 | index_in("discards", book.deck_names, card) for seat, card in position.discards],
    )
    fill_seats(book, state, position)
    state.mine = mine_of(book, [*position.mine, *face_up(book, position)])
    state.turning = position.turning
    state.just_laid = cell_of(book, *position.just_laid)
    check_covered(book, state)
    for row in position.history or [[]]:  # without a past it begins with an empty row, as a game with its deal
        state.remember(row)


def check_covered(book: Book, state: Digging) -> None:
    """No tunnel leads to a goal that lies face down, but while a stone is turned by choice (BA-065, BA-074)."""
    if state.phase == kit.TURNING:
        x, y = book.goals[state.turning]
        open_to_choice = state.is_waiting(state.turning) and state.orientation(state.turning) == UNDECIDED
        expect(open_to_choice, "turning", "a goal that is reached and may lie two ways", f"{x},{y}")
        return
    for goal, (x, y) in enumerate(book.goals):
        expect(not state.is_waiting(goal), "mine", f"the goal at {x},{y} face up, for a tunnel reaches it", "face down")


def fill_seats(book: Book, state: Dig, position: DigPosition) -> None:
    state.clear_seats()
    for seat, hand in enumerate(position.hands):
        state.restore_hand(seat, indices_in("hands", book.deck_names, hand))
    for seat, tools in enumerate(position.broken):
        state.broken[seat] = sum({1 << index_in("broken", TOOLS, tool) for tool in tools})
    for seat, goals in enumerate(position.seen):
        expect(all(0 <= goal < kit.GOALS for goal in goals), "seen", "goals from 0 to 2", goals)
        state.seen[seat] = sum({1 << goal for goal in goals})


def cell_of(book: Book, x: int, y: int) -> int:
    cell = book.grid.cell(x, y)
    most_x, most_y = book.width // 2 - 1, book.height // 2 - 1
    if cell is None or abs(x) > most_x or abs(y) > most_y:
        raise damaged("mine", f"x within {most_x}, y within {most_y}", f"{x},{y}")
    return cell


def mine_of(book: Book, cards: Sequence[Laid]) -> Mine:
    """A mine with these cards; goals among them lie face up."""
    mine = book.kit.empty_mine.clone()
    for card in cards:
        cell = cell_of(book, card.x, card.y)
        is_goal = cell in book.kit.goal_cells
        index_in("mine", book.faces if is_goal else book.deck_names[: book.kit.paths], card.card)
        free = int(mine.cells[cell]) == (FACE_DOWN if is_goal else EMPTY)
        expect(free, "mine", "one card on a cell", f"a second one at {card.x},{card.y}")
        mine.restore(cell, book.shape_of(card.card, card.turned), laid=not is_goal)
    mine.relight()
    return mine


def face_up(book: Book, position: DigPosition) -> list[Laid]:
    return [
        Laid(*book.goals[goal], position.goals[goal], turned)
        for goal, turned in enumerate(position.turned)
        if turned is not None
    ]


# Explicit deals.


def deal_of(book: Book, facts: DealFacts) -> Deal:
    """A round's deal. The game has checked the dwarf cards."""
    check_goals("deals", book, facts.goals)
    full = Counter({card.name: card.count for card in book.deck})
    expect(Counter(facts.deck) == full, "deals", f"the {full.total()} cards of the deck", f"{len(facts.deck)} cards")
    return fixed_deal(
        indices_in("roles", book.roles, facts.roles),
        indices_in("goals", book.faces, facts.goals),
        indices_in("deck", book.deck_names, facts.deck[::-1]),
    )
