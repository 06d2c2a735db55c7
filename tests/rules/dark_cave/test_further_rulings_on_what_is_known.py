"""Further rulings on what is known and imagined: DC-278 to DC-280, DC-284."""

import pytest

from tests.rules.dark_cave.caves import HANDS
from tests.rules.dark_cave.table import GAME, Table, given, level, new


@pytest.mark.rule("DC-278")
def test_hands_are_private_and_of_a_discard_all_know_level_and_number() -> None:
    table = given(HANDS)
    assert table.view(0).hand == ["NS-III", "NE-III"]
    assert table.view(None).hand == []
    table.play("discard NE-III")
    assert table.told("discarded") == [{"seat": 0, "level": "III"}]
    assert [seat for seat, _ in table.secrets("discarded")] == [0]
    assert table.view(0).own_discards == ["NE-III"]
    assert table.view(1).own_discards == []
    assert table.view(1).players[0].discarded == 1
    other = given(HANDS).play("discard NS-III")
    assert table.view(1) == other.view(1)
    assert table.view(0) != other.view(0)


@pytest.mark.rule("DC-278")
def test_cards_shown_when_played_or_removed_stay_known_to_all() -> None:
    table = given("""
        cave
          S . 1EW
        hand 0 cave-in-I boots-II
        hand 1 NE-II
    """)
    assert table.view(1).unseen["cave-in-I"] == 1
    table.play("cave-in I 2,0")
    for seat in (0, 1, 2, None):
        assert {"cave-in-I", "EW-I"}.isdisjoint(table.view(seat).unseen)
    imagine = GAME.imaginer(table.view(1))
    for seed in range(20):
        facts = Table(imagine(seed)).facts
        assert "cave-in-I" not in [*facts.deck, *facts.aside, *facts.hands[0], *facts.hands[2]]


SWAP = """
    seats 3
    hand 0 swap-cards-II {}
    hand 1 {}
    hand 2 NW-III NS-III swap-cards-III
"""


def hands_imagined(table: Table, seat: int, holder: int) -> list[list[str]]:
    """Hands of one seat that another one must hold possible."""
    imagine = GAME.imaginer(table.view(seat))
    return [Table(imagine(seed)).hand(holder) for seed in range(40)]


@pytest.mark.rule("DC-279")
def test_after_a_swap_both_know_both_hands_of_that_moment() -> None:
    table = given(SWAP.format("NS-I NE-II", "EW-I NW-II")).play("swap-cards II 1")
    assert all({"NS-I", "NE-II"} <= set(hand) for hand in hands_imagined(table, 0, 1))
    assert all(hand == ["EW-I", "NW-II"] for hand in hands_imagined(table, 1, 0))
    assert any("NS-I" not in hand for hand in hands_imagined(table, 2, 1)), "others do not"


@pytest.mark.rule("DC-279")
def test_a_card_handed_over_is_known_until_it_is_shown() -> None:
    table = given(SWAP.format("NS-I NE-II", "EW-I NW-II")).play("swap-cards II 1", "place NS-I 0,1").stay()
    assert [one.cards for one in table.view(0).given] == [["NE-II"]]
    assert all("NE-II" in hand and "NS-I" not in hand for hand in hands_imagined(table, 0, 1))


@pytest.mark.rule("DC-279")
def test_a_later_discard_of_its_level_may_be_it_and_one_of_another_level_may_not() -> None:
    table = given(SWAP.format("NS-I NE-II", "EW-I NW-II") + "    deck NES-II EW-III").play("swap-cards II 1")
    assert table.hand(1) == ["NS-I", "NES-II", "NE-II"], "it has drawn another card of level II"
    table.play("discard NES-II").stay()
    hands = hands_imagined(table, 0, 1)
    assert any("NE-II" in hand for hand in hands)
    assert any("NE-II" not in hand for hand in hands)
    assert all("NS-I" in hand for hand in hands), "this one is of another level"


@pytest.mark.rule("DC-279")
def test_if_all_cards_of_its_level_left_the_hand_it_is_a_known_discard() -> None:
    table = given(SWAP.format("NS-I NE-II", "EW-I NW-II") + "    deck EW-III NES-III").play("swap-cards II 1")
    table.play("discard NS-I").stay()
    imagine = GAME.imaginer(table.view(0))
    for seed in range(20):
        assert Table(imagine(seed)).facts.discards == [(1, "NS-I")]
    spectator = GAME.imaginer(table.view(2))
    assert len({Table(spectator(seed)).facts.discards[0] for seed in range(20)}) > 1


