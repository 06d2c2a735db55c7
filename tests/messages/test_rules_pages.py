"""The pages of the rules: every rule has its section, every section its texts, and every picture and table is right."""

import csv
import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax.ast import Attribute, Junk, Message, VariableReference

import permonik
from permonik.engine import games
from permonik.engine.core.errors import IllegalMove
from permonik.engine.core.game import Game
from permonik.engine.saboteur.refusals import PHASE_RULES, REASONS
from permonik.engine.saboteur2 import refusals as expansion
from permonik.engine.saboteur2.cards import DECK, DWARVES, ROLES, SHARES
from permonik.engine.saboteur2.drawing import WORDS
from permonik.engine.saboteur2.scoring import Verdict, payment, wins
from permonik.messages import catalogue
from permonik.rulebook import rules_of
from tests.rules.digging import DigTable, drawn
from tests.rules.saboteur.table import given
from tests.rules.saboteur2.table import given as given_expansion

ROOT = Path(__file__).resolve().parents[2]
ENGINE = Path(permonik.__file__).parent / "engine"
GAMES = sorted(path.parent.name for path in (ROOT / "web/src/games").glob("*/book.json"))
LANGUAGES = ("en", "cs", "sk")
DIGGING = ("saboteur", "saboteur-2")
"""The games whose pictures are drawn positions; others have tests of their own."""
TABLES = {
    "seats": {"table", "seats", "saboteurs", "miners", "hand", "pile", "gold-cards"},
    "pay": {"table", "saboteurs", "nuggets"},
    "wins": {
        *("table", "finisher", "free-both", "free-blue", "free-green", "free-neither"),
        *("blue", "green", "both", "helpers", "nobody", "no-gold", "saboteurs", "note"),
    },
    "shares": {"table", "winners", "or-more", "share", "boss", "profiteer"},
    "cards": {"picture", "name", "count", "meaning"},
    "boards": {
        *("table", "board", "tiles", "diamonds", "fires", "spiders"),
        *("light", "rectangle", "cross", "board-7x7", "board-8x8", "full"),
    },
    "tiles": {"picture", "name", "full", "light", "meaning"},
    "players": {"table", "players", "loyal", "dwarfs", "hand", "pile"},
    "deal": {"table", "players", "width", "first", "second", "pile", "aside"},
    "count": {"table", "side", "nuggets", "opponents", "value", "for-yellow", "for-blue"},
}
"""The texts that a section needs for its table."""
LEADS_TO = {
    "no_such_seat": "about",
    "not_in_hand": "turn",
    "not_your_turn": "turn",
    "one_card": "discard",
    "sideways": "placing",
    "cell_taken": "placing",
    "mismatch": "placing",
    "outside": "joined",
    "no_contact": "joined",
    "walls_only": "joined",
    "cut_off": "joined",
    "dead_end": "dead-ends",
    "broken_tool": "tools",
    "own_seat": "tools",
    "already_broken": "tools",
    "not_broken": "repair",
    "wrong_tool": "repair",
    "nothing_there": "rockfall",
    "start_stays": "rockfall",
    "goal_stays": "rockfall",
    "face_up": "map",
    "not_open_to_choice": "goals",
    "not_offered": "miners",
    "game_over": "rounds",
}
"""Where somebody wants to read on whose move is refused."""
EXPANSION_LEADS_TO = {
    "no_such_seat": {"about"},
    "not_in_hand": {"turn"},
    "cut_off": {"joined"},
    "no_contact": {"ladders"},
    "beside_goal": {"ladders"},
    "broken_tool": {"in-front"},
    "already_there": {"in-front"},
    "no_theft": {"in-front"},
    "not_trapped": {"in-front"},
    "in_prison": {"prison"},
    "empty_hand": {"hands"},
    "no_spare": {"hats"},
    "no_gold": {"theft"},
    "others_only": {"prison", "inspection", "hands", "theft"},
    "not_hindered": {"discard-two"},
    "still_owed": {"discard-two"},
    "too_few_cards": {"discard-two"},
    "theft_stays": {"discard-two"},
    "other_decision": {"discard-two"},
    "nothing_discarded": {"pass"},
    "one_by_one": {"pass"},
}
"""The same in the expansion; a rule of the base game leads to the pages of the base game."""


@cache
def page(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ROOT / f"web/src/games/{game}/book.json").read_text(encoding="utf-8"))
    return found


def sections() -> list[tuple[str, dict[str, Any]]]:
    return [(game, section) for game in GAMES for section in page(game)["sections"]]


def rules_in(game: str, section: dict[str, Any]) -> list[str]:
    return [
        f"{page(game)['list']}-{number:03}" for first, last in section["rules"] for number in range(first, last + 1)
    ]


