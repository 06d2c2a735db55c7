"""The rules of Diamond Forest: where refusals lead, and that tables and pictures are right."""

import csv
import re
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

import permonik
from permonik.engine.core.errors import IllegalMove
from permonik.engine.diamond_forest.notation import CELL_RULES
from permonik.engine.diamond_forest.refusals import PHASE_RULES, REASONS
from permonik.messages import catalogue
from tests.messages.test_rules_pages import page, section_of
from tests.rules.diamond_forest.table import given, woken

FOREST = "diamond-forest"
LEADS_TO = {
    "tile_face_up": {"open"},
    "tile_face_down": {"turn"},
    "no_entry": {"spider"},
    "must_turn": {"turn"},
    "no_such_seat": {"about"},
    "own_dwarf": {"trade"},
    "is_home": {"ranking"},
    "same_tile": {"trade"},
    "seen_by_all": {"look"},
    "entrance_stays": {"entrance"},
    "same_pair": {"shuffle"},
    "no_gallery": {"gallery"},
    "no_entrance": {"setup"},
    "entrance_taken": {"setup"},
    "enough_proposed": {"whisk"},
    "proposed_already": {"whisk"},
}
"""Where somebody wants to read on whose move is refused."""
CELLS_LEAD_TO = {
    "reveal": {"turn"},
    "step": {"open"},
    "travel": {"gallery"},
    "look": {"look"},
    "whisk": {"whisk"},
    "swap": {"shuffle"},
    "start": {"setup"},
}
"""The same when a move names a wrong cell."""
DECISIONS = (
    *("setup", "turn", "turn", "imp", "rock", "gallery"),
    *("trade", "look", "whisk", "whisk", "whisk", "shuffle"),
)
"""Where it says what must be decided first, phase by phase."""
EDGE = 5
"""How wide the forest around a picture is."""


@cache
def data(name: str) -> list[dict[str, str]]:
    with files("permonik.engine.diamond_forest").joinpath("data", f"{name}.csv").open(encoding="utf-8") as table:
        return list(csv.DictReader(table))


def sections_of(rules: tuple[str, ...]) -> set[str]:
    return {section_of(FOREST, rule) for rule in rules}


def section(name: str) -> dict[str, Any]:
    (found,) = [one for one in page(FOREST)["sections"] if one["id"] == name]
    return dict(found)


@pytest.mark.parametrize(("reason", "rules"), [(reason, rules) for reason, rules in REASONS.values() if rules])
def test_a_refusal_leads_to_the_section_that_explains_it(reason: str, rules: tuple[str, ...]) -> None:
    assert sections_of(rules) == LEADS_TO[reason]


def test_a_wrong_cell_leads_to_the_section_of_its_move() -> None:
    assert {kind: sections_of(rules) for kind, rules in CELL_RULES.items()} == CELLS_LEAD_TO


def test_tiles_that_do_not_lie_side_by_side_lead_to_their_section() -> None:
    with pytest.raises(IllegalMove) as caught:
        permonik.game(FOREST).parse("swap 0,0 1,1")
    assert sections_of(caught.value.refusal.rules) == {"shuffle"}


def test_what_must_be_decided_first_leads_to_its_section() -> None:
    assert tuple(section_of(FOREST, rule) for rule in PHASE_RULES) == DECISIONS


def test_whose_turn_it_is_and_the_end_lead_to_their_sections() -> None:
    game = permonik.game(FOREST)
    assert (section_of(FOREST, game.turn_rule), section_of(FOREST, game.end_rule)) == ("turn", "end")


def test_the_table_of_tiles_is_that_of_the_data() -> None:
    (light,) = [row for row in data("board") if row["name"] == "light"]
    rocks = [row["value"] for row in data("rock")][: int(light["rock"])]
    colours = [row["name"] for row in data("tile") if row["kind"] == "diamond"][: int(light["diamond"])]

    def in_light(tile: dict[str, str]) -> int:
        if tile["kind"] == "rock":
            return rocks.count(tile["name"].removeprefix("rock-"))
        if tile["kind"] == "diamond":
            return colours.count(tile["name"])
        return light["shape"].count("e") if tile["kind"] == "entrance" else int(light[tile["kind"]])

    tiles = {tile["name"]: (int(tile["count"]), in_light(tile)) for tile in data("tile") if tile["count"] != "0"}
    assert {row["tile"]: (row["full"], row["light"]) for row in page(FOREST)["tiles"]} == tiles


def test_the_table_of_forests_is_that_of_the_data() -> None:
    forests = [
        {
            "board": row["name"],
            "tiles": row["shape"].count("o") + row["shape"].count("e"),
            "diamonds": int(row["diamond"]),
            "fires": int(row["fire"]),
            "spiders": int(row["spider"]),
        }
        for row in data("board")
    ]
    assert page(FOREST)["boards"] == forests


