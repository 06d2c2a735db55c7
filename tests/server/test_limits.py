"""Nobody gets more than a share: floods are cut, and codes cannot be tried one after another."""

import asyncio
import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from permonik.server.limits import Bucket, Flood, Guard, Throttle, household_of
from permonik.server.secrets import CODE_LENGTH, LETTERS, code, seat_secret, table_id
from permonik.server.socket import CLOSED_FLOOD, CLOSED_REFUSED
from tests.counts import Counts
from tests.server.hostile import Kitchen, Tidy, attacked, code_of, ending, is_served, kept_logs
from tests.server.serving import seated

BURST_OF_CODES = 20


class Clock:
    def __init__(self) -> None:
        self.time = 1_000.0

    def __call__(self) -> float:
        return self.time


# Buckets, throttles and guards, by a clock that the test sets.


def test_a_bucket_gives_its_burst_at_once_and_then_only_what_time_brings() -> None:
    clock = Clock()
    bucket = Bucket(clock, burst=3, per_second=2)
    assert [bucket.take() for _ in range(5)] == [0, 0, 0, 0.5, 1.0]
    clock.time += 1.5
    assert bucket.take() == 0
    assert bucket.take() == 0.5


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    clock = Clock()
    bucket = Bucket(clock, burst=3, per_second=2)
    clock.time += 1_000_000
    assert [bucket.take_if_there() for _ in range(5)] == [True, True, True, False, False]


def test_asking_an_empty_bucket_costs_nothing() -> None:
    clock = Clock()
    bucket = Bucket(clock, burst=1, per_second=1)
    assert bucket.take_if_there()
    assert not any(bucket.take_if_there() for _ in range(1_000))
    clock.time += 1
    assert bucket.take_if_there()


def test_a_throttle_lets_a_burst_pass_then_slows_to_its_rate() -> None:
    clock = Clock()
    throttle = Throttle(clock, burst=60, per_second=20, flood_after=3)
    assert [throttle.delay() for _ in range(60)] == [0.0] * 60
    assert throttle.delay() == pytest.approx(0.05)


@pytest.mark.parametrize("oversleeps", [0.0, 0.08])
def test_a_throttle_gives_up_when_slowing_has_not_helped_for_some_seconds(oversleeps: float) -> None:
    """Also on a busy machine, where a message or two have become due until the server is awake again."""
    clock = Clock()
    throttle = Throttle(clock, burst=5, per_second=20, flood_after=3)
    passed = 0

    def flood() -> None:
        nonlocal passed
        for _ in range(1_000):
            if delay := throttle.delay():
                clock.time += delay + oversleeps
            passed += 1

    with pytest.raises(Flood):
        flood()
    assert 3 * 20 <= passed <= 5 + 3 * 20 + 4


def test_a_throttle_forgives_whoever_pauses() -> None:
    clock = Clock()
    throttle = Throttle(clock, burst=5, per_second=20, flood_after=3)
    for _ in range(100):
        for _ in range(30):
            clock.time += throttle.delay()
        clock.time += 1.0


def test_a_guard_counts_every_address_for_itself() -> None:
    clock = Clock()
    guard = Guard(clock, burst=3, per_second=1)
    assert [guard.allows("192.0.2.1") for _ in range(4)] == [True, True, True, False]
    assert guard.allows("192.0.2.2")
    clock.time += 1
    assert [guard.allows("192.0.2.1") for _ in range(2)] == [True, False]


def test_a_guard_counts_all_addresses_together_as_well() -> None:
    guard = Guard(Clock(), burst=3, per_second=1, together=2)
    assert sum(guard.allows(f"192.0.2.{number}") for number in range(200)) == 6


def test_a_guard_takes_a_household_of_ipv6_for_one_address() -> None:
    guard = Guard(Clock(), burst=3, per_second=1)
    tries = [guard.allows(f"2001:db8:1:2:{number:x}::{number:x}") for number in range(10)]
    assert tries == [True] * 3 + [False] * 7
    assert guard.allows("2001:db8:1:3::1")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:DB8:0:0:ffff::", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("", "", True),
        ("unix socket", "192.0.2.1", False),
    ],
)
def test_a_household_is_one_ipv4_address_or_one_ipv6_network(one: str, other: str, same: bool) -> None:
    assert (household_of(one) == household_of(other)) is same