def section_of(game: str, rule: str) -> str:
    (found,) = [section["id"] for section in page(game)["sections"] if rule in rules_in(game, section)]
    return str(found)


@cache
def messages(game: str, language: str) -> dict[str, Message]:
    text = files("permonik.messages").joinpath(language, f"rules-{game}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    assert not [entry for entry in entries if isinstance(entry, Junk)]
    return {entry.id.name: entry for entry in entries if isinstance(entry, Message)}


class Variables(visitor.Visitor):
    def __init__(self, part: Message | Attribute) -> None:
        self.names: set[str] = set()
        self.visit(part)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the visitor's name for it
        self.names.add(node.id.name)


def attributes(message: Message) -> dict[str, Attribute]:
    return {attribute.id.name: attribute for attribute in message.attributes}


def sources(*parts: str) -> list[Path]:
    return [path for part in parts for path in (ENGINE / part).glob("*.py")]


def cited_rules() -> Iterator[tuple[str, str]]:
    """Every reason for a refusal with each rule that the engine cites for it."""
    for reason in REASONS.values():
        yield from ((reason.name, rule) for rule in reason.rules)
    yield from cited_in(sources("digging", "saboteur"))


def cited_in_the_expansion() -> Iterator[tuple[str, str]]:
    """The same in the expansion, without the rules of the base game."""
    cited = [(reason.name, rule) for reason in expansion.REASONS.values() for rule in reason.rules]
    cited += [("others_only", rule) for rule in expansion.OTHERS_ONLY.values()]
    for reason_name, rule in (*cited, *cited_in(sources("saboteur2"))):
        if rule.startswith("EX-"):
            yield reason_name, rule


def cited_in(paths: list[Path]) -> Iterator[tuple[str, str]]:
    for path in paths:
        source = path.read_text(encoding="utf-8")
        for name, rules_text in re.findall(r'Refusal\(\s*"(\w+)", \(([^)]*)\)', source):
            yield from ((name, rule) for rule in re.findall(r'"([A-Z]{2}-\d{3})"', rules_text))


def test_there_are_pages() -> None:
    assert set(GAMES) >= {game.id for game in games()}


@pytest.mark.parametrize("game", [game for game in games() if game.id in GAMES], ids=lambda game: game.id)
def test_a_page_explains_the_list_of_its_game(game: Game) -> None:
    assert page(game.id)["list"] == game.rule_list


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_explained_in_exactly_one_section(game: str) -> None:
    explained = Counter(rule for section in page(game)["sections"] for rule in rules_in(game, section))
    assert explained == Counter(rule.id for rule in rules_of(page(game)["list"]))


@pytest.mark.parametrize(("reason", "rule"), sorted(set(cited_rules())))
def test_a_refusal_leads_to_the_section_that_explains_it(reason: str, rule: str) -> None:
    assert section_of("saboteur", rule) == LEADS_TO[reason]


def test_every_refusal_of_the_expansion_leads_to_the_sections_that_explain_it() -> None:
    found: dict[str, set[str]] = {}
    for reason, rule in cited_in_the_expansion():
        found.setdefault(reason, set()).add(section_of("saboteur-2", rule))
    assert found == EXPANSION_LEADS_TO


def test_what_must_be_decided_first_leads_to_its_section() -> None:
    assert [section_of("saboteur", rule) for rule in PHASE_RULES] == ["turn", "goals", "miners"]
    pages = {"BA": "saboteur", "EX": "saboteur-2"}
    found = [section_of(pages[rule[:2]], rule) for rule in expansion.PHASE_RULES]
    assert found == ["turn", "goals", "pass", "theft"]


def test_a_goal_where_none_lies_leads_to_its_section() -> None:
    assert (section_of("saboteur", "BA-103"), section_of("saboteur", "BA-074")) == ("map", "goals")


def test_whose_turn_it_is_and_the_end_lead_to_their_sections() -> None:
    for game in games():
        end = "rounds" if any(option.name == "rounds" for option in game.options) else "end"
        assert (section_of(game.id, game.turn_rule), section_of(game.id, game.end_rule)) == ("turn", end)


def test_every_rule_that_the_engine_names_in_a_string_has_a_section() -> None:
    texts = [path.read_text(encoding="utf-8") for path in sources("digging", "saboteur", "saboteur2")]
    named = {rule for text in texts for rule in re.findall(r'"((?:BA|EX)-\d{3})"', text)}
    assert named >= {"BA-001", "BA-043", "BA-103", "BA-144", "EX-002", "EX-050"}
    assert all(section_of("saboteur-2" if rule.startswith("EX") else "saboteur", rule) for rule in named)


def table_texts(game: str, table: str) -> set[str]:
    """What a table says; the table of all cards names its groups, too."""
    if table != "cards":
        return TABLES.get(table, set())
    groups = set(page(game)["groups"])
    return TABLES["cards"] | groups | ({"reward"} if "gold" in groups else set())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_section_has_its_texts_and_no_text_is_unused(game: str, language: str) -> None:
    found = messages(game, language)
    expected = {f"rules-{game}-{section['id']}" for section in page(game)["sections"]}
    assert {name for name in found if name.startswith(f"rules-{game}-")} == expected
    for section in page(game)["sections"]:
        message = found[f"rules-{game}-{section['id']}"]
        captions = {figure["id"] for figure in section["figures"]}
        assert message.value is not None
        assert attributes(message).keys() == {"text"} | captions | table_texts(game, section.get("table", ""))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_says_the_same_things_with_the_same_variables(game: str, language: str) -> None:
    english, found = messages(game, "en"), messages(game, language)
    assert found.keys() == english.keys()
    for name, message in found.items():
        assert Variables(message).names == Variables(english[name]).names
        parts, english_parts = attributes(message), attributes(english[name])
        assert parts.keys() == english_parts.keys()
        assert all(Variables(parts[part]).names == Variables(english_parts[part]).names for part in parts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_languages_have_as_many_paragraphs_and_the_same_numbers(game: str, language: str) -> None:
    """A figure that is forgotten or mistyped in a translation is a wrong rule."""
    for name, message in messages(game, language).items():
        for part, attribute in attributes(message).items():
            text, english = text_of(attribute), text_of(attributes(messages(game, "en")[name])[part])
            assert re.findall(r"\d+", text) == re.findall(r"\d+", english), f"{name}.{part}"
            assert text.count("\n\n") == english.count("\n\n"), f"{name}.{part}"


def text_of(attribute: Attribute) -> str:
    return "".join(str(getattr(element, "value", "")) for element in attribute.value.elements)


def test_sections_are_short() -> None:
    for game, section in sections():
        text = catalogue("en").say(f"rules-{game}-{section['id']}.text")
        assert 2 <= len(re.findall(r"[.!?](?=\s|$)", text)) <= 14, section["id"]


def test_tables_are_those_of_the_engine() -> None:
    deck = sum(row["count"] for name in ("path", "action") for row in data(name))
    seats = [row | {"pile": deck - row["seats"] * row["hand"]} for row in data("seats")]
    assert page("saboteur")["seats"] == seats
    assert page("saboteur")["pay"] == [row for row in data("pay") if row["saboteurs"]]
    assert page("saboteur")["gold"] == data("gold")
    most = {role: max(row[f"{role}s"] for row in data("seats")) for role in ("miner", "saboteur")}
    assert {row["role"]: row["count"] for row in page("saboteur")["dwarfs"]} == most


def test_the_expansion_has_the_dwarfs_of_the_engine() -> None:
    assert {row["role"]: row["count"] for row in page("saboteur-2")["dwarfs"]} == DWARVES
    shown = numbers(attributes(messages("saboteur-2", "en")["rules-saboteur-2-cards"])["text"])
    assert sum(card.count for card in DECK) in shown
    assert sum(DWARVES.values()) in shown


def test_boss_and_profiteer_get_their_part_of_a_share() -> None:
    """EX-091 to EX-095 are the shares; EX-075, EX-077 and EX-081 what is taken off."""
    rows = page("saboteur-2")["shares"]
    assert [row["winners"] for row in rows] == list(range(1, len(SHARES)))
    for row in rows:
        winners = range(row["winners"])
        for role, share in (("blue-miner", row["share"]), ("boss", row["boss"]), ("profiteer", row["profiteer"])):
            roles = [ROLES.index(role)] + [ROLES.index("blue-miner")] * (row["winners"] - 1)
            assert payment(roles, [False] * len(roles), list(winners), 0)[0] == share


def test_the_winners_are_those_of_the_engine() -> None:
    """EX-070 to EX-073, EX-080 and EX-134: the columns are both teams, blue, green, neither."""
    free = ((True, True), (True, False), (False, True), (False, False))
    sides = {
        "blue": {"blue-miner", "boss", "profiteer"},
        "green": {"green-miner", "boss", "profiteer"},
        "both": {"blue-miner", "green-miner", "boss", "profiteer"},
        "helpers": {"boss", "profiteer"},
        "nobody": set[str](),
    }
    rows = page("saboteur-2")["wins"]
    assert sorted(finisher for row in rows for finisher in row["finishers"]) == sorted(ROLES)
    for row in rows:
        for finisher in row["finishers"]:
            for (blue, green), shown in zip(free, row["winners"], strict=True):
                verdict = Verdict(True, ROLES.index(finisher), blue, green, False)
                assert {role for number, role in enumerate(ROLES) if wins(verdict.why(number))} == sides[shown]


@cache
def data(name: str) -> list[dict[str, Any]]:
    """A table of the game's data, numbers as numbers."""
    with files("permonik.engine.saboteur").joinpath("data", f"{name}.csv").open(encoding="utf-8") as table:
        return [
            {key: int(value) if value.isdecimal() else value for key, value in row.items()}
            for row in csv.DictReader(table)
        ]


def test_numbers_in_the_texts_are_those_of_the_data() -> None:
    counts = {name: sum(row["count"] for row in data(name)) for name in ("path", "action", "fixed", "gold")}
    dwarfs = sum(row["count"] for row in page("saboteur")["dwarfs"])
    nuggets = sum(row["count"] * row["nuggets"] for row in data("gold"))
    deck = counts["path"] + counts["action"]
    cards = attributes(messages("saboteur", "en")["rules-saboteur-cards"])
    every = [deck + counts["fixed"] + dwarfs + counts["gold"], deck, counts["path"], counts["action"], dwarfs]
    assert numbers(cards["text"]) == [*every, counts["gold"], nuggets]
    assert numbers(cards["path"]) == [counts["path"]]
    assert numbers(cards["action"]) == [counts["action"]]
    assert sum(numbers(cards["fixed"])) == counts["fixed"]
    assert numbers(cards["dwarfs"]) == [dwarfs]
    assert numbers(cards["gold"]) == [counts["gold"]]
    gold = attributes(messages("saboteur", "en")["rules-saboteur-miners"])
    shown = [numbers(gold[part]) for part in ("one", "two", "three")]
    assert shown == [[row["nuggets"], row["count"]] for row in data("gold")]


def numbers(attribute: Attribute) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text_of(attribute))]


