"""Czech and Slovak as a native editor would have them; `docs/words.md` has the rules and the terms."""

import itertools
import re
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax.ast import (
    Identifier,
    Message,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)

from permonik.engine import games
from permonik.messages import LANGUAGES, catalogue
from permonik.sights.words import dashed

OTHERS = [language for language in LANGUAGES if language != "en"]


def ways(pattern: Pattern) -> list[str]:
    """Every way a message can be said, with `{name}` where an argument comes."""
    parts: list[list[str]] = []
    for element in pattern.elements:
        match element:
            case TextElement():
                parts.append([element.value])
            case Placeable(expression=SelectExpression(variants=variants)):
                parts.append([way for variant in variants for way in ways(variant.value)])
            case Placeable(expression=VariableReference(id=name)):
                parts.append([f"{{{name.name}}}"])
            case Placeable(expression=StringLiteral() as literal):
                parts.append([literal.parse()["value"]])
            case _:
                raise TypeError(element)
    return ["".join(chosen) for chosen in itertools.product(*parts)]


@cache
def entries(language: str) -> tuple[Message, ...]:
    texts = files("permonik.messages").joinpath(language).iterdir()
    parsed = [
        FluentParser(with_spans=False).parse(text.read_text(encoding="utf-8"))
        for text in texts
        if text.name.endswith(".ftl")
    ]
    return tuple(entry for resource in parsed for entry in resource.body if isinstance(entry, Message))


