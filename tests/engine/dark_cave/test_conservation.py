"""Nothing gets lost and nothing appears: cards, nuggets, webs, creatures and dwarfs, at every step."""

from collections import Counter
from collections.abc import Iterable

import pytest

from permonik.engine.board.net import FACE_DOWN, FIRST_SHAPE
from permonik.engine.core.events import Event
from permonik.engine.core.state import NOBODY
from permonik.engine.dark_cave.cards import DECK, HAND_SIZE, LEVELS, NUGGETS, clan_cards_for
from permonik.engine.dark_cave.checks import cards_in_front
from permonik.engine.dark_cave.formats import Position
from permonik.engine.dark_cave.rules import DarkCave
from permonik.engine.dark_cave.vocabulary import LEVEL_OF
from tests.counts import Counts
from tests.engine.cases import DARK_CAVE, each_of
from tests.engine.dark_cave.play import GAME, facts
from tests.engine.games import Case, positions

FULL_DECK = Counter({card.name: card.count for card in DECK})
SHOWN = ("looked_at_card", "looked_at_dwarf", "swapped_cards")
"""Events that show a card on its way to the discard pile."""
every_case = each_of(DARK_CAVE)


def in_play(position: Position) -> Counter[str]:
    """The cards in hands, piles and cave, in front of seats, and discarded unseen."""
    cards = Counter(position.deck) + Counter(position.aside) + Counter(card.card for card in position.laid)
    cards.update(card for hand in position.hands for card in hand)
    cards.update(card for _, card in position.discards)
    return cards + cards_in_front(position.tokens, position.boots, position.axes, position.creatures)


class Ledger:
    """Cards that everybody has seen go out of play, by what was told."""

    def __init__(self, state: DarkCave) -> None:
        start = facts(state)
        self.spent = FULL_DECK - in_play(start)
        self.creatures = {one.creature: one.card for one in start.creatures}
        self.axes = [list(axes) for axes in start.axes]

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            card, seat = str(event.args.get("card")), event.args.get("seat")
            if event.name in SHOWN or event.name == "token_left":
                self.spent[card] += 1
            elif event.name == "removed":
                self.spent.update([card, str(event.args["by"])])
            elif event.name in ("called", "led_on"):
                name = card.rpartition("-")[0]
                self.spent.update([self.creatures.pop(name)] if name in self.creatures else [])
                self.creatures[name] = card
            elif event.name == "creature_left":
                self.spent[self.creatures.pop(str(event.args["creature"]))] += 1
            elif event.name == "equipped" and card.startswith("battle-axe"):
                on = event.args["on"]
                assert isinstance(on, int)
                self.axes[on] = sorted([*self.axes[on], card], key=LEVEL_OF.__getitem__)
            elif event.name in ("fought", "cut"):
                assert isinstance(seat, int)
                self.spent[self.axes[seat].pop(0)] += 1


@every_case
def test_every_card_is_somewhere_at_every_step(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=1, normal=2, full=40)):
        ledger: Ledger | None = None
        for state in positions(plan):
            if ledger is None:
                ledger = Ledger(state)
            elif state.latest_row is not None:
                ledger.hear(state.latest_row)
            position = facts(state)
            assert in_play(position) + ledger.spent == FULL_DECK, plan
            assert state.view(None).discard_pile == len(position.discards) + ledger.spent.total(), plan


@pytest.mark.rule("DC-268")
@every_case
def test_bank_dwarfs_and_veins_hold_all_nuggets(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=1, normal=2, full=120)):
        for state in positions(plan):
            view = state.view(None)
            assert view.bank + sum(player.nuggets for player in view.players) + len(view.veins) == NUGGETS, plan
            assert view.bank >= 19, plan


@every_case
def test_clan_cards_goals_hands_and_removed_cards_are_as_many_as_there_are(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=1, normal=2, full=120)):
        for state in positions(plan):
            position = facts(state)
            clan = position.dwarves[0].partition("-")[0]
            assert Counter(position.dwarves) == clan_cards_for(case.seats, clan), plan
            assert sorted(position.faces) == ["goal-exit", "goal-ladder", "goal-lair", "goal-vein"], plan
            assert max(len(hand) for hand in position.hands) <= HAND_SIZE, plan
            assert Counter(LEVEL_OF[card] for card in position.aside) == dict.fromkeys(range(len(LEVELS)), 5), plan


@pytest.mark.rule("DC-098", "DC-099", "DC-130", "DC-140")
@every_case
def test_webs_creatures_and_lying_figures_go_on_time(case: Case, counts: Counts) -> None:
    """Nothing of a seat's own lasts into its turn longer than it may."""
    for plan in case.plans(counts(small=1, normal=2, full=120)):
        before: DarkCave | None = None
        for state in positions(plan):
            view = GAME.view(state, None)
            if before is not None and not state.over and int(state.turn) != int(before.turn):
                me, then = int(state.turn), GAME.view(before, None)
                assert all(one.seat != me for one in view.creatures), plan
                assert not view.players[me].lying, plan
                counted = {(one.token, one.number - 1) for one in then.tokens if one.seat == me}
                assert {(one.token, one.number) for one in view.tokens if one.seat == me} <= counted, plan
            before = state.clone()


@every_case
def test_figures_stand_where_they_may(case: Case, counts: Counts) -> None:
    for plan in case.plans(counts(small=1, normal=2, full=120)):
        for state in positions(plan):
            for number, place in enumerate(state.cave.figures):
                cell, field = int(place) >> 3, int(place) & 7
                if place == NOBODY:
                    continue
                shape = int(state.net.cells[cell])
                dwarf = number < case.seats
                assert shape >= FIRST_SHAPE or (shape == FACE_DOWN and not dwarf and field == 0), plan
                if shape >= FIRST_SHAPE:
                    assert field < len(GAME.vocabulary.shapes[shape - FIRST_SHAPE].fields), plan
                if dwarf:
                    assert int(state.cave.feature(place)) != 6, "nobody stays on the exit"