def test_numbers_in_the_texts_are_those_of_the_data() -> None:
    say = catalogue("en").say
    full = sum(row["full"] for row in page(FOREST)["tiles"])
    light = sum(row["light"] for row in page(FOREST)["tiles"])
    assert re.findall(r"\d+", say(f"rules-{FOREST}-things.text")) == [str(full), "4", "16", "15"]
    assert re.findall(r"\d+", say(f"rules-{FOREST}-forests.text")) == [str(light), str(full)]


def things() -> set[str]:
    """What a picture of the forest may show."""
    cards = {card.name for card in permonik.game(FOREST).cards}
    colours = {name.replace("diamond", "gem") for name in cards if name.startswith("diamond")}
    dice = {f"die-{pips}" for pips in range(1, 7)} | {f"trick-{row['trick']}" for row in data("die")}
    return cards | colours | dice | {f"dwarf-{seat}" for seat in range(4)} | {"back", "token"}


def test_pictures_show_what_is_in_the_game() -> None:
    shown = {
        text.split(" ")[0] for one in page(FOREST)["sections"] for figure in one["figures"] for text in figure["laid"]
    }
    assert shown <= things()


def drawn(laid: list[str]) -> tuple[str, list[str]]:
    """The forest of a picture, as wide as it must be, and where its dwarfs stand."""
    words: dict[tuple[int, int], str] = {}
    dwarfs: list[str] = []
    for text in laid:
        name, cell = text.split(" ")
        x, y = map(int, cell.split(","))
        if name.startswith("dwarf-"):
            dwarfs.append(f"dwarf {name.removeprefix('dwarf-')} {cell}")
        else:
            words[x, y] = {"back": "(path)", "entrance": "E"}.get(name, f"{name}!")
    for dwarf in dwarfs:
        x, y = map(int, dwarf.split(" ")[2].split(","))
        words[x, y] = words[x, y].removesuffix("!")
    rows = range(max(y for _, y in words) + 1)
    return "\n".join(" ".join(words.get((x, y), "(path)") for x in range(EDGE)) for y in rows), dwarfs


def taps() -> list[tuple[str, dict[str, Any]]]:
    return [(one["id"], figure) for one in page(FOREST)["sections"] for figure in one["figures"] if "new" in figure]


@pytest.mark.parametrize(("name", "figure"), taps(), ids=lambda part: part if isinstance(part, str) else part["id"])
def test_a_picture_of_a_tap_shows_what_the_engine_allows(name: str, figure: dict[str, Any]) -> None:
    forest, dwarfs = drawn(figure["laid"])
    rows = forest.count("\n") + 1
    other = [] if any(dwarf.startswith("dwarf 1") for dwarf in dwarfs) else [f"dwarf 1 4,{rows}"]
    table = given(f"{forest}\n(red) (blue) (green) E E", *dwarfs, *other)
    tile, cell = figure["new"].split(" ")
    move = f"{'reveal' if tile == 'back' else 'step'} {cell}"
    assert table.legal(move) == figure["fits"]
    if not figure["fits"]:
        assert section_of(FOREST, table.refused(move).split(" ")[1]) == name


@pytest.mark.parametrize("figure", section("shuffle")["figures"], ids=lambda figure: figure["id"])
def test_a_picture_of_a_swap_shows_what_the_engine_allows(figure: dict[str, Any]) -> None:
    forest, dwarfs = drawn(figure["laid"])
    rows = forest.count("\n") + 1
    other = dwarfs or [f"dwarf 1 4,{rows}"]
    table = woken(
        f"{forest}\n(red) (blue) imp (green) E\nE (path) (path) (path) (path)",
        f"dwarf 0 2,{rows}",
        *other,
        trick="shuffle",
    )
    move = " ".join(["swap", *(text.split(" ")[1] for text in figure["laid"] if not text.startswith("dwarf"))])
    if figure["fits"]:
        assert table.legal(move)
        return
    with pytest.raises(IllegalMove) as caught:
        table.play(move)
    assert "shuffle" in sections_of(caught.value.refusal.rules)


@pytest.mark.parametrize(
    "figure", section("rock")["figures"] + section("bog")["figures"], ids=lambda figure: figure["id"]
)
def test_a_picture_of_a_roll_shows_what_the_engine_does(figure: dict[str, Any]) -> None:
    tile, *others = (text.split(" ")[0] for text in figure["laid"])
    rolls = tuple(int(name.removeprefix("die-")) for name in others if name.startswith("die-"))
    table = given(f"E ({tile}) (path) (red) (blue) (green) E", f"equipment 0 {others.count('token')}", rolls=rolls)
    table.play("reveal 1,0", "enter", "roll")
    if table.phase == "paying":
        table.play("pay")
    assert table.dwarf(0).stuck != figure["fits"]
    assert table.dwarf(0).stuck == any(text.endswith(" lying") for text in figure["laid"])
