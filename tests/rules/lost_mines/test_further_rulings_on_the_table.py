"""Further rulings on the table: LM-238 to LM-240, LM-243 to LM-245, LM-247, LM-249 to LM-251."""

import pytest

from permonik.engine.core.errors import MalformedMove, WrongOption
from tests.rules.lost_mines.table import GAME, Table, given, new


def default(table: Table) -> str:
    """What is played for a seat whose time has run out."""
    return GAME.text(GAME.default_move(table.state))


@pytest.mark.rule("LM-238")
@pytest.mark.parametrize(
    ("hand", "card"),
    [
        ("storm axe NW NESW", "NESW"),
        ("trap EW NS", "NS"),
        ("rocks-NES NES NES", "NES"),
        ("storm troll info-mine-dwarf", "info-mine-dwarf"),
        ("storm", "storm"),
    ],
)
def test_time_runs_out_one_card_is_discarded_path_cards_first(hand: str, card: str) -> None:
    """In the order of the card table, although most of these cards could be played; and no second one."""
    table = given(f"""
        option early_end true
        forest
          Y  EW
        hand 0 {hand}
    """)
    assert default(table) == f"discard {card}"


@pytest.mark.rule("LM-238")
def test_time_runs_out_the_movement_ends_and_the_vote_is_no() -> None:
    table = given("""
        option early_end true
        forest
          Y  EW
        dwarf 0 1,2
        hand 0 NS
        hand 1 NE
    """)
    assert default(table) == "discard NS", "nothing is proposed"
    assert default(table.play("propose")) == "answer no"
    table.play("answer no", "discard NS")
    assert (table.phase, default(table)) == ("walking", "stop")


@pytest.mark.rule("LM-238")
def test_time_runs_out_a_mine_stays_as_printed_and_the_lowest_place_is_taken() -> None:
    table = given("""
        mines mine-silver mine-gold mine-dragon mine-gems
        treasures gems-5 gold-2 gold-3
        forest
          Y  .  .  .  .  .  .  EW  ?
        dwarf 0 8,2
        hand 0 NS
        hand 1 NE
    """).play("discard NS", "step 9,2")
    assert (table.phase, default(table)) == ("turning", "lay upright")
    table.play("lay upright")
    assert (table.phase, default(table)) == ("taking", "take 1")


@pytest.mark.rule("LM-239")
def test_figures_are_given_out_in_seat_order_within_a_clan() -> None:
    players = (
        given("""
        seats 7
        dwarves blue-loyal yellow-loyal yellow-selfish blue-saboteur yellow-loyal blue-loyal blue-loyal
        hand 0 NS
    """)
        .view(None)
        .players
    )
    figures = [(player.clan, player.figure) for player in players]
    assert figures == [
        ("blue", 0),
        ("yellow", 0),
        ("yellow", 1),
        ("blue", 1),
        ("yellow", 2),
        ("blue", 2),
        ("blue", 3),
    ]


@pytest.mark.rule("LM-240")
@pytest.mark.parametrize(
    ("hand", "moves", "pile", "drawn"),
    [
        ("NS NE", "discard NS; stop", 9, 1),
        ("NS NE", "place NS 2,1; stop", 9, 1),
        ("NS NE NW", "discard NS NE; stop", 9, 2),
        ("NS NE NW", "discard NS NE; stop", 1, 1),
        ("NS NE NW", "discard NS NE; stop", 0, 0),
        ("NS NE NW", "discard NS NE; step 2,2; stop", 9, 2),
        ("NS NE", "discard NS NE; step 2,2; stop", 9, 1),
        ("NS NE", "discard NS NE; step 2,2; step 1,2; stop", 9, 0),
        ("NS NE", "discard NS NE; step 2,2; step 1,2; step 2,2", 9, 0),
        ("NS", "discard NS; step 2,2; stop", 9, 0),
        ("NS NE", "discard NS; step 2,2; step 1,2; stop", 9, 0),
        ("NS NE", "discard NS; step 2,2; stop", 9, 1),
    ],
)
def test_as_many_are_drawn_as_were_played_or_discarded_less_traps_crossed_with_an_empty_hand(
    hand: str, moves: str, pile: int, drawn: int
) -> None:
    cards = " ".join(["EW", *["NES"] * 2, *["NEW"] * 2, *["NESW"] * 3, "axe"][:pile]) or "-"
    table = given(f"""
        forest
          Y  NSW
        dwarf 0 1,2
        dwarf 1 1,4
        dwarf 2 1,4
        token trap 1,2 E
        deck {cards}
        hand 0 {hand}
        hand 1 NW
        hand 2 NW
    """).play(*moves.split("; "))
    assert (table.told("drew"), table.to_move) == ([{"seat": 0}] * drawn, 1)
    assert table.view(None).draw_pile == pile - drawn


@pytest.mark.rule("LM-243")
def test_the_discard_pile_is_never_shuffled_back() -> None:
    table = new(3, 5, rounds=1)
    drawn = table.view(None).draw_pile
    while not table.state.over:
        table.discard()
        drawn -= len(table.told("drew"))
        assert table.view(None).draw_pile == drawn
    assert (drawn, table.view(None).discard_pile) == (0, 53)
    assert table.told("round_over")[0]["why"] == "hands_empty"


