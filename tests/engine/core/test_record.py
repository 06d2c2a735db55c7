"""Records of games: written, read and replayed, and what is said about a damaged one."""

from dataclasses import replace

import msgspec
import pytest

from permonik.engine.core.errors import DamagedRecord, PermonikError
from permonik.engine.core.record import HEADER, HEADERS, Record, Recorder, play_out, read_record
from permonik.engine.core.state import State
from tests.engine.play import GAME
from tests.engine.saboteur.worlds import played_world

WHOLE = f"""{HEADER}
game saboteur
rules 2
seats 3
option rounds 1
seed 7
moves
"""


def first_move(state: State) -> int:
    return state.moves()[0]


def finished(seed: int | bytes = 7) -> Record:
    return play_out(Recorder(GAME, 3, seed, rounds=1, first_player=1), first_move)


@pytest.mark.parametrize("seed", [0, 7, 2**63 - 1, bytes(range(32)), bytes(32)])
def test_a_record_is_read_as_it_was_written(seed: int | bytes) -> None:
    record = finished(seed)
    read = read_record(record.write())
    assert read.write() == record.write()
    assert (read.game, read.rules_version, read.seats, read.seed) == ("saboteur", 2, 3, seed)
    assert read.moves == record.moves
    assert read.scores == record.scores


def test_a_record_begins_with_its_format_and_tells_everything_in_words() -> None:
    lines = finished().write().splitlines()
    assert lines[:9] == [
        "permonik record 2",
        "game saboteur",
        "rules 2",
        "seats 3",
        "option rounds 1",
        "option first_player 1",
        "option one_gold_card_per_miner false",
        "option broken_tool_costs_gold false",
        "seed 7",
    ]
    assert lines[9] == "moves"
    assert lines[10].startswith("1 ")
    assert lines[-1].startswith("scores ")


def test_a_record_of_an_explicit_deal_replays() -> None:
    world = played_world(4, 1, steered=True)
    state = world.begin()
    moves = []
    for move in world.moves:
        moves.append((int(state.to_move), GAME.text(move)))
        state.play(move)
    deal = msgspec.json.encode(world.deal).decode()
    record = Record("saboteur", 1, 4, 0, deal=deal, moves=tuple(moves), scores=tuple(state.scores))
    *_, (last, _) = read_record(record.write()).replay(GAME)
    assert last.save() == state.save()


def test_a_record_of_an_unfinished_game_replays_as_far_as_it_goes() -> None:
    recorder = Recorder(GAME, 5, 3)
    for _ in range(10):
        recorder.play(recorder.state.moves()[0])
    record = read_record(recorder.so_far().write())
    assert record.scores == ()
    assert len(list(record.replay(GAME))) == 11
    with pytest.raises(DamagedRecord, match="expected a finished game, got a game after 10 moves"):
        recorder.record()


def test_a_record_of_other_rules_is_tried_and_names_both_versions_where_it_stops() -> None:
    text = finished().write().replace("rules 2", "rules 1")
    *_, (last, _) = read_record(text).replay(GAME)
    assert last.over
    first = text.splitlines()[text.splitlines().index("moves") + 1]
    broken = read_record(text.replace(first, first[:2] + "place NS 9,9", 1))
    with pytest.raises(DamagedRecord, match=r"move 1.*rules 1, here 2"):
        list(broken.replay(GAME))


def test_a_deal_for_another_number_of_seats_is_refused() -> None:
    deal = msgspec.json.encode(played_world(3, 1, steered=False).deal).decode()
    with pytest.raises(DamagedRecord, match="expected a deal for 7 seats, got one for 3"):
        list(Record("saboteur", 1, 7, 0, deal=deal).replay(GAME))


def test_comments_and_empty_lines_do_not_matter() -> None:
    lines = finished().write().splitlines()
    chatty = "\n\n".join([lines[0], "# played on a Sunday", *lines[1:]])
    assert read_record(chatty).write() == finished().write()


