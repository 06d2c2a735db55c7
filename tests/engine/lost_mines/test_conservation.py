"""Nothing gets lost and nothing appears: cards, tokens, treasures and dwarfs, at every step."""

from collections import Counter
from collections.abc import Iterable

from permonik.engine.board.net import FACE_DOWN, FIRST_SHAPE
from permonik.engine.core.events import Event
from permonik.engine.core.state import NOBODY
from permonik.engine.lost_mines.cards import BY_SEATS, DECK, TREASURES, dwarves_for
from permonik.engine.lost_mines.formats import Position
from permonik.engine.lost_mines.rules import LostMines
from permonik.engine.lost_mines.tables import OBSTACLES, ROCKS
from permonik.engine.walking.tables import TURNING
from tests.counts import Counts
from tests.engine.cases import LOST_MINES, each_of
from tests.engine.games import Case, positions
from tests.engine.lost_mines.play import facts

FULL_DECK = Counter({card.name: card.count for card in DECK})
ALL_TREASURES = Counter({f"{kind}-{value}": count for kind, value, count in TREASURES})
SHOWN = ("overcame", "looked_at_card", "looked_at_treasure", "looked_at_dwarf")
"""Events that show a card on its way to the discard pile."""
GONE = (("laid_token", "trap"), ("token_left", "troll"))
"""The card of a troll stays as long as its token."""
every_case = each_of(LOST_MINES)


class Ledger:
    """Cards that everybody has seen go out of play in this round, by what was told."""

    def __init__(self, state: LostMines) -> None:
        start = facts(state)
        self.spent = FULL_DECK - in_play(start)

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            card = str(event.args.get("card"))
            if event.name == "dealt":
                self.spent = Counter()
            elif event.name == "removed":
                self.spent.update(["storm", card])
            elif event.name in SHOWN or (event.name, card) in GONE:
                self.spent.update([card])


def in_play(position: Position) -> Counter[str]:
    """The cards in hands, piles and forest, in front of seats, and discarded unseen."""
    cards = Counter(position.deck) + Counter(position.aside) + Counter(card.card for card in position.laid)
    cards.update(card for hand in position.hands for card in hand)
    cards.update(card for _, card in position.discards)
    cards["troll"] += sum(token.token == "troll" for token in position.tokens)
    return cards


@every_case
def test_every_card_is_somewhere_at_every_step(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=1, normal=2, full=60)):
        ledger: Ledger | None = None
        for state in positions(plan):
            if ledger is None:
                ledger = Ledger(state)
            elif state.latest_row is not None:
                ledger.hear(state.latest_row)
            position = facts(state)
            assert in_play(position) + ledger.spent == FULL_DECK, plan
            assert state.view(None).discard_pile == len(position.discards) + ledger.spent.total(), plan


@every_case
def test_dwarf_cards_mines_treasures_and_hands_are_as_many_as_there_are(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=1, normal=2, full=120)):
        for state in positions(plan):
            position = facts(state)
            assert Counter(position.dwarves) == dwarves_for(case.seats), plan
            assert sorted(position.faces) == ["mine-dragon", "mine-gems", "mine-gold", "mine-silver"], plan
            assert Counter(position.treasures) == ALL_TREASURES, plan
            assert max(len(hand) for hand in position.hands) <= BY_SEATS[case.seats]["hand"], plan
            assert len(position.aside) == 10, plan
            lost = [sum(seat == other for other, _ in position.discards) for seat in range(case.seats)]
            assert all(count <= most for count, most in zip(position.lost, lost, strict=True)), plan


@every_case
def test_tokens_never_exceed_the_bank_and_lie_one_on_a_border(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=1, normal=2, full=120)):
        for state in positions(plan):
            position = facts(state)
            kinds = Counter(token.token for token in position.tokens)
            assert kinds["trap"] <= 2, plan
            assert kinds["troll"] <= 3, plan
            assert len({(token.x, token.y, token.side) for token in position.tokens}) == len(position.tokens), plan
            laid = {(card.x, card.y): card.card.partition("-")[0] for card in position.laid}
            on = Counter(laid[cell] for cell in position.overcome)
            assert set(on) <= {"tree", "lake", "pit"}, plan
            for entry in state.forest.tokens:
                assert state.keeps_token(int(entry) >> 8), plan


@every_case
def test_dwarfs_stand_only_where_they_may(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=1, normal=3, full=200)):
        for state in positions(plan):
            for seat in range(case.seats):
                place = int(state.forest.figures[seat])
                cell = place >> 3
                shape = int(state.net.cells[cell])
                turning = state.phase == TURNING and seat == state.turn
                assert shape == FACE_DOWN if turning else shape >= FIRST_SHAPE, plan
                met = int(state.forest.feature(place))
                if 1 <= met <= OBSTACLES:
                    assert state.forest.is_overcome(cell), plan
                if 1 <= met <= ROCKS:
                    assert int(state.forest.figures_on(cell)) == 1 << seat, plan


@every_case
def test_what_is_taken_stays_taken_and_the_dragon_has_one_owner(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=1, normal=2, full=120)):
        before: Position | None = None
        for state in positions(plan):
            position = facts(state)
            if before is not None and before.round == position.round:
                kept = zip(before.takers, position.takers, strict=True)
                assert all(then in (now, NOBODY) for then, now in kept), plan
                assert before.dragon in (NOBODY, position.dragon), plan
                assert set(before.out) <= set(position.out), plan
            before = position


@every_case
def test_no_round_pays_more_than_was_gathered(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=1, normal=2, full=120)):
        for state in positions(plan):
            for result in facts(state).results:
                assert sum(result.gains) <= sum(treasure.value for treasure in result.treasures), plan
                assert min(result.gains) >= 0, plan
