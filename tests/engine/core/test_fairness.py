"""The fair deal: its bytes, its vectors that other languages share, and how a record carries the proof."""

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from permonik.engine import game
from permonik.engine.core.errors import DamagedRecord, PermonikError, WrongSeed
from permonik.engine.core.fairness import (
    BrokenCommitment,
    FairDeal,
    WrongCommitment,
    WrongContribution,
    WrongTable,
    commitment,
    deal_bytes,
    deal_seed,
)
from permonik.engine.core.randomness import Secret
from permonik.engine.core.record import Record, Recorder, play_out, read_record
from tests.engine.play import GAME

ROOT = Path(__file__).resolve().parents[3]
VECTORS = json.loads((ROOT / "tests" / "vectors" / "fair-deal.json").read_text(encoding="utf-8"))["vectors"]
SEED = bytes(range(32))
CONTRIBUTION = bytes(range(16))

every_vector = pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
seeds = st.binary(min_size=32, max_size=32)
tables = st.from_regex(r"[A-Za-z0-9._-]{1,64}", fullmatch=True)
contributions = st.lists(st.none() | st.binary(min_size=16, max_size=16), min_size=1, max_size=12)
inputs = st.tuples(seeds, tables, contributions)


def unhex(digits: Sequence[str | None]) -> list[bytes | None]:
    return [None if one is None else bytes.fromhex(one) for one in digits]


def fair_deal(*given: bytes | None) -> FairDeal:
    return FairDeal("K7QM", SEED, commitment(SEED), given or (CONTRIBUTION, None, bytes(16)))


@cache
def fair_record() -> Record:
    fair = fair_deal()
    recorder = Recorder(GAME, 3, fair.verify(), rounds=1)
    return replace(play_out(recorder, lambda state: state.moves()[0]), fair=fair)


@every_vector
def test_a_vector_is_what_the_engine_computes(vector: dict[str, Any]) -> None:
    seed, given = bytes.fromhex(vector["seed"]), unhex(vector["contributions"])
    assert commitment(seed) == vector["commitment"]
    assert deal_bytes(seed, vector["table"], given).hex() == vector["deal_bytes"]
    assert deal_seed(seed, vector["table"], given).hex() == vector["deal_seed"]
    stream = Secret(bytes.fromhex(vector["deal_seed"]))
    assert [int(stream.word()) for _ in range(16)] == vector["words"]


@every_vector
def test_a_vector_is_dealt_by_the_engine(vector: dict[str, Any]) -> None:
    played = game(vector["game"])
    assert vector["rules"] <= played.rules_version  # rules have changed since, the deal has not
    state = played.new(vector["seats"], bytes.fromhex(vector["deal_seed"]), **vector["options"])
    assert state.latest_row is not None
    told = list(state.latest_row)
    assert told[0].args["first"] == vector["first"]
    assert list(played.roles_in_play(state)) == vector["roles"]
    assert [event.secret["card"] for event in told if event.name == "drew" and event.secret][:10] == vector["cards"]


@every_vector
def test_a_vector_is_what_the_documentation_says(vector: dict[str, Any]) -> None:
    """Once more, with nothing of ours."""
    seed = bytes.fromhex(vector["seed"])
    assert sha256(b"permonik commitment 1" + seed).hexdigest() == vector["commitment"]
    hashed = b"permonik deal 1" + seed
    hashed += len(vector["table"]).to_bytes(1, "big") + vector["table"].encode()
    hashed += len(vector["contributions"]).to_bytes(1, "big")
    for one in vector["contributions"]:
        hashed += b"\0" if one is None else b"\1" + bytes.fromhex(one)
    assert hashed.hex() == vector["deal_bytes"]
    dealt = sha256(hashed).digest()
    assert dealt.hex() == vector["deal_seed"]
    blocks = [sha256(b"permonik stream 1" + dealt + bytes(7) + bytes([block])).digest() for block in (0, 1)]
    stream = b"".join(blocks)
    assert [int.from_bytes(stream[at : at + 4], "big") for at in range(0, 64, 4)] == vector["words"]


def test_the_vectors_deal_different_games() -> None:
    assert len({vector["deal_seed"] for vector in VECTORS}) == len(VECTORS) == 6


