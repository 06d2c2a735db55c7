"""What the plain second implementation makes of single rules, in small caves."""

from random import Random
from typing import Any

import pytest

from tests.engine.dark_cave.plain import cave, turn, webs
from tests.engine.dark_cave.plain.by_chance import Luck
from tests.engine.dark_cave.plain.world import COVERED, Place, Web, World
from tests.engine.plain_grid import Cell

pytestmark = pytest.mark.any_build  # the engine has no part in it
LUCK = Luck(Random(1))
HUB = "c"


def small_cave(laid: dict[Cell, tuple[str, bool]], figures: list[Place | None], **facts: Any) -> World:
    """Seat 0 is to act. Loyal dwarfs of both clans in turn; every hand has one card to discard."""
    seats = len(figures)
    world = World(seats, laid=laid, figures=figures)
    world.goals = {(-4, -4): "goal_exit", (4, -4): "goal_lair", (-4, 4): "goal_ladder", (4, 4): "goal_vein"}
    world.clan_cards = [(("blue", "yellow")[seat % 2], "loyal") for seat in range(seats)]
    world.nuggets = [3] * seats
    world.bank = 46 - 3 * seats
    world.axes = [[] for _ in figures]
    world.hands = [["dc101"] for _ in figures]
    world.pile = ["dc301"] * 10
    world.discarded, world.lost = [[] for _ in figures], [[] for _ in figures]
    world.known_discards = [[] for _ in figures]
    world.goals_seen, world.fronts_seen = [set() for _ in figures], [set() for _ in figures]
    for name, fact in facts.items():
        setattr(world, name, fact)
    return world


def play(world: World, *moves: Any) -> None:
    for move in moves:
        assert move in turn.legal(world), (move, turn.legal(world))
        turn.play(world, move, LUCK)


def discarding(world: World) -> World:
    """Step 1 is over."""
    play(world, ("discard", (world.hands[world.active][0],)))
    return world


START: Place = ((0, 0), "a")


def test_the_planks_of_a_bridge_cost_a_card_once_for_each_visit() -> None:
    bridge = {(1, 0): ("dc213", False), (2, 0): ("dc101", False)}
    world = small_cave(bridge, [START, START], hands=[["dc101"] * 3, ["dc101"]])
    discarding(world)
    play(world, ("step", ((1, 0), "w")))
    assert len(world.hands[0]) == 1
    play(world, ("step", ((1, 0), "e")))
    assert len(world.hands[0]) == 1
    play(world, ("step", ((2, 0), "a")))
    assert world.lost[0] == ["dc101"]
    assert len(world.hands[0]) == 2
    assert world.decides == 1


def test_an_empty_hand_pays_with_the_draw() -> None:
    world = discarding(small_cave({(1, 0): ("dc213", False)}, [START, START]))
    play(world, ("step", ((1, 0), "w")), ("end",))
    assert world.hands[0] == []
    assert world.lost[0] == []


def test_the_path_under_a_bridge_is_free_and_never_meets_the_planks() -> None:
    world = discarding(small_cave({(0, 1): ("dc213", False)}, [START, START], hands=[["dc101"] * 2, ["dc101"]]))
    play(world, ("step", ((0, 1), "n")))
    assert len(world.hands[0]) == 1
    assert cave.one_move_away(world, ((0, 1), "n")) == {START, ((0, 1), "s")}


def test_a_tunnel_costs_a_nugget_at_every_entering() -> None:
    world = discarding(small_cave({(1, 0): ("dc115", False)}, [START, START]))
    play(world, ("step", ((1, 0), "b")), ("step", ((1, 0), "t")), ("step", ((1, 0), "a")))
    assert (world.nuggets, world.bank) == ([2, 3], 41)


