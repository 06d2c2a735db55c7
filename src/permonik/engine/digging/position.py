"""What positions of all games of digging share, from a state to plain data and back."""

from collections import Counter
from collections.abc import Sequence

from permonik.engine.board.formats import Laid
from permonik.engine.board.net import FACE_DOWN, UNDECIDED
from permonik.engine.core.arrays import numbers
from permonik.engine.core.options import OptionValue
from permonik.engine.core.positions import FORMAT, damaged, expect, history_of, index_in, indices_in
from permonik.engine.digging import tables
from permonik.engine.digging.checks import check_goals
from permonik.engine.digging.formats import DiggingPosition, RoundDeal
from permonik.engine.digging.mine import Mine
from permonik.engine.digging.rules import DiggingRules
from permonik.engine.digging.state import Deal, DiggingState, fixed_deal
from permonik.engine.digging.tools import TOOLS, tools_in
from permonik.engine.digging.vocabulary import Vocabulary

# From a state to plain data.


def digging_position(vocabulary: Vocabulary, state: DiggingState, options: dict[str, OptionValue]) -> DiggingPosition:
    """The part of a position that all games of digging have."""
    seats = range(state.seats)
    shapes = [int(state.mine.cells[cell]) for cell in vocabulary.numbering.goal_cells]
    return DiggingPosition(
        format=FORMAT,
        game=state.game.id,
        rules_version=state.game.rules_version,
        seats=int(state.seats),
        options=options,
        generator=state.generator.save(),
        round=int(state.round),
        phase=vocabulary.phases[state.phase],
        to_move=int(state.to_move),
        first=int(state.first),
        last=int(state.last),
        roles=[vocabulary.roles[int(role)] for role in state.roles],
        goals=[vocabulary.faces[int(face)] for face in state.goals],
        turned=[None if shape == FACE_DOWN else bool(vocabulary.numbering.shape_turned[shape]) for shape in shapes],
        mine=vocabulary.laid_cards(state.mine),
        hands=[vocabulary.hand_of(state, seat) for seat in seats],
        broken=[tools_in(int(state.broken[seat])) for seat in seats],
        seen=[[goal for goal in range(tables.GOALS) if int(state.seen[seat]) >> goal & 1] for seat in seats],
        deck=vocabulary.names_of(numbers(state.deck)[: int(state.left)])[::-1],
        discards=[(int(entry) >> 8, vocabulary.names[int(entry) & 255]) for entry in state.discards],
        turning=int(state.turning),
        just_laid=vocabulary.grid.point(int(state.just_laid)),
        deals=[facts_of_deal(vocabulary, deal) for deal in state.deals],
        history=history_of(state),
    )


def facts_of_deal(vocabulary: Vocabulary, deal: Deal) -> RoundDeal:
    return RoundDeal(
        [vocabulary.roles[int(role)] for role in deal.roles],
        [vocabulary.faces[int(face)] for face in deal.goals],
        vocabulary.names_of(int(card) for card in deal.deck)[::-1],
    )


# And back.


def restore_digging(
    vocabulary: Vocabulary, state: DiggingRules, position: DiggingPosition, aside: Sequence[str] = ()
) -> None:
    """Fills a state with what all games of digging have. The position is checked."""
    state.round = position.round
    state.phase = index_in("phase", vocabulary.phases, position.phase)
    state.over = position.phase == "over"
    state.to_move = position.to_move
    state.first = position.first
    state.last = position.last
    state.restore_cards(
        indices_in("roles", vocabulary.roles, position.roles), indices_in("goals", vocabulary.faces, position.goals)
    )
    state.restore_piles(
        indices_in("deck", vocabulary.deck_names, position.deck[::-1]),
        indices_in("aside", vocabulary.deck_names, aside),
        [seat << 8 | index_in("discards", vocabulary.deck_names, card) for seat, card in position.discards],
    )
    fill_seats(vocabulary, state, position)
    state.mine = mine_of(vocabulary, [*position.mine, *face_up(vocabulary, position)])
    state.turning = position.turning
    state.just_laid = cell_of(vocabulary, *position.just_laid)
    check_covered(vocabulary, state)
    for row in position.history or [[]]:  # without a past it begins with an empty row, as a game with its deal
        state.remember(row)


def check_covered(vocabulary: Vocabulary, state: DiggingRules) -> None:
    """No tunnel leads to a goal that lies face down, but while a stone is turned by choice (BA-065, BA-074)."""
    if state.phase == tables.TURNING:
        x, y = vocabulary.goals[state.turning]
        open_to_choice = state.is_waiting(state.turning) and state.orientation(state.turning) == UNDECIDED
        expect(open_to_choice, "turning", "a goal that is reached and may lie two ways", f"{x},{y}")
        return
    for goal, (x, y) in enumerate(vocabulary.goals):
        expect(not state.is_waiting(goal), "mine", f"the goal at {x},{y} face up, for a tunnel reaches it", "face down")


def fill_seats(vocabulary: Vocabulary, state: DiggingState, position: DiggingPosition) -> None:
    state.clear_seats()
    for seat, hand in enumerate(position.hands):
        state.restore_hand(seat, indices_in("hands", vocabulary.deck_names, hand))
    for seat, tools in enumerate(position.broken):
        state.broken[seat] = sum({1 << index_in("broken", TOOLS, tool) for tool in tools})
    for seat, goals in enumerate(position.seen):
        expect(all(0 <= goal < tables.GOALS for goal in goals), "seen", "goals from 0 to 2", goals)
        state.seen[seat] = sum({1 << goal for goal in goals})


def cell_of(vocabulary: Vocabulary, x: int, y: int) -> int:
    cell = vocabulary.grid.cell(x, y)
    most_x, most_y = vocabulary.width // 2 - 1, vocabulary.height // 2 - 1
    if cell is None or abs(x) > most_x or abs(y) > most_y:
        raise damaged("mine", f"x within {most_x}, y within {most_y}", f"{x},{y}")
    return cell


def mine_of(vocabulary: Vocabulary, cards: Sequence[Laid]) -> Mine:
    """A mine with these cards; goals among them lie face up."""
    paths = vocabulary.deck_names[: vocabulary.numbering.paths]
    taken: set[int] = {int(vocabulary.numbering.start)}
    for card in cards:
        cell = cell_of(vocabulary, card.x, card.y)
        is_goal = (card.x, card.y) in vocabulary.goals
        index_in("mine", vocabulary.faces if is_goal else paths, card.card)
        expect(cell not in taken, "mine", "one card on a cell", f"a second one at {card.x},{card.y}")
        taken.add(cell)
    return vocabulary.mine_of(cards)


def face_up(vocabulary: Vocabulary, position: DiggingPosition) -> list[Laid]:
    return [
        Laid(*vocabulary.goals[goal], position.goals[goal], turned)
        for goal, turned in enumerate(position.turned)
        if turned is not None
    ]


# Explicit deals.


def deal_of(vocabulary: Vocabulary, facts: RoundDeal) -> Deal:
    """A round's deal. The game has checked the dwarf cards."""
    check_goals("deals", vocabulary, facts.goals)
    full = Counter({card.name: card.count for card in vocabulary.deck})
    expect(Counter(facts.deck) == full, "deals", f"the {full.total()} cards of the deck", f"{len(facts.deck)} cards")
    return fixed_deal(
        indices_in("roles", vocabulary.roles, facts.roles),
        indices_in("goals", vocabulary.faces, facts.goals),
        indices_in("deck", vocabulary.deck_names, facts.deck[::-1]),
    )
