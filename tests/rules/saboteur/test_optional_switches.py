"""Optional switches of the base game: BA-147 to BA-155."""

import pytest

import permonik
from permonik.engine.core.errors import UnknownOption, WrongOption
from tests.rules.saboteur.table import GAME, Table, before_failure, before_gold, deal, dealt, new, roles

ONE_EACH = "option one_gold_card_per_miner true"
COSTS = "option broken_tool_costs_gold true"


def reached(dwarves: list[str], finisher: int, *lines: str) -> Table:
    """The seat `finisher` has just completed the tunnel to the gold; there are no further rounds."""
    return before_gold(dwarves, finisher, "option rounds 1", *lines).play("place EW 7,0")


@pytest.mark.rule("BA-147", "BA-149")
def test_both_options_are_off_by_default() -> None:
    options = new(3).view(None).options
    assert (options["one_gold_card_per_miner"], options["broken_tool_costs_gold"]) == (False, False)
    assert reached(roles(5, 1, 2), 0, "broken 3 cart").share() == [0, 4, 3, 0, 4]


@pytest.mark.rule("BA-147")
@pytest.mark.parametrize(
    ("dwarves", "finisher", "order"),
    [
        (roles(3, 1), 0, [0, 2]),
        (roles(3), 0, [0, 2, 1]),
        (roles(6, 1, 4), 5, [5, 3, 2, 0]),
        (roles(5, 2), 2, [1, 0, 4, 3]),
        (roles(10, 1, 3, 5), 4, [4, 2, 0, 9, 8, 7, 6]),
    ],
)
def test_one_gold_card_is_drawn_for_each_miner_in_the_same_order(
    dwarves: list[str], finisher: int, order: list[int]
) -> None:
    table = reached(dwarves, finisher, ONE_EACH)
    assert table.told("offered") == [{"seat": order[0], "count": len(order)}]
    assert len(table.facts.stack) == 28 - len(order)
    assert table.share() == order


@pytest.mark.rule("BA-148")
@pytest.mark.parametrize(("dwarves", "usual", "cards"), [(roles(5, 1, 2), 5, 3), (roles(10, 1, 2, 3, 4), 9, 6)])
def test_three_cards_instead_of_five_and_six_instead_of_nine(dwarves: list[str], usual: int, cards: int) -> None:
    assert len(reached(dwarves, 0).facts.offer) == usual
    assert len(reached(dwarves, 0, ONE_EACH).facts.offer) == cards


@pytest.mark.rule("BA-149")
@pytest.mark.parametrize("tool", ["pickaxe", "lantern", "cart"])
def test_a_miner_with_a_broken_tool_gets_no_gold_card(tool: str) -> None:
    table = reached(roles(4), 0, COSTS, f"broken 3 {tool}")
    assert table.share() == [0, 2, 1, 0]
    assert table.scores[3] == 0
    assert reached(roles(4), 0, f"broken 3 {tool}").share() == [0, 3, 2, 1]


@pytest.mark.rule("BA-149")
def test_a_tool_that_was_mended_in_time_costs_nothing() -> None:
    table = before_gold(roles(3), 1, COSTS, "broken 2 cart", "hand 0 repair-cart", "turn 0")
    table.play("repair cart 2", "place EW 7,0")
    assert table.share() == [1, 0, 2]


@pytest.mark.rule("BA-150")
@pytest.mark.parametrize("options", [[], [COSTS], [COSTS, ONE_EACH]])
def test_saboteurs_are_paid_as_usual_broken_tools_or_not(options: list[str]) -> None:
    table = before_failure(roles(5, 1, 2), "option rounds 1", *options, "broken 1 cart lantern", "broken 3 cart")
    assert table.play("discard dead-N").scores == [0, 3, 3, 0, 0]


@pytest.mark.rule("BA-151")
def test_the_number_of_cards_is_unchanged_and_the_others_take_all_of_them() -> None:
    table = reached(roles(6, 1, 4), 5, COSTS, "broken 3 cart", "broken 4 cart", "broken 0 lantern")
    assert table.told("offered") == [{"seat": 5, "count": 6}]
    assert table.share() == [5, 2, 5, 2, 5, 2]
    assert [player.gold_cards for player in table.view(None).players] == [0, 0, 3, 0, 0, 3]


@pytest.mark.rule("BA-152")
def test_with_both_options_one_card_is_drawn_for_each_miner_without_a_broken_tool() -> None:
    table = reached(roles(6, 1, 4), 5, COSTS, ONE_EACH, "broken 3 cart", "broken 4 cart")
    assert table.told("offered") == [{"seat": 5, "count": 3}]
    assert table.share() == [5, 2, 0]