def test_a_web_leaves_at_the_start_of_its_players_second_turn() -> None:
    where = ((0, 0), "E")
    world = small_cave({}, [START, START], hands=[["web-I", "dc101", "dc101"], ["dc101", "dc101"]])
    play(world, ("web", "web-I", where))
    sides = []
    while where in world.webs:
        sides.append((world.decides, world.webs[where].side))
        discarding(world)
    assert sides == [(1, 2), (0, 1), (1, 1)]
    assert world.decides == 0


def test_axes_strike_a_web_twice_and_the_way_is_free() -> None:
    where = ((0, 0), "E")
    world = small_cave({(1, 0): ("dc101", False)}, [START, START], axes=[["axe-III", "axe-I"], []])
    world.webs = {where: Web(2, 1, "web-I")}
    play(world, ("strike", where))
    assert world.webs[where].side == 1
    assert world.axes[0] == ["axe-III"]
    discarding(world)
    assert turn.legal(world) == {("end",), ("strike", where)}
    play(world, ("strike", where))
    assert turn.legal(world) == {("end",), ("step", ((1, 0), "a"))}
    assert sorted(world.shown) == ["axe-I", "axe-III", "web-I"]


def test_a_cave_in_takes_webs_at_open_ends_and_leaves_those_at_joints() -> None:
    joint, end = ((0, 0), "E"), ((1, 0), "E")
    world = small_cave({(1, 0): ("dc101", False)}, [START, START], hands=[["cavein-I"], ["dc101"]])
    world.webs = {joint: Web(2, 1, "web-I"), end: Web(2, 1, "web-II")}
    play(world, ("cavein", "cavein-I", (1, 0)))
    assert set(world.webs) == {joint}
    assert webs.holds(world, joint)


def test_a_monster_stops_where_dwarfs_are_and_one_axe_saves_all() -> None:
    den = ((1, 0), "a")
    laid: dict[Cell, tuple[str, bool]] = {(1, 0): ("dc109", False)}
    world = small_cave(laid, [None, START, START], hands=[["rat-I"], ["dc101"], ["dc101"]], escaped=[0])
    world.axes = [[], ["axe-I"], ["axe-II"]]
    play(world, ("monster", "rat-I", den), ("creep", START))
    assert (world.phase, world.decides) == ("defend", 1)
    play(world, ("defend", False))
    assert world.decides == 2
    play(world, ("defend", True))
    assert world.monsters == {}
    assert [len(hand) for hand in world.hands] == [1, 1, 1]
    assert world.axes == [[], ["axe-I"], []]


def test_a_rat_attacks_all_whom_it_meets() -> None:
    den = ((1, 0), "a")
    world = small_cave({(1, 0): ("dc109", False)}, [den, den, START], hands=[["rat-I"], ["dc101"], ["dc101"]])
    play(world, ("monster", "rat-I", den))
    assert world.lost == [[], ["dc101"], []]
    assert world.unpaid == 1
    play(world, ("end",))
    assert world.hands[0] == []
    assert world.decides == 2
    assert world.monsters == {"rat": den}


def test_a_crawler_costs_the_rest_of_this_turn_and_the_next_one() -> None:
    there = ((1, 0), "a")
    world = small_cave({(1, 0): ("dc101", False)}, [START, START], hands=[["dc101"] * 2, ["dc101"] * 2])
    world.monsters, world.monster_cards = {"crawler": there}, {"crawler": (1, "crawler-I")}
    discarding(world)
    play(world, ("step", there))
    assert (world.lying, world.decides) == ({0}, 1)
    assert world.monsters == {}
    discarding(world)
    play(world, ("end",))
    assert (world.lying, world.frozen) == (set(), True)
    discarding(world)
    assert world.decides == 1


def goal_beside(goal: str, **facts: Any) -> World:
    """Seat 0 stands west of a covered goal card."""
    world = small_cave({(3, 4): ("dc101", False)}, [((3, 4), "a"), START], **facts)
    world.goals[4, 4] = goal
    return discarding(world)


