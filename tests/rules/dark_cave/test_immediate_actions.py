"""Action cards that work at once: secret information, cave-in and swap of hands."""

import pytest

from tests.rules.dark_cave.table import GAME, Table, given

HANDS = "hand 1 NE-III NW-III\nhand 2 NE-II\n"


@pytest.mark.rule("DC-077", "DC-283")
def test_a_card_is_shown_and_discarded() -> None:
    table = given(f"hand 0 info-I NS-I\n{HANDS}")
    before = table.discarded()
    table.play("look-goal I 4,4")
    assert table.discarded() == before + 1
    assert table.told("looked_at_card") == [{"seat": 0, "x": 4, "y": 4, "card": "info-I"}]


@pytest.mark.rule("DC-078", "DC-079", "DC-080", "DC-081", "DC-249")
def test_information_on_a_goal_or_on_a_clan_card() -> None:
    text = f"goals goal-vein goal-lair goal-ladder goal-exit\nhand 0 info-I info-II\n{HANDS}"
    table = given(text)
    assert table.moves("look-clan I ") == ["look-clan I 1", "look-clan I 2"]
    assert len(table.moves("look-goal I ")) == 4
    table.play("look-goal I 4,4")
    assert table.secrets("looked_at_card") == [(0, {"face": "goal-exit"})]
    assert [card.face for card in table.view(0).covered] == [None, None, None, "goal-exit"]
    assert [card.face for card in table.view(1).covered] == [None] * 4
    assert [card.seen_by for card in table.view(1).covered] == [[], [], [], [0]]
    table = given(text).play("look-clan I 2")
    assert table.secrets("looked_at_dwarf") == [(0, {"role": "blue-saboteur"})]
    assert table.view(0).players[2].role == "blue-saboteur"
    assert table.view(1).players[2].role is None
    assert table.view(1).players[2].seen_by == [0]
    assert given(text + "seen 0 4,4\ncreature rat-I 4,4 1\n").legal("look-goal II 4,4")


@pytest.mark.rule("DC-079", "DC-080", "DC-209", "DC-211")
def test_what_cannot_be_looked_at() -> None:
    table = given(
        "open 2\ngoals goal-vein goal-lair goal-ladder goal-exit\n"
        f"cave\n  *V:NE\n  .\n  .\n  .\n  . . . . S\nhand 0 info-I\n{HANDS}"
    )
    assert table.refused("look-clan I 2") == "clan_open DC-209"
    assert table.refused("look-clan I 0") == "own_dwarf_card DC-080"
    assert table.refused("look-clan I 5") == "no_such_seat DC-001"
    assert table.refused("look-goal I -4,-4") == "lies_open DC-079"
    assert table.refused("look-goal I 0,0") == "no_covered_card DC-079"
    faces = (
        "  *X:NESW . . . . . . . *D:NEW\n"
        + "  .\n" * 3
        + "  . . . . S\n"
        + "  .\n" * 3
        + "  *L:NES . . . . . . . *V:NE\n"
    )
    table = given(f"open 1 2\ncave\n{faces}hand 0 info-I NS-I\n{HANDS}")
    assert table.moves("look") == []
    assert "discard info-I" in table.moves()


@pytest.mark.rule("DC-210")
def test_two_players_look_at_goals_only() -> None:
    table = given("seats 2\nhand 0 info-I NS-I\nhand 1 NE-III")
    assert table.refused("look-clan I 1") == "both_known DC-210"
    assert len(table.moves("look-goal")) == 4
    assert table.view(0).players[1].role == "yellow-loyal"
    assert table.view(None).players[0].role == "blue-loyal"


@pytest.mark.rule("DC-082", "DC-083", "DC-084")
def test_what_caves_in() -> None:
    text = f"cave\n  S 1EW 2EW 1D:NEW\ndwarf 1 1,0\ncreature rat-I 3,0 2\nhand 0 cave-in-I\n{HANDS}"
    table = given(text)
    assert table.moves("cave-in") == ["cave-in I 2,0"]
    assert table.refused("cave-in I 0,0") == "start_stays DC-083"
    assert table.refused("cave-in I 4,4") == "covered_stays DC-084"
    assert table.refused("cave-in I 1,0") == "stood_on DC-082"
    assert table.refused("cave-in I 3,0") == "stood_on DC-082"
    assert table.refused("cave-in I 5,5") == "nothing_there DC-082"
    table.play("cave-in I 2,0")
    assert table.at(2, 0) == "."
    assert table.told("removed") == [{"seat": 0, "card": "EW-II", "x": 2, "y": 0, "by": "cave-in-I"}]


@pytest.mark.rule("DC-239", "DC-285")
def test_a_removed_card_is_gone_and_a_dwarf_cut_off_stays() -> None:
    table = given(f"cave\n  S 1EW 2EW\ndwarf 1 2,0\nhand 0 cave-in-I\n{HANDS}")
    before = table.discarded()
    table.play("cave-in I 1,0")
    assert table.discarded() == before + 2
    assert table.pos(1) == "2,0 0"
    assert "EW-I" not in table.view(0).unseen