@pytest.mark.rule("BA-153")
@pytest.mark.parametrize("options", [[COSTS], [COSTS, ONE_EACH]])
def test_with_every_miner_barred_no_gold_is_shared_out(options: list[str]) -> None:
    barred = ["broken 0 cart", "broken 2 lantern"]
    table = reached(roles(3, 1), 1, *options, *barred)
    assert table.facts.results[0].gold_reached
    assert (table.state.over, table.scores, table.facts.picks) == (True, [0, 0, 0], [])
    assert len(table.facts.stack) == 28
    goes_on = before_gold(roles(3, 1), 1, *options, *barred).play("place EW 7,0")
    assert (goes_on.view(None).round, goes_on.facts.phase, goes_on.to_move) == (2, "digging", 2)


@pytest.mark.rule("BA-153")
def test_a_miner_who_completes_the_tunnel_is_never_barred() -> None:
    table = before_gold(roles(3, 1), 0, COSTS, "broken 0 cart", "broken 2 cart")
    assert table.refused("place EW 7,0") == "broken_tool BA-061"
    assert reached(roles(3, 1), 0, COSTS, "broken 2 cart").share() == [0, 0, 0]


@pytest.mark.rule("BA-154")
def test_the_options_stay_as_they_were_fixed_for_all_rounds() -> None:
    table = dealt(*[deal(roles(5, 1, 2))] * 3, first=0, one_gold_card_per_miner=True, broken_tool_costs_gold=True)
    agreed = table.view(None).options
    for _ in range(3):
        table.dig()
        assert len(table.share()) == 3
        assert table.view(None).options == agreed


@pytest.mark.rule("BA-154")
@pytest.mark.parametrize("name", ["one_gold_card_per_miner", "broken_tool_costs_gold"])
def test_the_options_belong_to_the_base_game_alone(name: str) -> None:
    assert [game.id for game in permonik.games() if name in {option.name for option in game.options}] == ["saboteur"]
    with pytest.raises(WrongOption, match=r"expected false \| true"):
        GAME.new(3, 0, **{name: "sometimes"})
    with pytest.raises(UnknownOption):
        GAME.new(3, 0, **{f"{name}s": True})


@pytest.mark.rule("BA-155")
def test_the_cards_on_offer_are_seen_only_by_the_player_who_picks() -> None:
    table = reached(roles(4, 3), 1)
    for picking in (1, 0, 2):
        (event,) = (event for event in table.events if event.name == "offered")
        assert table.to_move == picking
        assert event.seen_by(picking).secret == {"offer": table.facts.offer}
        assert [event.seen_by(seat).secret for seat in (0, 1, 2, 3, None) if seat != picking] == [None] * 4
        for seat in (0, 1, 2, 3, None):
            assert table.view(seat).offered == len(table.facts.offer)
            looks = [look for look in table.view(seat).looks if look.kept is None]
            assert [look.offer for look in looks] == ([table.facts.offer] if seat == picking else [])
        table.play(table.moves()[-1])


@pytest.mark.rule("BA-155")
def test_the_offer_is_no_secret_that_a_view_gives_away() -> None:
    stacks = ("stack 1 1 1 3 3 3 3" + " 2" * 8 + " 1" * 13, "stack 3 3 3 3" + " 2" * 8 + " 1" * 16)
    poor, rich = (reached(roles(3, 2), 1, stack) for stack in stacks)
    assert (poor.facts.offer, rich.facts.offer) == ([1, 1, 1], [3, 3, 3])
    for seat in (0, 2, None):
        assert poor.view(seat).save() == rich.view(seat).save()
    assert poor.view(1).save() != rich.view(1).save()


@pytest.mark.rule("BA-155")
def test_the_card_kept_is_secret_and_the_number_of_cards_kept_is_public() -> None:
    stack = "stack 1 2 3" + " 3" * 3 + " 2" * 7 + " 1" * 15
    one, other = (before_gold(roles(3, 2), 1, stack).play("place EW 7,0", kept) for kept in ("keep 1", "keep 3"))
    (event,) = (event for event in one.events if event.name == "kept")
    assert (event.args, event.seen_by(1).secret) == ({"seat": 1}, {"nuggets": 1})
    assert [event.seen_by(seat).secret for seat in (0, 2, None)] == [None] * 3
    assert one.view(2).save() == other.view(2).save()
    assert one.view(None).save() == other.view(None).save()
    for seat in (0, 1, 2, None):
        assert [player.gold_cards for player in one.view(seat).players] == [0, 1, 0]