def read_back(data: bytes) -> tuple[bytes, str, list[bytes | None]]:
    """What was hashed, from its bytes alone."""
    assert data[:15] == b"permonik deal 1"
    seed, at = data[15:47], 48 + data[47]
    table, seats, at = data[48:at].decode(), data[at], at + 1
    given: list[bytes | None] = []
    for _ in range(seats):
        given.append(data[at + 1 : at + 17] if data[at] else None)
        at += 17 if data[at] else 1
    assert at == len(data)
    return seed, table, given


@pytest.mark.any_build
@given(inputs)
def test_the_bytes_can_be_read_back_in_one_way_only(one: tuple[bytes, str, list[bytes | None]]) -> None:
    assert read_back(deal_bytes(*one)) == one


def test_every_input_matters() -> None:
    given = [CONTRIBUTION, None, bytes(16)]
    others = [
        deal_seed(SEED, "K7QM", given),
        deal_seed(SEED[::-1], "K7QM", given),
        deal_seed(SEED, "K7QN", given),
        deal_seed(SEED, "K7Q", given),
        deal_seed(SEED, "K7QM", given[::-1]),
        deal_seed(SEED, "K7QM", [None, CONTRIBUTION, bytes(16)]),
        deal_seed(SEED, "K7QM", [CONTRIBUTION, None, None]),
        deal_seed(SEED, "K7QM", [*given, None]),
        deal_seed(SEED, "K7QM", given[:2]),
    ]
    assert len(set(others)) == len(others)
    assert all(len(other) == 32 for other in others)


def test_the_commitment_is_not_the_seed_of_any_deal() -> None:
    assert commitment(SEED) not in {SEED.hex(), sha256(SEED).hexdigest(), deal_seed(SEED, "x", [None]).hex()}


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33), bytearray(32), "0" * 64, None, 7])
def test_a_wrong_seed_is_refused(seed: Any) -> None:
    for call in (lambda: commitment(seed), lambda: deal_seed(seed, "x", [None])):
        with pytest.raises(WrongSeed, match="expected 32 bytes, got "):
            call()


@pytest.mark.parametrize("table", ["", "x" * 65, "a b", "a\n", "Permoník", "a/b", "²", None, b"x", 7])
def test_a_wrong_table_is_refused(table: Any) -> None:
    with pytest.raises(WrongTable, match=r"expected 1 to 64 of the characters .*, got "):
        deal_seed(SEED, table, [None])


@pytest.mark.parametrize("one", [b"", bytes(15), bytes(17), "0" * 32, bytearray(16), 0, False])
def test_a_wrong_contribution_is_refused_with_its_seat(one: Any) -> None:
    with pytest.raises(WrongContribution, match=r"expected 16 bytes, got .* from seat 1") as error:
        deal_seed(SEED, "x", [None, one])
    assert error.value.details["seat"] == 1


@pytest.mark.parametrize("seats", [0, 256])
def test_a_wrong_number_of_contributions_is_refused(seats: int) -> None:
    with pytest.raises(WrongContribution, match=f"1 to 255 seats, got {seats} seats"):
        deal_seed(SEED, "x", [None] * seats)


@pytest.mark.parametrize("text", ["", "0" * 63, "0" * 65, "A" * 64, "g" * 64, "0" * 64 + "\n", None, bytes(32)])
def test_a_wrong_commitment_is_refused(text: Any) -> None:
    with pytest.raises(WrongCommitment, match="expected 64 hexadecimal digits in small letters, got "):
        FairDeal("x", SEED, text, (None,))


def test_no_error_and_no_picture_gives_secret_bytes_away() -> None:
    with pytest.raises(WrongSeed) as error:
        commitment(b"secret" * 5)
    assert "secret" not in str(error.value)
    with pytest.raises(WrongContribution) as other:
        deal_seed(SEED, "x", [b"secret"])
    assert "secret" not in str(other.value)
    assert str(SEED) not in repr(fair_deal())


def test_a_fair_deal_gives_the_seed_of_its_game() -> None:
    fair = fair_deal()
    assert fair.verify() == fair.deal_seed() == deal_seed(SEED, "K7QM", fair.contributions)


def test_a_fair_deal_with_another_seed_than_the_one_committed_to_is_found() -> None:
    with pytest.raises(BrokenCommitment) as error:
        replace(fair_deal(), seed=bytes(32)).verify()
    assert (error.value.expected, error.value.got) == (commitment(SEED), commitment(bytes(32)))


# Records.


