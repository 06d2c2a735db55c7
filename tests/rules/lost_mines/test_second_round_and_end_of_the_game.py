"""Second round and end of the game: LM-165 to LM-172, LM-237, LM-242."""

from collections import Counter

import pytest

from permonik.engine.core.errors import WrongOption
from tests.rules.lost_mines.endings import ended, result
from tests.rules.lost_mines.table import (
    ASIDE,
    DECK,
    GAME,
    MINES,
    SEATS,
    STARTS,
    TREASURES,
    deal,
    dealt,
    dwarves,
    given,
    hand_size,
    new,
)

EVERY_SEATS = pytest.mark.parametrize("seats", SEATS)

LATE = """
    seats 4
    option rounds {rounds}
    dwarves yellow-selfish blue-loyal yellow-loyal blue-selfish
    mines mine-gold mine-dragon mine-silver mine-gems
    treasures gems-5 gold-3 silver-2 silver-1
    taken 1:2
    dragon 3
    out 3
    deck -
    seen 0 9,0
    knows 0 1
    peeked 0 0
    discards 0:EW 1:trap
    lost 1 1
    forest
      Y  T:EW!  NEW  .  .  .  .  .  *NESW
    dwarf 0 3,2
    dwarf 3 9,2
    token trap 3,2 E
    token troll 1,2 E 1
    hand 0 NS
"""
"""Seat 0 has the last card of a round in which much has happened."""


def late(rounds: int, *lines: str) -> str:
    return "\n    ".join([LATE.format(rounds=rounds).rstrip(), *lines])


@pytest.mark.rule("LM-165")
def test_the_second_round_is_set_up_like_the_first() -> None:
    first = deal(3, "blue-loyal blue-selfish yellow-loyal")
    roles = "yellow-saboteur blue-loyal yellow-selfish"
    second = deal(3, roles, mines="mine-dragon mine-silver", treasures="gold-4 gems-3 gold-2")
    table = dealt(3, first, second)
    assert [table.where(seat) for seat in range(3)] == [STARTS["blue"], STARTS["blue"], STARTS["yellow"]]
    table.run_out()
    assert table.told("dealt") == [{"first": table.to_move, "round": 2}]
    assert table.facts.faces[:2] == ["mine-dragon", "mine-silver"]
    assert table.facts.treasures[:3] == ["gold-4", "gems-3", "gold-2"]
    assert [table.view(seat).role for seat in range(3)] == roles.split()
    players = table.view(None).players
    assert [(player.clan, player.figure) for player in players] == [("yellow", 0), ("blue", 0), ("yellow", 1)]
    assert [table.where(seat) for seat in range(3)] == [STARTS["yellow"], STARTS["blue"], STARTS["yellow"]]
    assert [table.at(x, y) for x, y in MINES] == ["?"] * 4


@EVERY_SEATS
@pytest.mark.rule("LM-165", "LM-166")
def test_everything_is_shuffled_anew(seats: int) -> None:
    changed: Counter[str] = Counter()
    for seed in range(8):
        table = new(seats, seed)
        before = table.facts
        after = table.run_out().facts
        assert after.round == 2
        assert Counter(after.dwarves) == dwarves(seats)
        assert Counter(after.treasures) == TREASURES
        assert table.undiscarded() == DECK
        assert (len(after.aside), [len(hand) for hand in after.hands]) == (ASIDE, [hand_size(seats)] * seats)
        assert len(after.deck) == 53 - seats * hand_size(seats)
        for what in ("dwarves", "faces", "treasures", "aside", "deck", "hands"):
            changed[what] += getattr(before, what) != getattr(after, what)
    assert min(changed.values()) >= 4, "hardly anything lies as before"
    assert len(changed) == 6


@pytest.mark.rule("LM-166")
def test_a_card_that_was_set_aside_may_be_dealt_again() -> None:
    table = dealt(3, deal(3), deal(3, hands="storm storm storm"))
    assert "storm" in table.facts.aside
    assert [hand.count("storm") for hand in table.run_out().facts.hands] == [1, 1, 1]


@pytest.mark.rule("LM-167")
@pytest.mark.parametrize("last", range(4))
@pytest.mark.parametrize("move", ["discard EW", "place EW 2,2", "place EW 2,4"])
def test_the_player_to_the_left_of_the_last_turn_starts(move: str, last: int) -> None:
    table = (
        given(f"""
        seats 4
        deck -
        first 2
        turn {last}
        hand {last} EW
    """)
        .play(move)
        .stay()
    )
    assert (table.view(None).round, table.view(None).first, table.to_move) == (2, (last + 1) % 4, (last + 1) % 4)


@pytest.mark.rule("LM-168")
def test_points_are_kept_between_rounds() -> None:
    first = ended("blue-selfish gems-5", "yellow-loyal gold-3", "blue-loyal", more_rounds=1)
    assert (first.view(None).round, first.scores) == (2, [5, 3, 0])
    second = ended("blue-loyal gems-4", "yellow-selfish", "yellow-loyal gems-3", after=[result(first)])
    assert result(second).gains == [4, 0, 3]
    assert second.scores == [9, 3, 3]
    assert [told["points"] for told in second.told("total")] == [9, 3, 3]


@EVERY_SEATS
@pytest.mark.rule("LM-169")
def test_the_game_ends_after_two_rounds(seats: int) -> None:
    table = new(seats, seats)
    for number in (1, 2):
        assert not table.state.over
        assert (table.view(None).round, len(table.view(None).results)) == (number, number - 1)
        table.run_out()
    assert (table.state.over, table.to_move, table.moves()) == (True, -1, [])
    assert table.refused("stop") == "game_over LM-169"


