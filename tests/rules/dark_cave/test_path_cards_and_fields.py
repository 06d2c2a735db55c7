"""Path cards and their fields: what a step is, ladders, bridges, tunnels and veins."""

from itertools import combinations

import pytest

from permonik.engine.board.shapes import edge_bits, graph_of
from permonik.engine.core.cards import Card
from tests.rules.dark_cave.table import GAME, given

PATHS = [card for card in GAME.cards if card.level]


def fields_of(card: Card) -> dict[str, str]:
    """Each field and the edges it touches."""
    return dict(words.split(":") for words in card.fields)


def linked(card: Card) -> set[frozenset[str]]:
    return {frozenset(join.split("-")) for join in card.joins}


def crossing(card: Card, come: str, go: str) -> int:
    """How many fields are entered from one edge of a card to another one, without its tunnel."""
    fields = [field for field in graph_of(card) if field.feature != "tunnel"]
    whole = graph_of(card)
    here = {next(n for n, field in enumerate(whole) if field.edges & edge_bits(come))}
    count = 1
    while not any(whole[n].edges & edge_bits(go) for n in here):
        here |= {m for n in here for m in range(len(whole)) if whole[n].links >> m & 1 and whole[m] in fields}
        count += 1
        assert count < 9
    return count


@pytest.mark.rule("DC-055", "DC-056", "DC-057", "DC-058", "DC-148")
def test_every_card_costs_one_two_or_three_moves_between_joined_edges() -> None:
    for card in PATHS:
        cost = ("I", "II", "III").index(card.level) + 1
        for group in card.links:
            for come, go in combinations(group, 2):
                assert crossing(card, come, go) == crossing(card, go, come) == cost, card.name


@pytest.mark.rule("DC-190", "DC-191", "DC-192", "DC-194")
def test_the_layout_of_fields_follows_the_level() -> None:
    for card in PATHS:
        if card.kind != "path":
            continue
        fields = fields_of(card)
        inner = [name for name, edges in fields.items() if not edges and name != "t"]
        groups = list(card.links) or [card.open]
        if card.dead_end:
            assert sorted(fields.values()) == sorted(card.open)
            assert not card.joins
        elif card.level == "I":
            assert sorted(map(sorted, (edges for edges in fields.values() if edges))) == sorted(map(sorted, groups))
        else:
            assert sorted(edges for edges in fields.values() if edges) == sorted(card.open)
            assert len(inner) == (len(groups) if card.level == "III" else 0)


@pytest.mark.rule("DC-067", "DC-068", "DC-193", "DC-256")
def test_tunnels_change_over_in_three_three_and_five() -> None:
    tunnels = [card for card in PATHS if card.feature == "tunnel"]
    assert len(tunnels) == 5
    for card in tunnels:
        one, other = card.links
        start = {name for name, edges in fields_of(card).items() if set(edges) & set(one)}
        ends = {name for name, edges in fields_of(card).items() if set(edges) & set(other)}
        seen, count = {min(start)}, 1
        while not seen & ends:
            seen |= {name for join in linked(card) if join & seen for name in join}
            count += 1
        assert count == {"I": 3, "II": 3, "III": 5}[card.level]
        beside = {name for join in linked(card) if "t" in join for name in join - {"t"}}
        assert beside == {"I": {"a", "b"}, "II": {"n", "e", "s", "w"}, "III": {"c", "d"}}[card.level]


@pytest.mark.rule("DC-255")
def test_the_start_is_one_field_and_goals_are_laid_out_like_level_three() -> None:
    start, *goals = (card for card in GAME.cards if not card.level)
    assert start.fields == ("a:NESW",)
    for goal in goals:
        assert {edges for edges in fields_of(goal).values() if edges} == set(goal.open)
        assert goal.feature_at == ("c",)
        assert fields_of(goal)["c"] == ""
        assert linked(goal) == {frozenset((edge.lower(), "c")) for edge in goal.open}


@pytest.mark.rule("DC-195", "DC-196")
def test_a_step_leads_to_a_linked_field_or_over_an_open_border() -> None:
    table = given("cave\n  S 3EW 2EW\nhand 0 NS-I\nhand 1 NE-I\nboots 0 boots-I").play("discard NS-I")
    assert table.steps() == ["1,0 1"]
    table.walk("1,0 1")
    assert table.steps() == ["0,0 0", "1,0 2"]
    table.walk("1,0 2", "1,0 1")
    assert table.refused("step 2,0 1") == "no_way DC-195"
    table.walk("1,0 2")
    assert table.to_move == 1
    assert table.pos(0) == "1,0 2"


@pytest.mark.rule("DC-195", "DC-221")
def test_a_border_open_on_one_side_only_is_no_way() -> None:
    table = given("cave\n  S 1NS\nhand 0 NS-II\nhand 1 NE-I").play("discard NS-II")
    assert table.to_move == 1


@pytest.mark.rule("DC-060", "DC-061", "DC-150", "DC-012")
def test_all_ladders_are_one_step_apart() -> None:
    text = "goals goal-ladder goal-lair goal-exit goal-vein\ncave\n  *L:NES\n  .\n  .\n  .\n"
    table = given(f"{text}  . . . . S 1L:SW\nhand 0 NS-I\nhand 1 NE-I\ndwarf 1 1,0").play("discard NS-I")
    assert table.steps() == ["-4,-4 3", "1,0 0"]
    table.walk("-4,-4 3", "0,0 0", "1,0 0")
    assert table.to_move == 1


