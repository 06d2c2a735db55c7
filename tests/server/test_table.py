"""A table is what its log says."""

import json
from pathlib import Path

import msgspec
import pytest

from permonik.engine.core.names import clean_chat, clean_name
from permonik.engine.core.record import read_record
from permonik.server import decisions
from permonik.server.decisions import Refused
from permonik.server.line_messages import PUBLIC, message
from permonik.server.lines import AnyLine, Noted, Sat, read_line
from permonik.server.secrets import LETTERS, code, opens, secret_hash, system_source, table_id
from tests.server.tables import SECRET, Logged, refused

SERVER = Path(__file__).resolve().parents[2] / "src" / "permonik" / "server"


def test_the_first_person_to_sit_down_is_the_host() -> None:
    logged = Logged().fill()
    assert logged.table.host == 0
    assert [seat.name for seat in logged.table.seats] == ["Alena", "Bořek", "Cyril"]


def test_when_the_host_stands_up_the_next_person_is_host() -> None:
    logged = Logged().fill()
    logged.add(decisions.stand(logged.table, 0, 0))
    assert logged.table.host == 1
    assert logged.table.seats[0].is_free


def test_a_seat_is_taken_once_and_a_name_too() -> None:
    table = Logged().table
    logged = Logged()
    logged.add(decisions.sit(logged.table, "Alena", 1, secret_hash("x")))
    assert refused(decisions.sit, logged.table, "Bořek", 1, "") == "seat_taken"
    assert refused(decisions.sit, logged.table, " ALENA ", 2, "") == "name_taken"
    assert refused(decisions.sit, table, "\u202e\x00 ", None, "") == "name_missing"
    assert refused(decisions.sit, table, "Alena", 7, "") == "no_such_seat"


def test_a_name_changes_by_the_secret_of_the_seat_and_not_by_that_of_who_sat_there() -> None:
    logged = Logged()
    logged.add(decisions.sit(logged.table, "Alena", 1, secret_hash("x")))
    logged.add(decisions.rename(logged.table, "Adéla", secret_hash("x")))
    assert logged.table.seats[1].name == "Adéla"
    logged.add(decisions.stand(logged.table, 1, 1))
    logged.add(decisions.sit(logged.table, "Bořek", 1, secret_hash("y")))
    assert refused(decisions.rename, logged.table, "Adéla", secret_hash("x")) == "stale"


def test_the_host_chooses_how_many_play_and_nobody_loses_a_seat() -> None:
    logged = Logged()
    logged.add(decisions.sit(logged.table, "Alena", None, secret_hash("x")))
    logged.add(decisions.sit(logged.table, "Bořek", 2, secret_hash("y")))
    logged.add(decisions.resize(logged.table, 0, 5))
    assert [place.name for place in logged.table.seats] == ["Alena", "", "Bořek", "", ""]
    assert refused(decisions.resize, logged.table, 2, 4) == "host_only"
    assert refused(decisions.resize, logged.table, 0, 2) == "wrong_seats"
    assert refused(decisions.resize, logged.table, 0, 11) == "wrong_seats"
    logged.add(decisions.configure(logged.table, 0, {"first_player": 4}))
    assert refused(decisions.resize, logged.table, 0, 4) == "wrong_option"
    logged.add(decisions.configure(logged.table, 0, {}))
    logged.add(decisions.stand(logged.table, 2, 2))
    logged.add(decisions.sit(logged.table, "Cyril", 3, secret_hash("z")))
    assert refused(decisions.resize, logged.table, 0, 3) == "seat_taken"
    logged.add(decisions.resize(logged.table, 0, 4))
    assert len(logged.rebuilt().seats) == 4


def test_only_the_host_decides_for_the_table() -> None:
    table = Logged().fill().table
    assert refused(decisions.start, table, 1, "00") == "host_only"
    assert refused(decisions.configure, table, 1, {}) == "host_only"
    assert refused(decisions.stand, table, 1, 2) == "host_only"
    assert refused(decisions.reissue, table, 1, 2, "") == "host_only"
    assert refused(decisions.watch, table, 1, is_open=False) == "host_only"
    assert refused(decisions.allow_chat, table, 1, allowed=True) == "host_only"
    assert refused(decisions.allow_remarks, table, 1, allowed=False) == "host_only"
    assert refused(decisions.pace, table, 1, "brisk") == "host_only"
    assert refused(decisions.pass_host, table, 1, 2) == "host_only"


def test_a_lost_host_never_blocks_a_table() -> None:
    logged = Logged().fill()
    assert refused(decisions.claim_host, logged.table, 2, host_is_away=False) == "host_is_here"
    logged.add(decisions.claim_host(logged.table, 2, host_is_away=True))
    assert logged.table.host == 2


def test_bots_fill_free_seats_by_level() -> None:
    logged = Logged()
    logged.add(decisions.sit(logged.table, "Alena", None, secret_hash("x")))
    assert refused(decisions.start, logged.table, 0, "00") == "seats_free"
    assert refused(decisions.employ, logged.table, 0, 1, "grandmaster") == "unknown_level"
    assert refused(decisions.employ, logged.table, 0, 0, "random") == "seat_taken"
    for seat in (1, 2):
        logged.add(decisions.employ(logged.table, 0, seat, "apprentice"))
    logged.deal()
    assert [seat.played_by for seat in logged.table.seats] == [None, "apprentice", "apprentice"]
    assert [seat.contribution is None for seat in logged.table.seats] == [False, True, True]


