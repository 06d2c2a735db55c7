"""Creatures: rat, crawler and goblin, how they walk, whom they meet, and what they do."""

import pytest

from tests.rules.dark_cave.table import given

HANDS = "hand 1 NE-III NW-III\nhand 2 NE-II NW-II\n"
LAIR = "cave\n  S 1EW 1D:NEW 1NEW 2EW\n"


@pytest.mark.rule("DC-113", "DC-114", "DC-259", "DC-243")
def test_a_creature_is_put_on_a_lair() -> None:
    table = given(f"cave\n  S 2De:EW 1D:NEW\nhand 0 rat-I rat-II\ndwarf 0 1,0 1\n{HANDS}")
    assert table.moves("rat I ") == ["rat I 1,0", "rat I 2,0"]
    table.play("rat I 1,0")
    assert table.creature("rat") == "1,0 0 of 0"
    assert table.view(None).creatures[0].card == "rat-I"
    assert table.told("called") == [{"seat": 0, "card": "rat-I", "x": 1, "y": 0}]
    assert table.refused("rat II 2,0") == "other_decision DC-274"


@pytest.mark.rule("DC-115")
def test_a_lair_on_an_uncovered_goal_counts() -> None:
    goals = "goals goal-lair goal-exit goal-vein goal-ladder\ncave\n  *D:NEW\n  .\n  .\n  .\n  . . . . S\n"
    table = given(f"{goals}hand 0 rat-I\n{HANDS}").play("rat I -4,-4")
    assert table.creature("rat") == "-4,-4 3 of 0"


@pytest.mark.rule("DC-116", "DC-283")
def test_without_a_lair_no_creature() -> None:
    table = given(f"hand 0 rat-I\n{HANDS}")
    assert table.moves("rat") == []
    assert table.refused("rat I 0,0") == "no_lair DC-114 DC-116"


@pytest.mark.rule("DC-117", "DC-118", "DC-119", "DC-135", "DC-138", "DC-142", "DC-274")
@pytest.mark.parametrize(("card", "steps"), [("rat I", 3), ("crawler I", 4), ("goblin II", 5)])
def test_how_far_they_walk(card: str, steps: int) -> None:
    name, level = card.split()
    table = given(f"cave\n  S . 1D:NEW 1NEW 1EW\nhand 0 {name}-{level}\n{HANDS}").play(f"{card} 2,0")
    for number in range(steps):
        assert table.phase == "creeping"
        table.walk("3,0 0" if number % 2 == 0 else "2,0 0")
    assert table.phase == "acting"
    table = given(f"cave\n  S . 1D:NEW 1NEW 1EW\nhand 0 {name}-{level}\n{HANDS}").play(f"{card} 2,0", "stop")
    assert table.creature(name) == "2,0 0 of 0"
    assert table.told("halted") == [{"seat": 0, "creature": name}]


@pytest.mark.rule("DC-120", "DC-121", "DC-122", "DC-136", "DC-145", "DC-244")
def test_the_rat_of_the_worked_example() -> None:
    table = given(f"{LAIR}dwarf 1 4,0 1\nhand 0 rat-I NS-I\n{HANDS}").play("rat I 2,0").walk("3,0 0")
    assert table.phase == "creeping"
    table.walk("4,0 1")
    assert table.told("attacked") == [{"seat": 1, "creature": "rat", "harmed": True}]
    assert len(table.secrets("lost")) == 1
    assert table.secrets("lost")[0][0] == 1
    assert table.cards(1) == 1
    assert table.phase == "walking"