@pytest.mark.rule("DC-197")
def test_the_ladder_on_a_covered_goal_cannot_be_used() -> None:
    table = given("goals goal-ladder goal-lair goal-exit goal-vein\ncave\n  S 1L:SW\nhand 0 NS-I\nhand 1 NE-I")
    assert table.play("discard NS-I").steps() == ["1,0 0"]


@pytest.mark.rule("DC-062", "DC-064")
def test_no_turning_on_a_bridge_and_below_it_nothing_is_lost() -> None:
    table = given("cave\n  . 1NS\n  S 1Bns:NS|EW 2EW\nhand 0 NE-I NE-II\nhand 1 NE-III").play("discard NE-I")
    table.walk("1,0 1")
    assert table.steps() == ["0,0 0", "2,0 1"]
    assert table.cards(0) == 1


@pytest.mark.rule("DC-063", "DC-065", "DC-066", "DC-151", "DC-244")
def test_the_bridge_costs_a_card_for_good() -> None:
    text = "cave\n  S 2Bew:NS|EW 1EW\nhand 0 NE-I NE-II\nhand 1 NE-III\nnext web-I\n"
    table = given(text).play("discard NE-I").walk("1,0 3")
    assert table.told("lost") == [{"seat": 0, "level": "II"}]
    assert table.secrets("lost") == [(0, {"card": "NE-II"})]
    assert table.cards(0) == 0
    table.stay()
    assert table.hand(0) == ["web-I"]
    assert table.view(0).own_discards == ["NE-I", "NE-II"]
    assert table.player(0).lost == 1
    lost = set()
    for seed in range(1, 30):
        words = f"generator fast {seed * 0x9E3779B1 & 0xFFFFFFFF:08x} 00000001 00000002 00000003"
        table = given(text.replace("NE-I NE-II", "NE-I NE-II web-II") + words)
        table.play("discard NE-I").walk("1,0 3")
        lost.add(str(table.secrets("lost")[0][1]))
    assert len(lost) == 2


@pytest.mark.rule("DC-199", "DC-151")
def test_the_toll_is_due_once_for_each_coming_onto_the_bridge() -> None:
    table = given("cave\n  S 2Bew:NS|EW 1EW\nhand 0 NE-I NE-II NE-III NW-I\nhand 1 NW-II\nboots 0 boots-I")
    table.play("discard NE-I").walk("1,0 3", "1,0 2")
    assert table.cards(0) == 2
    assert table.player(0).lost == 1
    table.walk("2,0 0", "1,0 2")
    assert table.player(0).lost == 2


@pytest.mark.rule("DC-200", "DC-137", "DC-245")
def test_an_empty_hand_draws_one_fewer() -> None:
    text = "cave\n  S 2Bew:NS|EW 1EW\nhand 0 NE-I{}\nhand 1 NE-III\nnext web-I boots-I\n"
    table = given(text.format("")).play("discard NE-I").walk("1,0 3")
    assert table.told("forfeited") == [{"seat": 0}]
    assert table.stay().hand(0) == []
    table = given(text.format(" NE-II")).play("discard NE-I NE-II").walk("1,0 3")
    assert table.stay().hand(0) == ["web-I"]


@pytest.mark.rule("DC-069", "DC-070", "DC-152", "DC-257")
def test_a_tunnel_costs_a_nugget_at_every_entering() -> None:
    text = "cave\n  S 1T:NW|ES\nhand 0 NE-I\nhand 1 NE-III\nboots 0 boots-I\nnuggets 0 {}\n"
    table = given(text.format(1)).play("discard NE-I").walk("1,0 0", "1,0 2")
    assert table.nuggets(0) == 0
    assert table.view(None).bank == 46 - 6
    assert table.told("paid_toll") == [{"seat": 0, "x": 1, "y": 0}]
    table.walk("1,0 1", "1,0 2")
    assert table.told("paid_toll") == []
    table = given(text.format(3)).play("discard NE-I").walk("1,0 0", "1,0 2", "1,0 0", "1,0 2")
    assert table.nuggets(0) == 1


@pytest.mark.rule("DC-072", "DC-074", "DC-204", "DC-076")
def test_whoever_ends_the_movement_on_a_vein_takes_the_nugget_and_shows_the_clan_card() -> None:
    text = "cave\n  S 1V:NEW 1EW\nveins 1,0\nhand 0 NE-I NE-II\nhand 1 NE-III NW-I\n"
    table = given(text).play("discard NE-I").walk("1,0 0").play("stop")
    assert table.nuggets(0) == 4
    assert table.veins() == []
    assert table.told("revealed") == [{"seat": 0, "role": "blue-loyal"}]
    assert table.player(0).role == "blue-loyal"
    table.play("discard NE-III").walk("1,0 0").play("stop")
    assert table.nuggets(1) == 3
    assert table.player(1).role is None


@pytest.mark.rule("DC-073")
def test_crossing_a_vein_takes_nothing() -> None:
    table = given("cave\n  S 1V:NEW 1EW\nveins 1,0\nhand 0 NE-I\nhand 1 NE-III\n")
    table.play("discard NE-I").walk("1,0 0", "2,0 0").stay()
    assert table.nuggets(0) == 3
    assert table.veins() == ["1,0 0"]
    assert table.player(0).role is None


@pytest.mark.rule("DC-059", "DC-149")
def test_any_number_of_dwarfs_share_a_field_and_creatures_come_from_lairs() -> None:
    table = given("cave\n  S 1D:NEW 1EW\nhand 0 NE-I\nhand 1 rat-I\ndwarf 1 2,0\ndwarf 2 1,0")
    table.play("discard NE-I").walk("1,0 0", "2,0 0").stay()
    assert table.pos(0) == table.pos(1)
    assert table.moves("rat") == ["rat I 1,0"]