def test_a_record_carries_the_proof_before_its_seed() -> None:
    lines = fair_record().write().splitlines()
    at = lines.index("table K7QM")
    assert lines[at : at + 7] == [
        "table K7QM",
        f"commitment {commitment(SEED)}",
        f"contribution 0 {CONTRIBUTION.hex()}",
        f"contribution 2 {bytes(16).hex()}",
        f"secret {SEED.hex()}",
        f"seed {deal_seed(SEED, 'K7QM', [CONTRIBUTION, None, bytes(16)]).hex()}",
        "moves",
    ]


@given(seeds, tables, contributions)
def test_a_proof_is_read_as_it_was_written(seed: bytes, table: str, given: list[bytes | None]) -> None:
    fair = FairDeal(table, seed, commitment(seed), tuple(given))
    record = Record("saboteur", 1, len(given), fair.verify(), fair=fair)
    assert read_record(record.write()) == record


def test_the_example_in_the_documentation_is_the_first_vector() -> None:
    vector = VECTORS[0]
    fair = FairDeal(
        vector["table"], bytes.fromhex(vector["seed"]), vector["commitment"], tuple(unhex(vector["contributions"]))
    )
    lines = Record("saboteur", 1, vector["seats"], fair.verify(), fair=fair).write().splitlines()
    shown = "\n".join(["```", *lines[lines.index("table K7QM") : lines.index("moves")], "```"])
    assert shown in (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    assert vector["commitment"] in (ROOT / "docs" / "fair-deal.md").read_text(encoding="utf-8")


def test_a_record_without_a_proof_has_none() -> None:
    record = replace(fair_record(), fair=None)
    assert read_record(record.write()).fair is None
    assert read_record(record.write()).write() == record.write()


@pytest.mark.parametrize(
    ("line", "instead", "expected"),
    [
        ("table", "", "'table', 'commitment' and 'secret'"),
        ("commitment", "", "'table', 'commitment' and 'secret'"),
        ("secret", "", "'table', 'commitment' and 'secret'"),
        ("seed", "seed 7", "'seed' of 64 hexadecimal digits"),
        ("seed", "deal {}", "'seed' of 64 hexadecimal digits"),
        ("table", "table a b", "1 to 64 of the characters"),
        ("table", "table", "game | rules | seats"),
        ("table", "table a\ntable b", "game | rules | seats"),
        ("commitment", "commitment 12", "64 hexadecimal digits in small letters"),
        ("commitment", "commitment " + "A" * 64, "64 hexadecimal digits in small letters"),
        ("secret", "secret " + "0" * 62, "64 hexadecimal digits in small letters"),
        ("contribution 0", "contribution", "a whole number"),
        ("contribution 0", "contribution 0", "32 hexadecimal digits in small letters"),
        ("contribution 0", "contribution 0 00", "32 hexadecimal digits in small letters"),
        ("contribution 0", "contribution 0 " + "0" * 32 + " 0", "32 hexadecimal digits in small letters"),
        ("contribution 0", "contribution 2 " + "0" * 32, "at most one contribution for each seat from 0 to 2"),
        ("contribution 0", "contribution 3 " + "0" * 32, "at most one contribution for each seat from 0 to 2"),
        ("contribution 0", "contribution x " + "0" * 32, "a whole number"),
        ("seats", "seats 999999999", "1 to 255 seats"),
        ("seats", "seats 0", "1 to 255 seats"),
    ],
)
def test_a_damaged_proof_is_named_with_what_was_expected(line: str, instead: str, expected: str) -> None:
    lines = fair_record().write().splitlines()
    at = next(number for number, text in enumerate(lines) if text.startswith(f"{line} "))
    with pytest.raises(DamagedRecord) as error:
        read_record("\n".join([*lines[:at], instead, *lines[at + 1 :]]))
    assert expected in str(error.value)


def test_contributions_alone_are_no_proof() -> None:
    text = replace(fair_record(), fair=None).write()
    with pytest.raises(DamagedRecord, match="'table', 'commitment' and 'secret'"):
        read_record(text.replace("moves\n", f"contribution 0 {CONTRIBUTION.hex()}\nmoves\n"))


@given(st.integers(0, 12), st.sampled_from(["", "0", "²", "9" * 5_000, "0" * 32, "0" * 64, "K7QM"]) | st.text())
def test_a_proof_with_anything_in_a_line_is_read_or_refused(at: int, instead: str) -> None:
    lines = fair_record().write().splitlines()
    word = lines[at].split()[0]
    for text in (instead, f"{word} {instead}", f"{lines[at]}\n{word} {instead}"):
        with suppress(PermonikError):
            read_record("\n".join([*lines[:at], text, *lines[at + 1 :]]))