@pytest.mark.rule("DC-121", "DC-122", "DC-227")
def test_all_dwarfs_on_the_field_suffer_in_seat_order() -> None:
    table = given(f"{LAIR}turn 1\ndwarf 0 3,0\ndwarf 1 3,0\ndwarf 2 3,0\nhand 0 NS-I\nhand 1 goblin-II\nhand 2 NE-II")
    table.play("goblin II 2,0").walk("3,0 0")
    assert [args["seat"] for args in table.told("attacked")] == [1, 2, 0]
    assert [table.nuggets(seat) for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("DC-123", "DC-108")
def test_put_on_a_lair_with_a_dwarf_it_meets_it_and_does_not_move() -> None:
    table = given(f"{LAIR}dwarf 1 2,0\nhand 0 rat-I\n{HANDS}").play("rat I 2,0")
    assert table.told("attacked") == [{"seat": 1, "creature": "rat", "harmed": True}]
    assert table.phase == "walking"
    assert table.creature("rat") == "2,0 0 of 0"
    axe = given(f"{LAIR}dwarf 1 2,0\naxes 1 battle-axe-I\nhand 0 rat-I\n{HANDS}").play("rat I 2,0")
    assert (axe.phase, axe.to_move) == ("fighting", 1)


@pytest.mark.rule("DC-108", "DC-109", "DC-125", "DC-213", "DC-228")
def test_the_attacked_are_asked_for_the_axe_one_after_the_other() -> None:
    text = (
        f"{LAIR}turn 1\ndwarf 0 3,0\ndwarf 1 3,0\ndwarf 2 3,0\naxes 0 battle-axe-I\naxes 2 battle-axe-II\n"
        "hand 0 NS-I\nhand 1 rat-I NS-II\nhand 2 NE-II"
    )
    table = given(text).play("rat I 2,0").walk("3,0 0")
    assert (table.phase, table.to_move) == ("fighting", 2)
    assert table.view(None).met == "rat"
    assert table.view(None).attacked == [0, 1, 2]
    table.play("fight no")
    assert table.to_move == 0
    before = table.discarded()
    table.play("fight yes")
    assert table.creature("rat") == "-"
    assert table.told("attacked") == []
    assert table.discarded() == before + 2
    assert table.player(0).axes == []
    assert table.player(2).axes == ["battle-axe-II"]
    assert (table.phase, table.to_move) == ("walking", 1)


@pytest.mark.rule("DC-111")
def test_an_axe_is_used_by_choice_alone() -> None:
    table = given(f"{LAIR}dwarf 1 2,0\naxes 1 battle-axe-I\nhand 0 rat-I\n{HANDS}").play("rat I 2,0")
    assert table.moves() == ["fight no", "fight yes"]
    table.play("fight no")
    assert table.cards(1) == 1
    assert table.player(1).axes == ["battle-axe-I"]


@pytest.mark.rule("DC-124")
def test_an_escaped_dwarf_is_not_attacked() -> None:
    table = given(f"seats 4\n{LAIR}dwarf 1 -\nopen 1\nout 1\naxes 1 battle-axe-I\nhand 0 rat-I\nhand 1 NE-I").play(
        "rat I 2,0"
    )
    assert table.phase == "creeping"


@pytest.mark.rule("DC-126", "DC-155", "DC-156", "DC-229", "DC-108")
def test_a_dwarf_that_walks_onto_a_creature_is_attacked_alone() -> None:
    text = f"{LAIR}creature rat-I 3,0 1\ndwarf 0 2,0\ndwarf 2 3,0\naxes 2 battle-axe-I\nhand 0 NS-I NS-II\n{HANDS}"
    table = given(text).play("discard NS-I").walk("3,0 0")
    assert table.told("attacked") == [{"seat": 0, "creature": "rat", "harmed": True}]
    assert table.to_move == 1
    axe = given(text.replace("axes 2", "axes 0")).play("discard NS-I").walk("3,0 0")
    assert (axe.phase, axe.to_move) == ("fighting", 0)
    axe.play("fight yes")
    assert axe.to_move == 1
    assert axe.pos(0) == "3,0 0"
    assert axe.creature("rat") == "-"


@pytest.mark.rule("DC-127", "DC-258")
def test_creatures_pay_no_tolls_and_use_ladders() -> None:
    table = given(
        f"cave\n  1L:E S 2Bew:NS|EW 1D:NEW\ndwarf 0 -1,0\ndwarf 1 -1,0\ndwarf 2 -1,0\nhand 0 goblin-II\n{HANDS}"
    )
    table.play("goblin II 2,0").walk("1,0 2", "1,0 3", "0,0 0")
    assert "lost" not in table.names()
    assert "step -1,0 0" in table.moves()
    table = (
        given(f"cave\n  . 1NS\n  S 1Bns:NS|EW 1D:NEW\ndwarf 0 0,0\nhand 0 rat-I\n{HANDS}")
        .play("rat I 2,0")
        .walk("1,0 1")
    )
    assert table.steps() == ["0,0 0", "2,0 0"]


@pytest.mark.rule("DC-128")
def test_creatures_do_not_pass_webs() -> None:
    table = given(f"{LAIR}token web-I 2,0 E 1 2\nhand 0 rat-I\n{HANDS}").play("rat I 2,0")
    assert table.refused("step 3,0 0") == "web_there DC-097 DC-128 DC-153"


GOAL = "goals goal-lair goal-vein goal-exit goal-ladder\ncave\n  . . . 1D:ESW ?\n  . . . . 1NS\n  .\n  .\n  S\n"


@pytest.mark.rule("DC-129", "DC-215", "DC-258", "DC-261")
def test_a_covered_goal_is_one_field_for_creatures() -> None:
    table = given(f"{GOAL}hand 0 rat-I\n{HANDS}").play("rat I 3,-4").walk("4,-4 0")
    assert table.at(4, -4) == "?"
    assert table.creature("rat") == "4,-4 0 of 0"
    assert table.steps() == ["3,-4 0", "4,-3 0"]
    cut_off = given(f"{GOAL}creature rat-I 4,-4 0\nturn 1\nhand 1 cave-in-I\nhand 2 cave-in-II\nhand 0 NS-II")
    cut_off.play("cave-in I 3,-4").stay().play("cave-in II 4,-3").stay()
    assert cut_off.creature("rat") == "-"
    assert cut_off.to_move == 0


@pytest.mark.rule("DC-130", "DC-131", "DC-077")
def test_it_leaves_at_the_next_turn_of_its_player() -> None:
    table = given(f"{LAIR}hand 0 rat-I rat-II NS-I\n{HANDS}").play("rat I 2,0").stay()
    table.discard().discard()
    assert table.to_move == 0
    assert table.creature("rat") == "-"
    assert table.told("creature_left") == [{"creature": "rat"}]
    assert table.legal("rat II 2,0")


@pytest.mark.rule("DC-132", "DC-133", "DC-134")
def test_a_creature_in_play_is_led_on_and_changes_hands() -> None:
    text = f"{LAIR}creature rat-I 3,0 1\ndwarf 2 3,0\nhand 0 rat-II NS-I\n{HANDS}"
    table = given(text)
    assert table.moves("rat") == ["rat II 3,0"]
    assert table.refused("rat II 2,0") == "stands_elsewhere DC-132"
    before = table.discarded()
    table.play("rat II 3,0")
    assert table.discarded() == before + 1
    assert table.creature("rat") == "3,0 0 of 0"
    assert table.told("attacked") == []
    table.walk("2,0 0", "3,0 0")
    assert table.told("attacked") == [{"seat": 2, "creature": "rat", "harmed": True}]
    table.stay()
    assert table.to_move == 1
    assert table.creature("rat") == "3,0 0 of 0"


@pytest.mark.rule("DC-132")
def test_it_is_a_legal_target_even_if_it_cannot_move() -> None:
    table = given(f"cave\n  S . . 1EW\ncreature rat-I 3,0 1\nhand 0 rat-II\n{HANDS}").play("rat II 3,0")
    assert table.to_move == 1
    assert table.creature("rat") == "3,0 0 of 0"


@pytest.mark.rule("DC-139", "DC-140")
def test_the_crawler_lays_a_figure_down() -> None:
    table = given(f"{LAIR}dwarf 2 2,0\nhand 0 crawler-I\n{HANDS}").play("crawler I 2,0")
    assert table.told("attacked") == [{"seat": 2, "creature": "crawler", "harmed": True}]
    assert table.player(2).lying
    table.stay().discard()
    assert table.to_move == 2
    assert not table.player(2).lying
    table.play("discard NE-II")
    assert table.to_move == 0


@pytest.mark.rule("DC-140", "DC-141", "DC-212")
def test_it_stands_up_and_does_not_move_in_that_turn() -> None:
    table = given(f"{LAIR}lying 1\ndwarf 1 2,0\nhand 0 NS-I\n{HANDS}next web-I boots-I").play("discard NS-I").stay()
    assert table.told("stood_up") == [{"seat": 1}]
    assert not table.player(1).lying
    assert table.view(None).frozen
    table.play("discard NE-III")
    assert table.to_move == 2
    assert table.cards(1) == 2


@pytest.mark.rule("DC-202")
def test_a_figure_laid_down_in_its_own_turn_lies_through_the_next_one() -> None:
    table = given(f"{LAIR}dwarf 0 2,0\nhand 0 crawler-I NS-I\n{HANDS}").play("crawler I 2,0")
    assert table.player(0).lying
    assert table.to_move == 1
    table.discard().discard()
    assert table.to_move == 0
    assert table.view(None).frozen
    table.play("discard NS-I")
    assert table.to_move == 1
    walked = (
        given(f"{LAIR}creature crawler-I 2,0 1\ndwarf 0 1,0\nhand 0 NS-I\n{HANDS}").play("discard NS-I").walk("2,0 0")
    )
    assert walked.player(0).lying
    assert walked.to_move == 1


@pytest.mark.rule("DC-143", "DC-144", "DC-276")
def test_the_goblin_takes_a_nugget_if_there_is_one() -> None:
    text = f"{LAIR}dwarf 1 2,0\nnuggets 1 {{}}\nhand 0 goblin-II\n{HANDS}"
    table = given(text.format(2)).play("goblin II 2,0")
    assert table.nuggets(1) == 1
    assert table.view(None).bank == 46 - 3 - 1 - 3
    table = given(text.format(0)).play("goblin II 2,0")
    assert table.told("attacked") == [{"seat": 1, "creature": "goblin", "harmed": False}]
    assert table.phase == "walking"


@pytest.mark.rule("DC-217", "DC-265", "DC-276")
def test_a_lying_figure_is_met_like_any_other() -> None:
    text = f"{LAIR}dwarf 1 3,0\nlying 1\naxes 1 battle-axe-I\nhand 0 crawler-I rat-I\n{HANDS}"
    table = given(text).play("crawler I 2,0").walk("3,0 0")
    assert (table.phase, table.to_move) == ("fighting", 1)
    table.play("fight no")
    assert table.told("attacked") == [{"seat": 1, "creature": "crawler", "harmed": False}]
    assert given(text).play("rat I 2,0").walk("3,0 0").play("fight no").cards(1) == 1


@pytest.mark.rule("DC-276", "DC-200")
def test_a_rat_on_an_empty_hand_takes_nothing() -> None:
    table = given(f"{LAIR}dwarf 1 2,0\nhand 0 rat-I\nhand 1 -\nhand 2 NE-I").play("rat I 2,0")
    assert table.told("attacked") == [{"seat": 1, "creature": "rat", "harmed": False}]
    assert "forfeited" not in table.names()
    own = given(f"{LAIR}dwarf 0 2,0\nhand 0 rat-I\nhand 1 NE-II\nnext web-I").play("rat I 2,0").stay()
    assert own.hand(0) == []


@pytest.mark.rule("DC-137", "DC-136")
def test_a_card_lost_to_a_rat_is_not_drawn_again() -> None:
    table = given(f"{LAIR}dwarf 1 2,0\nhand 0 rat-I NS-I\n{HANDS}").play("rat I 2,0").stay()
    table.play(f"discard {table.hand(1)[0]}").stay()
    assert table.cards(1) == 1
    assert table.player(1).lost == 1


@pytest.mark.rule("DC-214", "DC-226")
def test_several_creatures_act_one_after_the_other() -> None:
    creatures = "creature rat-I 3,0 2\ncreature crawler-I 3,0 2\ncreature goblin-II 3,0 2\n"
    text = f"{LAIR}{creatures}dwarf 0 2,0\nhand 0 NS-I NS-II\n{HANDS}"
    table = given(text).play("discard NS-I").walk("3,0 0")
    assert [args["creature"] for args in table.told("attacked")] == ["rat", "crawler", "goblin"]
    axe = given(f"{text}axes 0 battle-axe-I").play("discard NS-I").walk("3,0 0")
    assert axe.view(None).met == "rat"
    axe.play("fight no")
    assert axe.told("attacked") == [{"seat": 0, "creature": "rat", "harmed": True}]
    assert axe.view(None).met == "crawler"
    axe.play("fight yes")
    assert [args["creature"] for args in axe.told("attacked")] == ["goblin"]
    assert axe.creature("crawler") == "-"
    assert axe.creature("rat") == "3,0 0 of 2"


@pytest.mark.rule("DC-214", "DC-260")
def test_a_creature_among_creatures_goes_on() -> None:
    table = given(f"{LAIR}creature goblin-II 3,0 1\nhand 0 rat-I\n{HANDS}").play("rat I 2,0").walk("3,0 0")
    assert table.phase == "creeping"
    alone = given(f"{LAIR}creature goblin-II 3,0 1\ndwarf 1 3,0\nhand 0 rat-I\n{HANDS}").play("rat I 2,0").walk("3,0 0")
    assert [args["creature"] for args in alone.told("attacked")] == ["rat"]


@pytest.mark.rule("DC-230")
def test_a_turn_that_begins_on_a_creatures_field() -> None:
    table = given(f"{LAIR}creature rat-I 3,0 1\ndwarf 0 3,0\nhand 0 NS-I NS-II\n{HANDS}").play("discard NS-I")
    assert table.told("attacked") == []
    table.walk("2,0 0", "3,0 0")
    assert table.told("attacked") == [{"seat": 0, "creature": "rat", "harmed": True}]


@pytest.mark.rule("DC-198")
def test_a_ladder_leads_onto_a_creature() -> None:
    table = (
        given(f"cave\n  1L:E S\ncreature goblin-II -1,0 1\nhand 0 NS-I\n{HANDS}").play("discard NS-I").walk("-1,0 0")
    )
    assert table.nuggets(0) == 2
    assert table.to_move == 1


EXIT = "goals goal-exit goal-lair goal-vein goal-ladder\ncave\n  *X:NESW 1D:NEW\n  .\n  .\n  .\n  . . . . S\n"


@pytest.mark.rule("DC-277")
def test_a_creature_crosses_the_exit() -> None:
    table = given(f"{EXIT}hand 0 goblin-II\n{HANDS}").play("goblin II -3,-4").walk("-4,-4 1", "-4,-4 4", "-4,-4 0")
    assert table.phase == "creeping"
    table.walk("-4,-4 4").play("stop")
    assert table.creature("goblin") == "-4,-4 4 of 0"


@pytest.mark.rule("DC-205", "DC-225")
def test_a_creature_on_a_vein_attacks_before_the_nugget_is_taken() -> None:
    table = given(f"cave\n  S 1V:NEW\nveins 1,0\ncreature goblin-II 1,0 1\nnuggets 0 0\nhand 0 NS-I\n{HANDS}")
    table.play("discard NS-I").walk("1,0 0")
    assert table.names().index("attacked") < table.names().index("gold_taken")
    assert table.nuggets(0) == 1


@pytest.mark.rule("DC-216", "DC-108", "DC-226")
def test_creatures_on_a_goal_meet_whoever_uncovers_it() -> None:
    table = given(f"{GOAL}creature rat-I 4,-4 2\ncreature goblin-II 4,-4 2\ndwarf 0 3,-4\nhand 0 NS-II NS-III\n{HANDS}")
    table.play("discard NS-II").walk("4,-4 0")
    if table.phase == "turning":
        table.play("lay upright")
    assert [args["creature"] for args in table.told("attacked")] == ["rat", "goblin"]
    assert table.creature("rat").startswith(table.pos(0))
    assert table.creature("goblin").startswith(table.pos(0))