@pytest.mark.rule("DC-279")
def test_a_second_swap_carries_it_on() -> None:
    table = given(SWAP.format("NS-I NE-II", "EW-I NW-II") + "    deck EW-III NES-III").play("swap-cards II 1")
    table.play("discard NE-II").stay()
    table.play("swap-cards III 1").stay()
    assert [(one.holder, one.cards) for one in table.view(0).given] == [(2, ["NS-I", "NE-II"])]
    hands = hands_imagined(table, 0, 2)
    assert all("NS-I" in hand and "NE-II" not in hand for hand in hands)


@pytest.mark.rule("DC-279")
def test_of_two_copies_one_that_is_shown_counts_as_the_known_one() -> None:
    table = given(SWAP.format("NESW-I", "EW-I NW-II") + "    deck NESW-I EW-III").play("swap-cards II 1")
    assert table.hand(1) == ["NESW-I", "NESW-I"]
    table.play("place NESW-I 0,1").stay()
    assert table.view(0).given == []


@pytest.mark.rule("DC-280")
def test_spectators_see_only_what_is_public() -> None:
    one = given("seen 1 4,4\nknows 1 2\nhand 0 NE-III\nhand 1 NE-II\nhand 2 NW-III").view(None)
    assert (one.hand, one.role, one.own_discards, one.given) == ([], None, [], [])
    assert [player.role for player in one.players] == [None] * 3
    assert [card.face for card in one.covered] == [None] * 4
    swapped = given("""
        dwarves blue-saboteur blue-loyal blue-saboteur blue-loyal
        goals goal-vein goal-ladder goal-lair goal-exit
        seen 1 4,4
        knows 1 2
        hand 0 NS-III
        hand 1 NS-II
        hand 2 NE-III
    """).view(None)
    assert one == swapped, "all that is hidden may be otherwise"


FIVE = "dwarves blue-loyal yellow-loyal blue-loyal yellow-loyal blue-saboteur"


@pytest.mark.rule("DC-284")
def test_the_clans_of_cards_set_aside_are_public_and_worlds_exchange_fronts_within_a_clan() -> None:
    one = given(f"seats 5\n{FIVE} yellow-saboteur blue-loyal yellow-loyal\n{HANDS}")
    other = given(f"seats 5\n{FIVE.replace('saboteur', 'loyal')} yellow-saboteur blue-saboteur yellow-loyal\n{HANDS}")
    for seat in (0, 1, 2, 3, None):
        assert one.view(seat).undealt == ["blue", "yellow", "yellow"]
        assert one.view(seat) == other.view(seat)
    imagine = GAME.imaginer(one.view(0))
    worlds = [Table(imagine(seed)).facts.dwarves for seed in range(60)]
    for role, *rest in worlds:
        assert role == "blue-loyal"
        assert [card.partition("-")[0] for card in rest[:4]] == ["yellow", "blue", "yellow", "blue"]
    assert {world[4] for world in worlds} == {"blue-loyal", "blue-saboteur"}
    assert {world[1] for world in worlds} == {"yellow-loyal", "yellow-saboteur"}


@pytest.mark.rule("DC-284")
def test_worlds_exchange_card_faces_within_a_level() -> None:
    table = given(HANDS)
    imagine = GAME.imaginer(table.view(0))
    hands = [Table(imagine(seed)).hand(1) for seed in range(30)]
    assert all(card.endswith("-II") for hand in hands for card in hand)
    assert len({tuple(hand) for hand in hands}) > 10
    worlds = [Table(imagine(seed)) for seed in range(5)]
    assert all(world.hand(0) == table.hand(0) for world in worlds)
    assert all(GAME.view(world.state, 0) == table.view(0) for world in worlds)


@pytest.mark.rule("DC-284")
def test_worlds_keep_the_level_of_every_card() -> None:
    table = new(5, 1, first_player=0)
    for _ in range(8):
        table.discard()
    imagine = GAME.imaginer(table.view(1))
    for seed in range(10):
        world = Table(imagine(seed))
        assert levels_of(world) == levels_of(table)
        assert world.facts.hands[1] == table.facts.hands[1]
        assert world.facts.hands != table.facts.hands


def levels_of(table: Table) -> list[list[str]]:
    """The levels of the cards in every pile."""
    facts = table.facts
    discards = [card for _, card in facts.discards]
    hands = [sorted(hand, key=level) for hand in facts.hands]
    return [[level(card) for card in pile] for pile in (facts.deck, facts.aside, discards, *hands)]