def test_uncovering_ends_the_movement_on_the_first_field() -> None:
    world = goal_beside("goal_vein")
    play(world, ("step", ((4, 4), COVERED)))
    assert world.figures[0] == ((4, 4), "e")
    assert world.uncovered == {(4, 4): True}
    assert world.veins == {((4, 4), HUB)}
    assert world.decides == 1


def test_a_goal_card_that_fits_both_ways_is_turned_by_choice() -> None:
    world = goal_beside("goal_lair")
    play(world, ("step", ((4, 4), COVERED)))
    assert world.phase == "turn"
    assert world.figures[0] == ((3, 4), "a")
    play(world, ("turn", True))
    assert world.figures[0] == ((4, 4), "e")


def test_monsters_of_a_covered_goal_card_meet_whoever_uncovers_it() -> None:
    monsters = {"goblin": ((4, 4), COVERED), "rat": ((4, 4), COVERED)}
    cards = {"goblin": (1, "goblin-II"), "rat": (1, "rat-I")}
    world = goal_beside("goal_exit", monsters=monsters, monster_cards=cards, hands=[["dc101"] * 2, ["dc101"]])
    play(world, ("step", ((4, 4), COVERED)))
    assert [told.what[1] for told in world.told if told.what[0] == "attacked"] == ["rat", "goblin"]
    assert world.nuggets == [2, 3]
    assert world.lost[0] == ["dc101"]


def test_a_monster_on_the_exit_attacks_before_the_dwarf_leaves() -> None:
    world = small_cave({}, [((4, 4), "w"), START, START], uncovered={(4, 4): False})
    world.goals[4, 4] = "goal_exit"
    world.monsters, world.monster_cards = {"goblin": ((4, 4), HUB)}, {"goblin": (2, "goblin-II")}
    world.set_aside = [("blue", "saboteur")]
    discarding(world)
    play(world, ("step", ((4, 4), HUB)))
    assert (world.escaped, world.figures[0], world.nuggets[0]) == ([0], None, 2)
    assert world.revealed == {0}
    assert world.aside_seen_by == 0
    assert world.decides == 1


def test_the_game_ends_when_a_side_is_out() -> None:
    world = small_cave({}, [((4, 4), "w"), START], uncovered={(4, 4): False})
    world.goals[4, 4] = "goal_exit"
    discarding(world)
    play(world, ("step", ((4, 4), HUB)))
    assert (world.phase, world.winners) == ("over", [0])
    assert world.nuggets == [3, 0]
    assert world.hands[0] == []


def test_a_vein_gives_its_nugget_at_the_end_of_a_movement_only() -> None:
    vein = ((1, 0), "a")
    world = small_cave({(1, 0): ("dc117", False), (2, 0): ("dc101", False)}, [START, START], veins={vein}, bank=39)
    discarding(world)
    play(world, ("step", vein), ("step", START), ("step", vein))
    assert (world.nuggets, world.veins, world.revealed) == ([4, 3], set(), {0})


def test_after_a_swap_the_partner_draws_and_both_know_both_hands() -> None:
    world = small_cave({}, [START, START, START], hands=[["swap-II", "dc201"], ["dc101", "dc102"], ["dc101"]])
    play(world, ("swap", "swap-II", 1))
    assert world.hands == [["dc101", "dc102"], ["dc201", "dc301"], ["dc101"]]
    assert {(it.seat, it.holder, it.cards) for it in world.given} == {(0, 1, ("dc201",)), (1, 0, ("dc101", "dc102"))}
    play(world, ("discard", ("dc201",)))
    assert world.known_discards == [["dc201"], [], []]


def test_whoever_has_no_card_is_skipped_while_webs_and_monsters_go_on() -> None:
    world = small_cave(
        {}, [START, START], hands=[["dc101"] * 2, []], lying={1}, webs={((0, 0), "E"): Web(2, 1, "web-I")}
    )
    world.monsters, world.monster_cards = {"rat": START}, {"rat": (1, "rat-I")}
    discarding(world)
    play(world, *([("end",)] if world.phase == "move" else []))
    assert (world.decides, world.lying, world.monsters) == (0, set(), {})
    assert world.webs[(0, 0), "E"].side == 1