@pytest.mark.parametrize(
    ("line", "instead", "expected"),
    [
        (HEADER, "permonik record 3", HEADER),
        (HEADER, "", HEADER),
        ("game saboteur", "", "a line 'game'"),
        ("game saboteur", "game", "game | rules | seats"),
        ("rules 2", "", "a line 'rules'"),
        ("rules 2", "rules one", "a whole number"),
        ("rules 2", "rules -1", "a whole number"),
        ("seats 3", "", "a line 'seats'"),
        ("seats 3", "seats three", "a whole number"),
        ("seats 3", "seats " + "9" * 5_000, "a whole number"),
        ("seats 3", "seats 3\nseats 4", "game | rules | seats"),
        ("option rounds 1", "option rounds", "game | rules | seats"),
        ("option rounds 1", "option rounds 1 2", "game | rules | seats"),
        ("option rounds 1", "weather fine", "game | rules | seats"),
        ("seed 7", "", "one line 'seed' or 'deal'"),
        ("seed 7", "seed seven", "a number or 64 hexadecimal digits"),
        ("seed 7", "seed " + "x" * 64, "a number or 64 hexadecimal digits"),
        ("seed 7", "seed 7\ndeal {}", "one line 'seed' or 'deal'"),
        ("seats 3", "seats 3\nname 0 Eva\nname 0 Jan", "at most one name for each seat from 0 to 2"),
        ("seats 3", "seats 3\nname 3 Eva", "at most one name for each seat from 0 to 2"),
        ("seats 3", "seats 3\nname 0", "at most one name for each seat from 0 to 2"),
        ("seats 3", "seats 3\nname 0 \u200b", "at most one name for each seat from 0 to 2"),
        ("seats 3", "seats 999999999\nname 0 Eva", "seats"),
        ("seats 3", "seats 3\nname Eva", "a whole number"),
        ("moves", "", "a line 'moves'"),
        ("moves", "moves\nx keep 1", "a whole number"),
        ("moves", "moves\nscores 1 x 3", "a whole number"),
    ],
)
def test_a_damaged_line_is_named_with_what_was_expected_there(line: str, instead: str, expected: str) -> None:
    with pytest.raises(DamagedRecord) as error:
        read_record(WHOLE.replace(line, instead, 1))
    assert expected in str(error.value)


@pytest.mark.parametrize(
    ("line", "instead", "expected"),
    [
        ("seats 3", "seats 2", "3 to 10"),
        ("seats 3", "seats 11", "3 to 10"),
        ("option rounds 1", "option rounds 9", "1 | 2 | 3"),
        ("option rounds 1", "option jokers 9", "rounds, first_player"),
        ("seed 7", f"seed {2**63}", "a number from 0 to"),
        ("seed 7", "seed -7", "a number from 0 to"),
        ("seed 7", 'deal {"deals": []}', "an explicit deal"),
        ("seed 7", "deal nonsense", "position saboteur"),
        ("moves", "moves\n0 dance", "a legal move"),
        ("moves", "moves\n0 keep 1", "a legal move"),
        ("moves", "moves\n9 keep 1", "a legal move"),
        ("moves", "moves\nscores 1 2 3", "final scores [1, 2, 3]"),
    ],
)
def test_a_record_that_cannot_be_replayed_says_why(line: str, instead: str, expected: str) -> None:
    record = read_record(WHOLE.replace(line, instead, 1))
    with pytest.raises(PermonikError) as error:
        list(record.replay(GAME))
    assert expected in str(error.value)


def test_a_record_that_does_not_go_on_says_at_which_move() -> None:
    lines = finished().write().splitlines()
    lines[12] = lines[12].split()[0] + " keep 3"
    with pytest.raises(DamagedRecord, match=r"\(move 3\)") as error:
        list(read_record("\n".join(lines)).replay(GAME))
    assert "keep 3" in str(error.value)


def test_other_final_scores_than_the_game_had_are_found() -> None:
    lines = finished().write().splitlines()
    lines[-1] = "scores 9 9 9"
    with pytest.raises(DamagedRecord, match=r"final scores \[9, 9, 9\]"):
        list(read_record("\n".join(lines)).replay(GAME))


def test_a_record_carries_the_names_of_the_seats() -> None:
    record = replace(finished(), names=("Eva", "", "Jan Amos"))
    assert "\nname 0 Eva\nname 2 Jan Amos\n" in record.write()
    assert read_record(record.write()).names == record.names
    assert read_record(record.write()).write() == record.write()


def test_names_in_a_record_are_cleaned_as_names_are_everywhere() -> None:
    written = replace(finished(), names=("Eva\nmoves\n0 keep 1", "\u202eJan" + "x" * 100, "\x1b[2J")).write()
    assert read_record(written).names == ("Eva moves 0 keep 1", "Jan" + "x" * 17, "[2J")
    foreign = WHOLE.replace("seats 3", "seats 3\nname 1 \x1b[2JJan \u202e" + "x" * 100_000)
    assert read_record(foreign).names == ("", "[2JJan " + "x" * 13, "")


def test_a_record_of_the_first_version_loads_and_has_no_names() -> None:
    first = finished().write().replace(HEADERS[1], HEADERS[0])
    assert read_record(first).write() == finished().write()
    assert read_record(first).names == ()