def placements() -> list[tuple[str, str, dict[str, Any]]]:
    return [
        (game, section["id"], figure)
        for game, section in sections()
        for figure in section["figures"]
        if "new" in figure and game in DIGGING
    ]


def repairs() -> list[dict[str, Any]]:
    (section,) = [section for section in page("saboteur")["sections"] if section["id"] == "repair"]
    return [figure for figure in section["figures"] if "fits" in figure]


def before(game: str, figure: dict[str, Any]) -> DigTable:
    """The table of a figure, just before the new card is laid; its goals still lie face down."""
    laid: dict[tuple[int, int], str] = {}
    faces = {-2: "", 0: "", 2: ""}
    for text in figure["laid"]:
        name, cell, *way = text.split(" ")
        x, y = map(int, cell.split(","))
        if name == "gold" or name.startswith("stone-"):
            faces[y] = name
        elif name == "start":
            laid[x, y] = "S"
        elif name not in ("empty", "goal"):
            lies = drawn if game == "saboteur" else WORDS.laid
            laid[x, y] = lies(name, way == ["turned"])
    left = [face for face in ("stone-NE", "gold", "stone-NW") if face not in faces.values()]
    goals = [face or left.pop(0) for face in faces.values()]
    rows = range(min(y for _, y in laid), max(y for _, y in laid) + 1)
    columns = range(max(x for x, _ in laid) + 1)
    drawing = [" ".join(laid.get((x, y), ".") for x in columns) for y in rows]
    hand = figure["new"].split(" ")[0]
    draw = given if game == "saboteur" else given_expansion
    return draw("\n".join([f"goals {' '.join(goals)}", "mine", *drawing, f"hand 0 {hand} map"]))