@cache
def said(language: str) -> tuple[tuple[str, str], ...]:
    """Whatever can be said, with the id of its message: `card-map`, `card-map.meaning`."""
    found = []
    for entry in entries(language):
        patterns = {entry.id.name: entry.value}
        patterns |= {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
        found += [(name, way) for name, pattern in patterns.items() if pattern for way in ways(pattern)]
    return tuple(found)


def found(language: str, wrong: str) -> list[tuple[str, str]]:
    """Where something is said that should not be, and in which words."""
    return sorted({(name, match[0]) for name, text in said(language) for match in re.finditer(wrong, text)})


TERMS = [
    ("sk", r"(?i)\bprehr\w+", "to lose: a recording is shown (ukázať, pozrieť si, spustiť)"),
    ("sk", r"\bSaboteur\w*", "Sabotér is the printed title"),
    ("sk", r"\w*nemožno\b", "officialese for: nedá sa"),
    ("sk", r"\w*(?:zapeklit|trebárs)\w*", "Czech for: záludný, hoci aj"),
    ("sk", r"(?i)\w*prehrad\w*", "a blocked way is zasypaná, everywhere"),
    ("sk", r"180°|nie na šírku", "a card lies rovno, hore nohami or naprieč"),
    ("cs", r"(?i)\bbanka\b|\bban(?:ce|kou)\b", "the nuggets lie in a bank, not in a house of money"),
    ("sk", r"(?i)\bbank(?:a|e|ou)\b", "the nuggets lie in a bank, not in a house of money"),
    ("cs", r"(?i)\w*klikn\w*", "a phone is tapped: ťukni"),
    ("sk", r"(?i)\w*klikn\w*", "a phone is tapped: ťukni"),
    ("cs", r"(?i)\w*klep(?:n|[aáe]\b|áv)\w*", "a phone is tapped: ťukni"),
    ("sk", r"(?i)\w*klep(?:n|[aáe]\b|áv)\w*", "a phone is tapped: ťukni"),
    ("cs", r"(?i)\b(?:do)?líz(?:n|á)\w*", "a card is taken from a pile: dobrat si, dobrání"),
    ("sk", r"(?i)\bpotiahnut\w*", "a card is taken from a pile: dobrať si, dobratie"),
    ("cs", r"\bVyhráváš!", "Výhra je tvoje!"),
    ("sk", r"\bVyhrávaš!", "Výhra je tvoja!"),
    ("cs", r"\bskálá(?:ch|m)\b", "skalách, skalám"),
    ("cs", r"(?i)\bkous(?:ek|k)\w*", "what the imp does is a kouzlo"),
    ("sk", r"(?i)\bkús(?:ok|k)\w*", "what the imp does is a kúzlo"),
    ("cs", r"(?i)\w*(?:zdol[aá]|vyle[zl]|vylézt)\w*", "a rock is got over: přelézt"),
    ("sk", r"(?i)\w*(?:zdol[aá]|vyle[zl]|vyliez)\w*", "a rock is got over: preliezť"),
    ("cs", r"(?i)\w*vítěz(?:í(?!ch)|i[lt]|stv|n)\w*", "vítěz is a noun only; the verb is vyhrát"),
    ("sk", r"(?i)\w*víťaz(?:í|i[alť]|stv|n)\w*", "víťaz is a noun only; the verb is vyhrať"),
    ("sk", r"(?i)\bpokaz(?!il)\w*", "a tool is rozbitý; only a server or a table can go wrong (pokazil sa)"),
    ("sk", r"(?i)\bzost(?:a[lnť]|áva)\w*", "one of two words for remaining is enough: ostať"),
    ("cs", r"(?i)\bchodb\w*", "the way on a card is a cesta"),
    ("sk", r"(?i)\bchodb\w*", "the way on a card is a cesta"),
    ("sk", r"(?i)odkrýva\w* svoju", "a role is shown: ukazuješ svoju rolu"),
    ("cs", r"Tajemná jeskyně", "Temná jeskyně is the printed title"),
    ("cs", r"To můžeš\. Ale", "a calque; I to se smí, ale"),
    ("sk", r"To môžeš\. Ale", "a calque; Aj to sa smie, ale"),
]
"""Words that say something else, or that the games have another word for."""


@pytest.mark.parametrize(("language", "wrong", "reason"), TERMS)
def test_one_thing_has_one_word(language: str, wrong: str, reason: str) -> None:
    assert found(language, wrong) == [], reason


SENTENCES = [
    ("cs", "event-rolled", {"seat": "you", "pips": 4}, "Padla ti čtyřka."),
    ("sk", "event-rolled", {"seat": "other", "name": "Eva", "pips": 1}, "Eva hádže: jednotka."),
    ("cs", "web-learn", {"minutes": 5}, "Nauč se hrát za 5 minut"),
    ("sk", "web-learn", {"minutes": 1}, "Nauč sa hrať za 1 minútu"),
    ("cs", "table-given", {"unseen": 1, "cards": "NS"}, "karty od tebe: NS; odhozeno: 1"),
    ("sk", "replay-play", {}, "Spustiť"),
    ("cs", "learn-step", {"number": 3, "count": 17}, "Krok 3, celkem 17"),
    ("sk", "learn-step", {"number": 3, "count": 17}, "Krok 3, spolu 17"),
    (
        "cs",
        "round-over",
        {"side": "nobody", "round": 2},
        "Zlato zůstává v zemi, a přitom nehrál žádný sabotér. 2. kolo nevyhrává nikdo.",
    ),
    (
        "cs",
        "web-why-gold",
        {"winners": "nobody", "name": "Eva"},
        "Cestu ke zlatu dokončuje Eva, ale tohle kolo nevyhrává nikdo.",
    ),
    ("sk", "game-winner", {"seat": "you", "nuggets": 5}, "Výhra je tvoja! Máš 5 nugetov."),
]  # fmt: skip - one sentence on each line


@pytest.mark.parametrize(("language", "name", "args", "expected"), SENTENCES)
def test_sentences_that_were_wrong_once_are_right(
    language: str, name: str, args: dict[str, object], expected: str
) -> None:
    assert catalogue(language).say(name, **args).replace("\u00a0", " ") == expected


TOOLS = {"cs": ["krumpáč", "lucernu", "vozík"], "sk": ["krompáč", "lampáš", "vozík"]}


@pytest.mark.parametrize("event", ["broke", "repaired"])
@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_about_a_tool_says_who_did_it_and_whose_tool_it_is(language: str, event: str) -> None:
    texts = catalogue(language)
    for tool, in_accusative in zip(("pickaxe", "lantern", "cart"), TOOLS[language], strict=True):
        named = {"name": "Eva", "on": "other", "onName": "Bruno", "tool": tool, "toolName": texts.say(f"tool-{tool}")}
        for seat in ("you", "other"):
            words = texts.say(f"event-{event}", seat=seat, **named).rstrip(".").split()
            assert words[-1] == "Bruno"
            assert f"{in_accusative}," in words
            assert ("Eva" in words) == (seat == "other")


PLURAL = {
    "cs": r"(?i)(?<!\{)\b(?:\w+te|vy|vás|vám|vámi|váš\w*|vaš\w*)\b",
    "sk": r"(?i)(?<!\{)\b(?:\w+te|vy|vás|vám|vami|váš\w*|vaš\w*)\b",
}
"""Pronouns and verbs in the second person plural: no other form of most verbs ends in `-te`."""
NOT_PLURAL = {
    "cs": {"plete", "roste", "doupěte", "absolute", "simulate", "sqlite"},
    "sk": {
        "ešte",
        "ceste",
        "hodnote",
        "internete",
        "karte",
        "mieste",
        "moste",
        "zákrute",
        "absolute",
        "simulate",
        "sqlite",
    },
}
TO_THE_WHOLE_GROUP = {
    "web-options": "the table settles how all of them will play",
    "web-problem-wrong-option": "names that heading",
    "web-start-needs": "all of them begin",
    "web-rematch-ready": "the new table is for all of them",
    "server-followed-already": "the new table is for all of them",
    r"game-[\w-]+\.about": "what all of them do in the game",
    r"game-[\w-]+\.sharing": "several people at one device",
    r"rules-[\w.-]+": "the rules are read out to those who will play",
    r"phrase-[\w-]+": "a player speaks to the others",
    "event-traded": "you and somebody else do it together",
    "event-swapped-hands": "you and somebody else do it together",
    "speak-eyes": "said aloud to the others",
    "speak-propose": "said aloud to all the others",
}
"""Which messages may say *vy*, by id or its pattern, and why. Whatever speaks to one reader says *ty*."""


@pytest.mark.parametrize("language", OTHERS)
def test_one_reader_is_spoken_to_as_one(language: str) -> None:
    said_so = {
        (name, word) for name, word in found(language, PLURAL[language]) if word.lower() not in NOT_PLURAL[language]
    }
    groups = re.compile("|".join(TO_THE_WHOLE_GROUP))
    assert sorted((name, word) for name, word in said_so if not groups.fullmatch(name)) == []


def test_every_reason_to_speak_to_a_group_is_needed() -> None:
    names = [name for language in OTHERS for name, word in found(language, PLURAL[language])]
    assert [rule for rule in TO_THE_WHOLE_GROUP if not any(re.fullmatch(rule, name) for name in names)] == []


def test_colloquial_pronouns_are_not_declined() -> None:
    """`tenhle stůl`, `tuhle kartu`, but `u tohoto stolu`, `s touto kartou`."""
    assert found("cs", r"(?i)\b(?:toho|tomu|tím|tom|té|tou|těch|těm|těmi|těma)hle\b") == []


PLACE = {"cs": r"(?i)\bmíst(?:[oaěuy]|em|ech|ům)?\b", "sk": r"(?i)\bmiest(?:[oaeu]|om|ach|ami)?\b"}
NO_SQUARES = {
    r"(?!web-ask)(?:web|server|serve|cli|verify)-[\w-]+": "a seat at the table",
    r"play-help-(?:bots|seat)|(?:replay-help|usage)-seat": "a seat at the table",
    r"rules-diamond-forest-setup\.text": "a seat at the table",
    r"event-got-home|rules-diamond-forest-ranking|rules-diamond-forest-away\.text": "who came home when",
    r"(?:move|speak-trick|forest-trick|forest-face|rules-diamond-forest)-trade(?:\.text)?": "the name of a trick",
    r"event-(?:tricked|traded|foiled)|forest-ask-trading": "two dwarfs do that trick",
    r"rules-diamond-forest-(?:imp\.trade|ranking\.text|all-tiles\.text)": "names that trick",
}
"""Which messages may say *místo, miesto*, by a pattern of their ids, and what it is there. A square is a *pole*."""


@pytest.mark.parametrize("language", OTHERS)
def test_a_place_is_a_seat_and_a_square_is_a_square(language: str) -> None:
    allowed = re.compile("|".join(NO_SQUARES))
    assert [name for name, _ in found(language, PLACE[language]) if not allowed.fullmatch(name)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_numbers_of_a_square_follow_its_name(language: str) -> None:
    assert found(language, r"(?i)\b(?:na|v|z|zo|do|u|k)[ \u00a0](?:\{x\}|\d+,-?\d).*") == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_preposition_depends_on_what_is_filled_in(language: str) -> None:
    """`z 5`, but `ze 7`; `v 1.`, but `ve 2.`: the sentence is turned so that none is needed."""
    assert found(language, r"(?i)\b(?:v|ve|vo|z|ze|zo|s|so|k|ke|ku)[ \u00a0]\{.*") == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_space_comes_before_an_ellipsis(language: str) -> None:
    assert found(language, r"\S\s…") == []


SHARED = re.compile(
    r"replay-keys|web-(?:shuffling|fit)"
    r"|(?:fair|server|phrase|serve|verify)-[\w.-]+"
    r"|(?:learn|rules)-(?!saboteur|diamond|lost-mines|dark-cave)[\w.-]+"
)
"""What is said in every game."""
OF_SOME_GAMES = {
    "en": r"(?i)\b(?:cards?|mines?|tiles?|forests?|nuggets?)\b",
    "cs": r"(?i)\b(?:kart\w*|karet|důl|dolu|dolem|díl(?:ek|k\w*)|les\w*|nuget\w*)\b",
    "sk": r"(?i)\b(?:kart\w*|kariet|baňa|baňu|bani|bane|dielik\w*|les\w*|nuget\w*)\b",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_every_game_says_names_nothing_of_some_games(language: str) -> None:
    assert [(name, word) for name, word in found(language, OF_SOME_GAMES[language]) if SHARED.fullmatch(name)] == []


THINGS = {"cs": r"(?:Rarášek|Oheň|Bažina|Dílek)\b[^:.!]*", "sk": r"(?:Rarášok|Oheň|Bažina|Dielik)\b[^:.!]*"}


@pytest.mark.parametrize("language", OTHERS)
def test_what_things_and_imps_did_is_told_in_the_past_tense(language: str) -> None:
    """Only a player, whose gender nobody knows, acts in the present tense."""
    told = [(name, text) for name, text in found(language, THINGS[language]) if name.startswith("event-")]
    assert len(told) > 5
    assert [(name, text) for name, text in told if not re.search(r"\w(?:l|la|lo)\b", text)] == []


NOT_ITS_WORD = r"(?!(?:a|až|do|je|jsou|sú|na|nebo|alebo|nechá|od|odloží|pustí|sa|se|ti|v|z|za|ze|znamená|zo)\b)"
"""A number has nothing to do with these words behind it."""
COMMANDS = r"say-help[\w.-]*|(?:cli|serve)-[\w-]*help"
"""What is typed in a terminal has plain spaces."""


class Selects(visitor.Visitor):
    """The choices that a message makes."""

    def __init__(self, message: Message) -> None:
        self.found: list[SelectExpression] = []
        self.visit(message)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - named after the node
        self.found.append(node)
        self.generic_visit(node)


def numbers(language: str) -> set[str]:
    """The arguments that are numbers: some message has a form of a word for each number."""
    chosen = set()
    for entry in entries(language):
        for select in Selects(entry).found:
            keys = {key.name for key in (variant.key for variant in select.variants) if isinstance(key, Identifier)}
            if {"few", "other"} <= keys and isinstance(select.selector, VariableReference):
                chosen.add(select.selector.id.name)
    return chosen


@pytest.mark.parametrize("language", OTHERS)
def test_a_number_is_not_torn_from_its_word(language: str) -> None:
    """`3 nugety`, `2. kolo`, `9 × 4`, `č. 3`, `12 s` have no-break spaces."""
    argument = rf"\{{(?:{'|'.join(sorted(numbers(language)))})\}} {NOT_ITS_WORD}[^\W\d_]+"
    ordinal = r"\{\w+\}\. (?:[a-zá-ž]\w*)|\{(?:number|place)\}\. "
    literal = rf"(?<![\w.,-])\d+\.? (?:{NOT_ITS_WORD}[^\W\d_A-ZÁ-Ž]\w*|%)"
    others = r"\d ?[×−=] |[×−=] \d|\bč\. [\d{]|\{(?:seconds|\w+_us|us_\w+|\w+_us_\w+)\} "
    torn = found(language, f"{argument}|{ordinal}|{literal}|{others}")
    assert [(name, text) for name, text in torn if not re.fullmatch(COMMANDS, name)] == []


EXCLAIMED = r"card-hands-off(?:\.title)?|event-hands-off|rules-saboteur-2-theft"
"""The name of the card itself, a shout, a heading."""


@pytest.mark.parametrize("language", OTHERS)
def test_names_of_cards_with_several_words_are_quoted(language: str) -> None:
    titles = {catalogue(language).say(f"card-{dashed(card.name)}.title") for game in games() for card in game.cards}
    names = "|".join(sorted(title for title in titles if " " in title))
    assert len(names) > 100
    assert found(language, rf"(?i)\bkart\w* (?:{names})\b") == []
    hands_off = catalogue(language).say("card-hands-off.title")
    unquoted = found(language, rf"(?i)(?<!„){hands_off}(?!“)")
    assert [name for name, _ in unquoted if not re.fullmatch(EXCLAIMED, name)] == []
    assert found(language, r"(?i)(?:\bhr\w+ |\d\s)v(?:ýměn|ýmen)\w* \w+") == []