@pytest.mark.rule("DC-085", "DC-086", "DC-088", "DC-237")
def test_webs_beside_a_removed_card() -> None:
    table = given(
        f"cave\n  S 1EW 2EW\ntoken web-I 1,0 E 1 2\ntoken web-II 2,0 E 1 2\nhand 0 cave-in-I\ndwarf 0 0,0\n{HANDS}"
    ).play("cave-in I 2,0")
    assert table.webs() == ["1,0 E 2"]
    assert table.told("token_left") == [{"card": "web-II", "x": 2, "y": 0, "side": "E"}]
    table = given(f"cave\n  . . . 2EW ?\n  .\n  .\n  .\n  S\ntoken web-I 3,-4 E 1 2\nhand 0 cave-in-I\n{HANDS}").play(
        "cave-in I 3,-4"
    )
    assert table.webs() == []


@pytest.mark.rule("DC-087")
def test_a_nugget_on_a_removed_vein_goes_to_the_bank() -> None:
    table = given(f"cave\n  S 1V:NEW\nveins 1,0\nhand 0 cave-in-I\n{HANDS}")
    bank = table.view(None).bank
    table.play("cave-in I 1,0")
    assert table.veins() == []
    assert table.view(None).bank == bank + 1
    assert table.told("gold_buried") == [{"x": 1, "y": 0}]


@pytest.mark.rule("DC-240", "DC-283")
def test_cards_without_a_target_are_only_discarded() -> None:
    text = "boots 0 boots-I\nboots 1 boots-I\nboots 2 boots-II\n"
    table = given(f"hand 0 cave-in-I rat-I\n{HANDS}")
    assert table.kinds() == {"discard"}
    assert given(f"{text}hand 0 NS-I\n{HANDS}").moves("boots") == []


@pytest.mark.rule("DC-089", "DC-090", "DC-091", "DC-171", "DC-246", "DC-275")
def test_swap_of_hands() -> None:
    table = given(f"hand 0 swap-cards-II NS-I\n{HANDS}next web-I")
    assert table.refused("swap-cards II 0") == "own_hand DC-089"
    table.play("swap-cards II 1")
    assert table.told("swapped_cards") == [{"seat": 0, "card": "swap-cards-II", "on": 1}]
    assert table.hand(0) == ["NE-III", "NW-III"]
    assert table.secrets("received_card") == [(0, {"card": "NE-III"}), (0, {"card": "NW-III"}), (1, {"card": "NS-I"})]
    assert [args["level"] for args in table.told("received_card")] == ["III", "III", "I"]
    table.stay()
    assert table.hand(0) == ["NE-III", "NW-III"]
    assert table.hand(1) == ["NS-I", "web-I"]
    assert [(one.holder, one.cards) for one in table.view(0).given] == [(1, ["NS-I"])]
    assert [(one.holder, one.cards) for one in table.view(1).given] == [(0, ["NE-III", "NW-III"])]
    assert table.view(2).given == []


@pytest.mark.rule("DC-203")
def test_swap_as_the_last_card() -> None:
    table = given(f"hand 0 swap-cards-II\n{HANDS}next web-I").play("swap-cards II 1").stay()
    assert table.hand(0) == ["NE-III", "NW-III"]
    assert table.hand(1) == ["web-I"]


@pytest.mark.rule("DC-247", "DC-218")
def test_swap_with_an_empty_hand_or_an_escaped_player() -> None:
    table = given("hand 0 swap-cards-II\nhand 1 -\nhand 2 NE-II\nnext web-I").play("swap-cards II 1").stay()
    assert (table.hand(0), table.hand(1)) == ([], ["web-I"])
    table = given("seats 4\ndwarf 1 -\nopen 1\nout 1\nhand 0 swap-cards-II NS-I\nhand 1 NE-I\nhand 2 NE-II")
    assert table.legal("swap-cards II 1")


@pytest.mark.rule("DC-275", "DC-200")
def test_after_a_swap_a_forfeited_draw_costs_nobody() -> None:
    table = given("cave\n  S 2Bew:NS|EW\nhand 0 swap-cards-II\nhand 1 -\nhand 2 NE-II\nnext web-I")
    table.play("swap-cards II 1").walk("1,0 3").stay()
    assert (table.hand(0), table.hand(1)) == ([], ["web-I"])
    assert "forfeited" not in table.names()


@pytest.mark.rule("DC-279")
def test_a_card_handed_over_is_known_until_it_may_have_left() -> None:
    table = given(f"hand 0 swap-cards-II NS-I NS-II\n{HANDS}deck rat-III web-III").play("swap-cards II 1").stay()
    table.play("discard NS-I").stay()
    given_away = table.view(0).given[0]
    assert given_away.cards == ["NS-I", "NS-II"]
    assert given_away.unseen == [1, 0, 0]
    imagine = GAME.imaginer(table.view(0))
    hands = [Table(imagine(seed)).hand(1) for seed in range(12)]
    assert all("NS-II" in hand and "NS-I" not in hand for hand in hands)
    assert all(Table(imagine(seed)).facts.discards == [(1, "NS-I")] for seed in range(6))
    table = given(f"hand 0 swap-cards-II NS-I NS-II\n{HANDS}deck rat-III web-III").play("swap-cards II 1").stay()
    table.play("place NS-I 0,1").stay()
    assert table.view(0).given[0].cards == ["NS-II"]