@pytest.mark.parametrize(
    ("game", "section", "figure"), placements(), ids=lambda part: part if isinstance(part, str) else part["id"]
)
def test_a_picture_shows_what_the_engine_does(game: str, section: str, figure: dict[str, Any]) -> None:
    table, move = before(game, figure), f"place {figure['new']}"
    if not figure["fits"]:
        with pytest.raises(IllegalMove) as caught:
            table.play(move)
        own = [rule for rule in caught.value.refusal.rules if rule.startswith(page(game)["list"])]
        led_to = {section_of(game, rule) for rule in own}
        assert led_to == {section} if game == "saboteur" else led_to <= {section, "joined"}
        return
    table.play(move)
    for text in figure["laid"]:
        name, cell, *way = text.split(" ")
        x, y = map(int, cell.split(","))
        if name == "goal":
            assert table.at(x, y) == "?"
        elif name == "gold" or name.startswith("stone-"):
            assert table.at(x, y) == "*" + drawn(name, way == ["turned"])


@pytest.mark.parametrize("figure", repairs(), ids=lambda figure: figure["id"])
def test_a_picture_of_a_repair_shows_what_the_engine_allows(figure: dict[str, Any]) -> None:
    *broken, card = (text.split(" ")[0] for text in figure["laid"])
    tools = " ".join(name.removeprefix("break-") for name in broken)
    table = given(f"mine\nS\nbroken 1 {tools}\nhand 0 {card}")
    assert bool(table.moves("repair")) == figure["fits"]