@pytest.mark.rule("LM-244")
def test_a_border_open_on_one_side_only_is_no_place_for_a_token() -> None:
    table = given("""
        mines mine-silver mine-gems mine-dragon mine-gold
        forest
          .  .  .  .  .  .  .  .   NS
          Y  .  .  .  .  .  .  NS  *SW
          .  .  .  .  .  .  .  .   NS
        hand 0 trap troll
    """)
    for card in ("trap", "troll"):
        refusal = "no_place_for_token LM-081 LM-181 LM-182 LM-244"
        assert table.refused(f"{card} 9,1 S") == refusal, "the path is open, the mine is not"
        assert table.refused(f"{card} 8,2 E") == refusal, "the mine is open, the path is not"
        assert table.legal(f"{card} 9,2 S"), "open on both sides"


@pytest.mark.rule("LM-245")
@pytest.mark.parametrize("cell", ["9,1", "10,2", "9,3", "8,2"])
def test_an_uncovered_dragon_mine_lies_unturned(cell: str) -> None:
    north, east, south, west = ("NESW" if beside == cell else "." for beside in ("9,1", "10,2", "9,3", "8,2"))
    table = given(f"""
        mines mine-silver mine-dragon mine-gold mine-gems
        forest
          .  .  .  .  .  .  .  .       {north}
          Y  .  .  .  .  .  .  {west}  ?        {east}
          .  .  .  .  .  .  .  .       {south}
        dwarf 0 {cell}
        hand 0 NS
        hand 1 NE
    """).play("discard NS", "step 9,2")
    assert table.at(9, 2) == "mine-dragon"


@pytest.mark.rule("LM-247")
@pytest.mark.parametrize(("distance", "column"), [(8, 9), (7, 8), (6, 7)])
def test_the_mines_may_lie_nearer_on_the_same_board(distance: int, column: int) -> None:
    table = new(3, distance=distance)
    assert [(mine.x, mine.y) for mine in table.view(None).covered] == [(column, y) for y in (0, 2, 4, 6)]
    table = given(f"""
        option distance {distance}
        forest
          . Y . . . . . . . . NS
          . . . . . . . . . . .
          . B
        hand 0 NS EW
    """)
    assert table.refused(f"place NS {column},2") == "cell_taken LM-046"
    assert table.legal("place NS 10,1"), "the board has as many columns as ever"
    assert table.refused("place EW 11,2") == "off_board LM-180"


@pytest.mark.rule("LM-247")
def test_eight_columns_are_the_default_and_no_other_distance_is_possible() -> None:
    assert new(3).view(None).options["distance"] == 8
    for distance in (5, 9):
        with pytest.raises(WrongOption):
            new(3, distance=distance)


@pytest.mark.rule("LM-249")
def test_playing_or_discarding_is_asked_even_with_one_answer() -> None:
    table = given("""
        hand 0 NS
        hand 1 axe
        hand 2 NW
    """).play("discard NS")
    assert (table.phase, table.to_move, table.moves()) == ("acting", 1, ["discard axe"])


@pytest.mark.rule("LM-249")
def test_every_vote_is_asked() -> None:
    table = given("""
        option early_end true
        hand 0 NS
        out 1 2
    """).play("propose")
    assert (table.to_move, table.moves()) == (1, ["answer no", "answer yes"])
    table.play("answer yes")
    assert (table.to_move, table.moves()) == (2, ["answer no", "answer yes"])


@pytest.mark.rule("LM-249")
@pytest.mark.parametrize(("card", "asked"), [("EW", True), ("NS", False)])
def test_a_movement_is_asked_only_if_a_step_is_possible(card: str, asked: bool) -> None:
    table = given(f"""
        forest
          Y  {card}
        dwarf 0 1,2
        hand 0 NW
        hand 1 NW
    """).play("discard NW")
    assert (table.phase, table.to_move) == (("walking", 0) if asked else ("acting", 1))


@pytest.mark.rule("LM-250")
def test_which_of_two_equal_cards_is_used_makes_no_move_of_its_own() -> None:
    one = given("hand 0 trap NES info-mine-dwarf")
    two = given("hand 0 trap trap NES NES info-mine-dwarf")
    assert two.moves("trap") == one.moves("trap")
    assert two.moves("look") == one.moves("look")
    assert two.moves("place") == one.moves("place")
    assert len(set(two.moves())) == len(two.moves())


@pytest.mark.rule("LM-251")
def test_how_places_borders_and_mines_are_named() -> None:
    table = given("""
        treasures gold-4 gems-3 silver-2
        forest
          Y  EW
          .  .
          B
        hand 0 info-mine-treasure trap
    """)
    assert [treasure.kind for treasure in table.view(0).treasures] == ["gold", "gems", "silver"], "as laid out"
    mines = [f"look-mine info-mine-treasure 9,{y}" for y in (0, 2, 4, 6)]
    treasures = [f"look-treasure info-mine-treasure {place}" for place in (0, 1, 2)]
    assert table.moves("look") == mines + treasures
    around_yellow = ["1,1 S", "0,2 E", "1,2 E", "1,2 S", "2,2 E"]
    around_blue = ["1,3 S", "0,4 E", "1,4 E", "1,4 S"]
    assert table.moves("trap") == [f"trap {border}" for border in around_yellow + around_blue]
    for side in ("N", "W"):
        with pytest.raises(MalformedMove):
            GAME.parse(f"trap 2,2 {side}")