@pytest.mark.rule("LM-170")
def test_most_points_in_total_win() -> None:
    first = result(ended("blue-selfish gems-5", "yellow-loyal gold-4", "blue-loyal", more_rounds=1))
    second = ended("blue-selfish", "yellow-selfish gold-2", "blue-loyal gems-4", after=[first])
    assert GAME.outcome(second.state).scores == (5, 6, 4)
    assert GAME.outcome(second.state).winners == (1,), "not who was best in either round"


@pytest.mark.rule("LM-171")
def test_a_tie_has_several_winners() -> None:
    assert GAME.outcome(ended("blue-selfish gems-4", "yellow-selfish gold-4", "blue-loyal gold-3").state).winners == (
        0,
        1,
    )
    table = ended("blue-selfish", "yellow-selfish", "blue-loyal")
    assert (table.scores, GAME.outcome(table.state).winners) == ([0, 0, 0], (0, 1, 2)), "also at 0 points"


@pytest.mark.rule("LM-172", "LM-169")
@pytest.mark.parametrize("rounds", [1, 2, 3, 4])
def test_one_to_four_rounds_can_be_agreed_on(rounds: int) -> None:
    table = new(3, rounds=rounds)
    for _ in range(rounds):
        assert not table.state.over
        table.run_out()
    assert table.state.over


@pytest.mark.rule("LM-172")
def test_two_rounds_are_the_default_and_no_other_number_is_possible() -> None:
    assert new(3).view(None).options["rounds"] == 2
    for rounds in (0, 5, -1):
        with pytest.raises(WrongOption):
            new(3, rounds=rounds)


@pytest.mark.rule("LM-237")
def test_for_a_new_round_everything_goes_back() -> None:
    table = given(late(2)).play("discard NS", "stop")
    facts = table.facts
    assert facts.round == 2
    assert table.undiscarded() == DECK, "hands, discards, troll cards and cards set aside are in the deck again"
    assert (facts.discards, facts.lost, facts.laid) == ([], [0] * 4, [])
    assert (facts.tokens, facts.overcome, facts.dragon) == ([], [], -1)
    assert (facts.takers, facts.out, facts.turned) == ([-1] * 4, [], [None] * 4)
    view = table.view(None)
    assert (view.discard_pile, view.discarders, view.last) == (0, [], -1)
    assert not any(player.trolls or player.dragon or player.out for player in view.players)


@pytest.mark.rule("LM-242")
def test_knowledge_ends_with_the_round() -> None:
    drawing = late(2)
    before = given(drawing).view(0)
    assert [mine.face for mine in before.covered] == ["mine-gold", "mine-dragon", None, None]
    assert [player.role for player in before.players] == ["yellow-selfish", "blue-loyal", None, None]
    assert before.treasures[0].value == 5
    table = given(drawing).play("discard NS", "stop")
    after = table.view(0)
    assert after.round == 2
    assert [(mine.face, mine.seen_by) for mine in after.covered] == [(None, [])] * 4
    assert [player.role for player in after.players] == [after.role, None, None, None]
    assert [player.seen_by for player in after.players] == [[]] * 4
    assert [(treasure.value, treasure.seen_by) for treasure in after.treasures] == [(None, [])] * 4
    assert after.own_discards == []
    assert [treasure.value for treasure in after.results[0].treasures] == [3], "what scoring revealed stays known"
    assert after.results[0].roles == ["yellow-selfish", "blue-loyal", "yellow-loyal", "blue-selfish"]


@pytest.mark.rule("LM-242")
def test_after_the_last_round_knowledge_stays_with_its_seat() -> None:
    table = given(late(1)).play("discard NS", "stop")
    assert table.state.over
    for seat, face, value in ((0, "mine-gold", 5), (1, None, None), (None, None, None)):
        view = table.view(seat)
        assert [mine.face for mine in view.covered] == [face, "mine-dragon", None, None]
        assert view.treasures[0].value == value
    assert Counter(table.view(0).own_discards) == Counter(["EW", "NS"])


@pytest.mark.rule("LM-242")
@pytest.mark.parametrize("rounds", [1, 2])
def test_hands_pile_and_cards_set_aside_are_revealed_to_nobody(rounds: int) -> None:
    drawing = f"""
        dwarves yellow-selfish blue-loyal yellow-loyal
        mines mine-silver mine-gold mine-dragon mine-gems
        treasures gems-5 gold-2 gold-3
        taken 0:1 1:2
        option rounds {rounds}
        forest
          Y  .  .  .  .  .  .  .  *NEW
        dwarf 0 9,2
        hand 0 NS EW
        hand 1 {{}}
        deck {{}}
        aside NE NE NE NE NE NW NW NW NW {{}}
    """
    one = given(drawing.format("axe", "boat", "rope")).play("discard NS")
    two = given(drawing.format("boat", "rope", "axe")).play("discard NS")
    for seat in (0, 2, None):
        assert len(one.view(seat).results) == 1
        assert one.view(seat) == two.view(seat), "the two tables look alike after the end of the round"
    if rounds == 1:
        assert (one.view(0).hand, one.view(1).hand) == (["EW"], ["axe"]), "everybody still sees the own cards"
        facts = one.facts
        assert (facts.hands[1], facts.deck, facts.aside[-1]) == (["axe"], ["boat"], "rope"), "the record has everything"