def test_a_bot_plays_for_an_absent_person_until_the_person_takes_the_seat_back() -> None:
    logged = Logged().fill().deal()
    logged.add(decisions.replace(logged.table, 0, 2, "random", is_away=True))
    assert [seat.played_by for seat in logged.table.seats] == [None, None, "random"]
    assert logged.table.persons() == [0, 1, 2]
    logged.add(decisions.give_back(logged.table, 2))
    assert [seat.played_by for seat in logged.table.seats] == [None, None, None]
    assert refused(decisions.give_back, logged.table, 2) == "person_is_here"


def test_a_reissued_seat_opens_with_the_new_secret_only() -> None:
    logged = Logged().fill()
    logged.add(decisions.reissue(logged.table, 0, 1, secret_hash("new")))
    kept = logged.table.seats[1].secret_hash
    assert opens("new", kept)
    assert not opens("secret-1", kept)


def test_the_first_contribution_of_a_seat_stays() -> None:
    logged = Logged().fill()
    assert refused(decisions.contribute, logged.table, 0, "0" * 32) == "no_contribution_now"
    logged.add(decisions.start(logged.table, 0, "0" * 64))
    assert refused(decisions.contribute, logged.table, 0, "0" * 31) == "wrong_contribution"
    logged.add(decisions.contribute(logged.table, 0, "0" * 32))
    assert refused(decisions.contribute, logged.table, 0, "1" * 32) == "contributed_already"


def test_a_move_is_refused_with_the_rules_it_breaks() -> None:
    table = Logged().fill().deal().table
    seat = int(table.playing.to_move)
    number = table.number
    assert refused(decisions.move, table, (seat + 1) % 3, "discard map", number) == "not_your_turn"
    assert refused(decisions.move, table, seat, "dance", number) == "malformed_move"
    assert refused(decisions.move, table, seat, "place NS 1,0 sideways", number) == "sideways"
    with pytest.raises(Refused) as error:
        decisions.move(table, seat, "place NS 9,9", number)
    assert error.value.rules
    legal = table.playing.moves()[0]
    assert decisions.move(table, seat, table.game.text(legal), number).number == legal


def test_the_same_log_gives_the_same_table_at_any_time() -> None:
    logged = Logged().fill().deal()
    while logged.table.phase == "playing":
        logged.play_on(5)
        again = logged.rebuilt()
        assert again.playing.save() == logged.table.playing.save()
        assert (again.phase, again.number, again.moves) == (logged.table.phase, logged.table.number, logged.table.moves)
    assert logged.table.phase == "over"


def test_the_record_of_a_finished_game_proves_its_deal() -> None:
    table = Logged().fill().deal().play_on(-1).table
    record = read_record(table.record().write())
    assert record.fair is not None
    assert record.fair.verify() == record.seed
    *_, (last, _) = record.replay(table.game)
    assert last.save() == table.playing.save()


def test_every_kind_of_line_says_what_is_public_of_it() -> None:
    kinds = set(AnyLine.__args__)
    assert set(PUBLIC) == kinds - {Noted}, "an aside is told to nobody"
    for kind, names in PUBLIC.items():
        assert set(names) <= set(kind.__struct_fields__)


def test_no_message_carries_a_secret_of_another_seat() -> None:
    logged = Logged().fill().deal().play_on(-1)
    for seat in (None, 0, 1, 2):
        texts = []
        for number, (body, told) in enumerate(zip(logged.log, logged.told, strict=True)):
            line = read_line(body)
            shown = msgspec.json.decode(msgspec.json.encode(message(number, line, told, seat)))
            texts.append(json.dumps(shown))
            assert "move" not in shown
            assert not isinstance(line, Sat) or line.secret_hash not in texts[-1]
            for event, original in zip(shown.get("events", ()), told or (), strict=True):
                assert ("secret" in event) == (original.secret is not None and original.to == seat)
        assert SECRET.hex() not in "".join(texts)


def test_names_and_chat_stay_text() -> None:
    assert clean_name("  Eva\u202e\u0000\n<b>") == "Eva <b>"
    assert clean_name("x" * 100) == "x" * 20
    assert clean_name("Žofie") == "Žofie"
    assert clean_chat("a\u2028b\u200fc") == "a bc"


def test_chat_is_for_tables_whose_host_allows_it() -> None:
    logged = Logged().fill()
    assert refused(decisions.chat, logged.table, 1, "hello") == "chat_forbidden"
    logged.add(decisions.allow_chat(logged.table, 0, allowed=True))
    assert decisions.chat(logged.table, 1, "hello").text == "hello"
    assert refused(decisions.say_phrase, logged.table, 1, "phrase-insult") == "unknown_phrase"
    assert decisions.say_phrase(logged.table, 1, "phrase-thanks").phrase == "phrase-thanks"


def test_codes_are_letters_that_cannot_be_confused_and_all_equally_likely() -> None:
    drawn = [code(system_source) for _ in range(2_000)]
    assert all(len(one) == 6 and set(one) <= set(LETTERS) for one in drawn)
    assert not set("IOQ") & set(LETTERS)
    counts = [sum(one.count(letter) for one in drawn) for letter in LETTERS]
    assert max(counts) < 2 * min(counts)
    assert table_id(system_source) != table_id(system_source)


def test_no_game_is_named_in_the_server() -> None:
    for path in SERVER.rglob("*.py"):
        text = path.read_text(encoding="utf-8").lower()
        for name in ("saboteur", "lost_mines", "lost-mines", "dark_cave", "dark-cave", "diamond"):
            assert name not in text, f"{name} in {path.name}"