def test_a_guard_remembers_only_so_many_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Guard, "MOST_ADDRESSES", 50)
    guard = Guard(Clock(), burst=2, per_second=1, together=1_000)
    for number in range(1_000):
        guard.allows(f"198.51.{number // 250}.{number % 250}")
        guard.allows("192.0.2.1")
    assert len(guard.addresses) <= 50
    assert not guard.allows("192.0.2.1"), "whoever keeps trying is not forgotten"


def test_forgotten_addresses_do_not_get_past_the_limit_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Guard, "MOST_ADDRESSES", 5)
    guard = Guard(Clock(), burst=2, per_second=1, together=10)
    assert sum(guard.allows(f"192.0.2.{number % 100}") for number in range(2_000)) == 20


# Floods over sockets.


def test_a_flood_is_slowed_then_cut_and_the_others_at_the_table_are_served(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        table = await server.table()
        calm, seat, _ = await seated(server, table, "Eva")
        flood, _, _ = await seated(server, table, "Jan")

        async def pour() -> None:
            for _ in range(2_000):
                await flood.socket.send('{"type":"ping"}')

        now = asyncio.get_running_loop().time
        bucket, began = Throttle(now).bucket, now()
        pouring, closing = asyncio.ensure_future(pour()), asyncio.ensure_future(ending(flood))
        while not closing.done():
            assert (await calm.ask("phrase", seat=seat, phrase="phrase-hello"))["type"] == "granted"
            await asyncio.sleep(0.2)
        assert await closing == CLOSED_FLOOD
        most = bucket.burst + bucket.per_second * (now() - began)
        await asyncio.gather(pouring, return_exceptions=True)
        assert sum(message["type"] == "pong" for message in flood.got) <= most
        assert await is_served(calm)

    attacked(tmp_path, act)


def test_a_burst_that_anybody_can_cause_is_neither_slowed_nor_cut(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        client, _, _ = await seated(server, await server.table(), "Eva")
        refs = [await client.send("ping") for _ in range(50)]
        assert [(await client.next("pong"))["ref"] for _ in refs] == refs

    attacked(tmp_path, act)


def test_a_client_that_leaves_while_it_is_answered_makes_no_noise(tmp_path: Path, counts: Counts) -> None:
    async def act(server: Tidy) -> None:
        table = await server.table()
        with kept_logs() as logs:
            for number in range(counts(small=30, normal=100, full=1_000)):
                client = await server.stranger()
                wanted = (table, "nowhere-at-all", "?")[number % 3]
                await client.send("hello", table=wanted, secrets=["wrong"] * (number % 2))
                client.socket.transport.abort()
            assert (await server.fetch("/health"))[0] == 200
        assert logs.faults() == []

    attacked(tmp_path, act)


# Codes.


@pytest.mark.usefixtures("stopped_clock")
def test_codes_cannot_be_enumerated_by_requests_nor_by_hello(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        existing = json.loads((await server.fetch("/api/tables", {"game": "saboteur", "seats": 3}))[1])["code"]
        seen = Counter[str]()
        for number in range(BURST_OF_CODES):
            if number % 2:
                seen[json.loads((await server.fetch(f"/api/codes/{LETTERS[number] * 6}"))[1])["code"]] += 1
            else:
                client = await server.client(LETTERS[number] * 6)
                seen[code_of(await client.receive())] += 1
        assert seen == {"unknown_table": BURST_OF_CODES}
        answers = set()
        for wanted in (existing, existing.lower(), "ZZZZZZ", "Z", "%20"):
            status, body = await server.fetch(f"/api/codes/{wanted}")
            assert (status, code_of(json.loads(body))) == (429, "too_often")
            answers.add(body)
            client = await server.client(wanted)
            assert await ending(client) == CLOSED_REFUSED
            assert [code_of(message) for message in client.got] == ["too_often"]
        assert len(answers) == 1, "the refusal says nothing about the code"

    attacked(tmp_path, act)


def test_whoever_has_tried_too_many_codes_still_plays_where_he_sits(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        table = await server.table()
        client, seat, secret = await seated(server, table, "Eva")
        while (await server.fetch("/api/codes/ZZZZZZ"))[0] != 429:
            pass
        assert (await client.ask("phrase", seat=seat, phrase="phrase-hello"))["type"] == "granted"
        assert (await (await server.client(table, secret)).next("welcome"))["yours"] == [seat]

    attacked(tmp_path, act)


def test_a_deleted_table_answers_as_one_that_never_was(tmp_path: Path) -> None:
    kitchen = Kitchen()

    async def act(server: Tidy) -> None:
        made = json.loads((await server.fetch("/api/tables", {"game": "saboteur", "seats": 3}))[1])
        client, _, secret = await seated(server, made["table"], "Eva")
        await client.close()
        assert kitchen.rooms is not None
        await kitchen.rooms.delete(made["table"])
        assert await server.fetch(f"/api/codes/{made['code']}") == await server.fetch("/api/codes/ZZZZZZ")
        gone, never = f"/api/tables/{made['table']}/record", f"/api/tables/{'0' * 32}/record"
        assert await server.fetch(gone) == await server.fetch(never)
        told = []
        for wanted in (made["code"], "ZZZZZZ", made["table"], "0" * 32):
            client = await server.client(wanted, secret)
            assert await ending(client) == CLOSED_REFUSED
            told.append(client.got)
        assert all(messages == told[0] for messages in told)
        assert code_of(told[0][0]) == "unknown_table"

    attacked(tmp_path, act, rooms=kitchen.open)


def test_a_code_reveals_nothing_of_who_sits_there(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        made = json.loads((await server.fetch("/api/tables", {"game": "saboteur", "seats": 3}))[1])
        await seated(server, made["table"], "Eva")
        _, body = await server.fetch(f"/api/codes/{made['code']}")
        shown = json.loads(body)
        assert shown.keys() == {"table", "code", "game", "phase", "seats", "free", "watching"}
        assert (shown["seats"], shown["free"]) == (3, 2)

    attacked(tmp_path, act)


@pytest.mark.usefixtures("stopped_clock")
def test_new_tables_are_limited_for_each_address(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        wish = {"game": "saboteur", "seats": 3}
        statuses = [(await server.fetch("/api/tables", wish))[0] for _ in range(25)]
        assert statuses == [201] * 20 + [429] * 5
        assert json.loads((await server.fetch("/health"))[1])["tables"] == 20

    attacked(tmp_path, act)


# What is drawn.


def test_every_letter_of_a_code_is_equally_likely() -> None:
    """When every byte comes equally often, so does every letter: bytes that would favour some are passed over."""
    stream = iter(CODE_LENGTH * list(range(256)))
    drawn = Counter[str]()
    for _ in range(256 // len(LETTERS) * len(LETTERS)):
        drawn.update(code(lambda count: bytes(next(stream) for _ in range(count))))
    assert drawn == dict.fromkeys(LETTERS, CODE_LENGTH * (256 // len(LETTERS)))


def test_drawn_codes_are_uniform(counts: Counts) -> None:
    source = Random(1).randbytes
    codes = [code(source) for _ in range(counts(small=5_000, normal=20_000, full=200_000))]
    assert len(set(codes)) > 0.99 * len(codes)
    for place in range(CODE_LENGTH):
        expected = len(codes) / len(LETTERS)
        seen = Counter(drawn[place] for drawn in codes)
        chi_square = sum((seen[letter] - expected) ** 2 / expected for letter in LETTERS)
        assert chi_square < 48.3, "22 degrees of freedom: more happens once in a thousand times"


def test_ids_have_128_bits_and_secrets_192_all_of_them_from_the_source() -> None:
    asked = list[int]()

    def source(count: int) -> bytes:
        asked.append(count)
        return bytes(range(count))

    assert bytes.fromhex(table_id(source)) == bytes(range(16))
    assert bytes.fromhex(seat_secret(source)) == bytes(range(24))
    assert asked == [16, 24]


def test_different_tables_and_seats_share_neither_ids_nor_secrets(tmp_path: Path) -> None:
    async def act(server: Tidy) -> None:
        drawn = list[str]()
        for _ in range(5):
            table = await server.table()
            drawn.append(table)
            for name in ("Eva", "Jan", "Ota"):
                drawn.append((await seated(server, table, name))[2])
        assert len(set(drawn)) == len(drawn) == 20
        assert {len(word) for word in drawn} == {32, 48}

    attacked(tmp_path, act)
