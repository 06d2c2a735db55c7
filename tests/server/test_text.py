"""What people write stays text, and arrives as what may be shown."""

import json
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from permonik.engine.core.names import LONGEST_CHAT, LONGEST_NAME, clean, clean_chat, clean_name
from permonik.server.decisions import PHRASES
from tests.server.hostile import Tidy, attacked, code_of
from tests.server.serving import seated

MARKUP = '<img src=x onerror="alert(1)">'
DIRECTIONS = "\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u061c"
TRAPS = st.sampled_from(
    [*DIRECTIONS, *"\x00\x07\x1b\x7f\x85\xad\u200b\u200d\u2028\u2029\ufeff\ue000\ufff9", *" \t\r\n"]
)
ANYTHING = st.text(st.one_of(st.characters(), TRAPS), max_size=300)
ACCENTED = st.text(st.one_of(st.sampled_from("eacEAC"), st.sampled_from("\u0301\u030c\u0327"), TRAPS), max_size=30)
WRITTEN = st.one_of(ANYTHING, ACCENTED)
LENGTHS = st.integers(1, 250)


@given(WRITTEN, LENGTHS)
def test_what_is_shown_holds_no_control_direction_or_line_characters(text: str, longest: int) -> None:
    shown = clean(text, longest)
    assert len(shown) <= longest
    assert not {unicodedata.category(char) for char in shown} & {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}
    assert not set(shown) & set(DIRECTIONS)
    assert shown == shown.strip()
    assert "  " not in shown
    assert all(char == " " or not char.isspace() for char in shown)


@given(WRITTEN, LENGTHS)
def test_what_looks_the_same_is_the_same(text: str, longest: int) -> None:
    shown = clean(text, longest)
    assert unicodedata.is_normalized("NFC", shown)
    assert clean(shown, longest) == shown


@given(st.text(st.characters(categories=["L", "N", "P", "S"], codec="utf-8"), max_size=20))
def test_letters_and_signs_are_kept_markup_among_them(text: str) -> None:
    kept = unicodedata.normalize("NFC", "".join(char for char in text if char not in "\u115f\u1160\u2800\u3164\uffa0"))
    assert clean(text, 100) == kept


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        (MARKUP, MARKUP),
        ("  Eva \n\t Malá ", "Eva Malá"),
        ("E\u0301va", "Éva"),
        ("E\u200d\u0301va", "Éva"),
        ("\u202eavE\u202c", "avE"),
        ("Eva\x00\x1b[31m", "Eva[31m"),
        ("Eva\u2028Jan", "Eva Jan"),
        ("\U0001f9cc", "\U0001f9cc"),
    ],
)
def test_examples_of_what_is_shown(written: str, shown: str) -> None:
    assert clean_chat(written) == shown


@pytest.mark.parametrize("written", ["", "   ", "\n\t", DIRECTIONS, "\x00", "\u200b\ufeff", "\u3164", "\u2800\u115f"])
def test_a_name_that_shows_nothing_is_no_name(written: str) -> None:
    assert clean_name(written) == ""


def test_names_arrive_as_text_equal_to_what_may_be_shown(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        table = await server.table(seats=6)
        watcher = await server.client(table)
        await watcher.next("welcome")
        written = [MARKUP, '"}],"x":[', "\u202eavE\u202c \x00!", "Zoë\u2028Á", "\\u003cb\\u003e", "${7*7}{{7*7}}"]
        for name in written:
            await seated(server, table, name)
            line = await watcher.line("sat")
            assert line["name"] == clean_name(name)
            assert len(line["name"]) <= LONGEST_NAME
        late = await server.client(table)
        places = (await late.next("welcome"))["seats"]
        assert [place["name"] for place in places] == [clean_name(name) for name in written]

    attacked(tmp_path, act)


def test_nobody_takes_a_name_that_looks_like_anothers(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        table = await server.table()
        await seated(server, table, "Éva")
        copycat = await server.client(table)
        await copycat.next("welcome")
        for name in ("éVA", "E\u0301va", "\u202eÉva", " Éva\u200b", "E\u200d\u0301va"):
            assert code_of(await copycat.ask("sit", name=name)) == "name_taken"
        for name in ("", " \u200b", "\u3164"):
            assert code_of(await copycat.ask("sit", name=name)) == "name_missing"
        assert code_of(await copycat.ask("sit", name="x" * 81)) == "malformed_message"

    attacked(tmp_path, act)


def test_chat_is_off_until_the_host_and_nobody_else_allows_it(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        table = await server.table()
        host, _, _ = await seated(server, table, "Eva")
        guest, seat, _ = await seated(server, table, "Jan")
        assert (await (await server.client(table)).next("welcome"))["chat"] is False
        assert code_of(await host.ask("chat", seat=0, text="Hello")) == "chat_forbidden"
        assert code_of(await guest.ask("allow_chat", seat=seat, allowed=True)) == "host_only"
        assert code_of(await guest.ask("allow_chat", seat=0, allowed=True)) == "not_your_seat"
        assert code_of(await guest.ask("chat", seat=seat, text="Hello")) == "chat_forbidden"
        assert (await host.ask("allow_chat", seat=0, allowed=True))["type"] == "granted"
        assert (await guest.ask("chat", seat=seat, text="Hello"))["type"] == "granted"
        assert (await host.line("said"))["text"] == "Hello"
        assert (await host.ask("allow_chat", seat=0, allowed=False))["type"] == "granted"
        assert code_of(await guest.ask("chat", seat=seat, text="Hello")) == "chat_forbidden"

    attacked(tmp_path, act)


def test_chat_arrives_as_text_equal_to_what_may_be_shown(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        table = await server.table()
        host, seat, _ = await seated(server, table, "Eva")
        watcher = await server.client(table)
        await host.ask("allow_chat", seat=seat, allowed=True)
        written = [MARKUP, "</script><script>", '"],[{"type":"granted"}', f"a{DIRECTIONS}b", "x\r\ny", "ž" * 1_000]
        for text in written:
            assert (await host.ask("chat", seat=seat, text=text))["type"] == "granted"
            line = await watcher.line("said")
            assert line == {**line, "seat": seat, "phrase": "", "text": clean_chat(text)}
            assert len(line["text"]) <= LONGEST_CHAT
        assert code_of(await host.ask("chat", seat=seat, text=DIRECTIONS)) == "chat_empty"
        assert code_of(await host.ask("chat", seat=seat, text="x" * 1_001)) == "malformed_message"
        assert {message["type"] for message in watcher.got} <= {"welcome", "told", "presence"}

    attacked(tmp_path, act)


def test_phrases_come_only_from_the_list(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        client, seat, _ = await seated(server, await server.table(), "Eva")
        listed = json.loads((await server.fetch("/api/phrases"))[1])
        assert listed == list(PHRASES)
        for phrase in listed:
            assert (await client.ask("phrase", seat=seat, phrase=phrase))["type"] == "granted"
        for phrase in ("", "hello", MARKUP, "phrase-hello ", "PHRASE-HELLO", "phrase-hello\x00"):
            assert code_of(await client.ask("phrase", seat=seat, phrase=phrase)) == "unknown_phrase"
        said = [line["phrase"] for line in client.lines(seat) if line["kind"] == "said"]
        assert said == listed

    attacked(tmp_path, act)