def test_a_cave_in_takes_a_web_towards_a_covered_goal_card() -> None:
    where = ((3, 4), "E")
    world = small_cave({(3, 4): ("dc101", False)}, [START, START], hands=[["cavein-I"], ["dc101"]])
    world.webs = {where: Web(2, 1, "web-I")}
    play(world, ("cavein", "cavein-I", (3, 4)))
    assert world.webs == {}


def test_a_monster_in_play_goes_on_from_where_it_is() -> None:
    """Whoever stands there is attacked only when it comes back; the former card is discarded."""
    there = ((1, 0), "a")
    laid: dict[Cell, tuple[str, bool]] = {(1, 0): ("dc101", False), (2, 0): ("dc101", False)}
    world = small_cave(laid, [START, there], hands=[["goblin-III"], ["dc101"]])
    world.monsters, world.monster_cards = {"goblin": there}, {"goblin": (1, "goblin-II")}
    play(world, ("monster", "goblin-III", None))
    assert (world.monster_cards, world.shown, world.nuggets) == ({"goblin": (0, "goblin-III")}, ["goblin-II"], [3, 3])
    play(world, ("creep", ((2, 0), "a")), ("creep", there))
    assert world.nuggets == [3, 2]
    assert world.phase == "move"


def test_ladders_are_one_move_apart_and_no_web_hinders_them() -> None:
    far = ((9, 9), "w")
    world = small_cave({(9, 9): ("dc212", False)}, [START, START])
    world.webs = {((0, 0), edge): Web(2, 1, "web-I") for edge in "ES"}
    discarding(world)
    assert turn.legal(world) == {("end",), ("step", far)}


def test_a_den_at_one_end_makes_two_ways_of_laying_a_card() -> None:
    assert [card for card in ("dc209", "dc205", "dc213", "dc313", "dc309") if len(cave.ways_to_lie(card)) == 2] == [
        "dc209"
    ]
    assert cave.ways_to_lie("goal_exit") == (False,)


def test_boots_count_at_once() -> None:
    world = small_cave({(1, 0): ("dc101", False)}, [START, START], hands=[["boots-I"], ["boots-II"]])
    play(world, ("boots", "boots-I", 0))
    assert world.left == 4
    play(world, ("end",))
    assert ("boots", "boots-II", 0) not in turn.legal(world)
    assert ("boots", "boots-II", 1) in turn.legal(world)


def test_a_vein_is_taken_before_an_axe_that_follows_a_forced_end() -> None:
    vein, where = ((1, 0), "a"), ((1, 0), "E")
    world = small_cave({(1, 0): ("dc117", False)}, [START, START], veins={vein}, bank=39, axes=[["axe-I"], []])
    world.webs = {where: Web(1, 1, "web-I")}
    world.monsters, world.monster_cards = {"goblin": vein}, {"goblin": (1, "goblin-II")}
    discarding(world)
    play(world, ("step", vein), ("defend", False))
    assert world.nuggets == [3, 3]
    assert world.veins == set()
    assert turn.legal(world) == {("end",), ("strike", where)}


def test_a_lying_dwarf_may_strike_a_web() -> None:
    where = ((0, 0), "E")
    world = small_cave({}, [START, START], axes=[["axe-I"], []], frozen=True, webs={where: Web(2, 1, "web-I")})
    discarding(world)
    assert turn.legal(world) == {("end",), ("strike", where)}


def test_all_must_agree_to_an_early_end() -> None:
    world = small_cave({}, [START, START, START], early_end=True)
    play(world, ("propose",), ("vote", True))
    assert world.decides == 2
    play(world, ("vote", False))
    assert (world.phase, world.decides) == ("act", 0)
    assert ("propose",) not in turn.legal(world)
    world.proposed = False
    play(world, ("propose",), ("vote", True), ("vote", True))
    assert (world.phase, world.winners, world.bank) == ("over", [], 46)
