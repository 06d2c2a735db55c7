"""New secrets of seats: drawn by clients, safe when an answer is lost, in a running game no single person's doing."""

import asyncio
import json
from pathlib import Path

import pytest

from permonik.server.phases import Phase
from permonik.server.secrets import secret_hash
from tests.server.serving import QUICK, Server, serving
from tests.server.tables_in_play import (
    PATIENT,
    Guest,
    Keep,
    all_are,
    begin,
    come,
    game_of,
    open_table,
    play_together,
    sit_down,
    turned_away,
)

MINE = "0123456789abcdef" * 3
OTHER = "fedcba9876543210" * 2
LATE = "89abcdef" * 6


async def claims(keep: Keep, guest: Guest, seat: int) -> None:
    """Takes the chair of a host who has been away for long enough."""
    keep.time += PATIENT.host
    await guest.must("claim_host", seat=seat)


async def reads_the_hand(server: Server, table: str, secret: str) -> bool:
    guest = Guest(server, table, await server.client(table, secret))
    await guest.until(lambda: guest.welcome or guest.gone)
    sights = guest.welcome.get("sights", [])
    if not guest.gone:
        await guest.leave()
    return any(sight.get("screen", {}).get("hand") for sight in sights)


# Whose agreement is needed.


def test_whoever_claims_the_chair_of_a_host_does_not_get_at_the_hosts_hand(tmp_path: Path) -> None:
    """However long the host is away, and whatever is tried, while nobody else agrees."""
    keep = Keep()

    async def act(server: Server) -> None:
        eva, jan = await sit_down(server, await open_table(server), "Eva", "Jan")
        await eva.must("employ", seat=0, target=2, level="random")
        await begin(eva, jan)
        await eva.leave()
        await jan.until(lambda: jan.here == [1])
        await claims(keep, jan, 1)
        for waited in (0.0, PATIENT.seats, 1_000 * PATIENT.seats):
            keep.time += waited
            answer = await jan.must("reissue", seat=1, target=0, secret=MINE)
            assert answer["waits"]
            assert not await reads_the_hand(server, eva.table, MINE)
            assert await turned_away(server, eva.table, MINE) == "wrong_secret"
            assert await jan.refused("agree", seat=1, target=0) == "own_request"
        assert await jan.refused("agree", seat=0, target=0) == "not_your_seat"
        await jan.must("pass_host", seat=1, target=1)  # handing it to oneself does not make it a chair by right
        assert (await jan.must("reissue", seat=1, target=0, secret=MINE))["waits"]
        assert not await reads_the_hand(server, eva.table, MINE)
        assert "reissued" not in jan.kinds(1)
        back = await come(server, eva.table, eva.secrets[0])
        assert back.welcome["yours"] == [0]
        assert back.welcome["request"] == {"seat": 0, "by": 1}
        await back.must("decline", seat=0, target=0)
        declined = await jan.line("declined", 1)
        assert (declined["seat"], declined["by"]) == (0, 0)
        assert await turned_away(server, eva.table, MINE) == "wrong_secret"

    serving(tmp_path, act, PATIENT, keep)


def test_somebody_else_at_the_table_agrees_and_everybody_is_told_who_did_it(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan, petr = guests = await game_of(server, "Eva", "Jan", "Petr")
        watcher = await come(server, eva.table)
        await jan.leave()
        assert (await eva.must("reissue", seat=0, target=1, secret=MINE))["waits"]
        for guest, seat in ((eva, 0), (petr, 2), (watcher, None)):
            line = await guest.line("requested", seat)
            assert {name: line[name] for name in line if name != "number"} == {"kind": "requested", "seat": 1, "by": 0}
        assert await petr.refused("agree", seat=2, target=2) == "nothing_requested"
        await petr.must("agree", seat=2, target=1)
        for guest, seat in ((eva, 0), (petr, 2), (watcher, None)):
            line = await guest.line("reissued", seat)
            assert (line["seat"], line["by"], line["agreed"]) == (1, 0, 2)
        assert await reads_the_hand(server, eva.table, MINE)
        assert await turned_away(server, eva.table, jan.secrets[1]) == "wrong_secret"
        assert await petr.refused("agree", seat=2, target=1) == "nothing_requested"
        told = json.dumps([guest.client.got for guest in (*guests[1:], watcher)])
        assert MINE not in told
        assert secret_hash(MINE) not in told

    serving(tmp_path, act, PATIENT)


def test_the_person_of_the_seat_may_agree(tmp_path: Path) -> None:
    """A link that was stolen: its owner is still here."""

    async def act(server: Server) -> None:
        eva, jan = await sit_down(server, await open_table(server), "Eva", "Jan")
        await eva.must("employ", seat=0, target=2, level="random")
        await begin(eva, jan)
        assert (await eva.must("reissue", seat=0, target=1, secret=MINE))["waits"]
        await jan.must("agree", seat=1, target=1)
        assert (await eva.line("reissued", 0))["agreed"] == 1
        assert (await come(server, eva.table, MINE)).welcome["yours"] == [1]

    serving(tmp_path, act, PATIENT)


def test_a_host_by_right_gives_a_new_link_alone_once_the_person_has_been_away_for_long(tmp_path: Path) -> None:
    keep = Keep()

    async def act(server: Server) -> None:
        eva, jan = await sit_down(server, await open_table(server), "Eva", "Jan")
        await eva.must("employ", seat=0, target=2, level="random")
        await begin(eva, jan)
        await jan.leave()
        await eva.until(lambda: eva.here == [0])
        keep.time += PATIENT.seats - 1
        assert (await eva.must("reissue", seat=0, target=1, secret=MINE))["waits"]
        back = await come(server, eva.table, jan.secrets[1])
        await back.leave()
        await eva.until(lambda: eva.here == [0])
        keep.time += PATIENT.seats - 1
        assert (await eva.must("reissue", seat=0, target=1, secret=MINE))["waits"]
        keep.time += 1
        answer = await eva.must("reissue", seat=0, target=1, secret=OTHER)
        assert "waits" not in answer
        line = await eva.line("reissued", 0)
        assert (line["by"], line["agreed"]) == (0, None)
        assert (await come(server, eva.table, OTHER)).welcome["request"] is None
        assert await turned_away(server, eva.table, MINE) == "wrong_secret"

    serving(tmp_path, act, PATIENT, keep)


def test_after_a_restart_everybody_was_here_lately_and_a_request_still_stands(tmp_path: Path) -> None:
    before: list[Guest] = []
    keep = Keep()

    async def first(server: Server) -> None:
        before.extend(await game_of(server, "Eva", "Jan", "Petr"))
        await before[0].must("reissue", seat=0, target=1, secret=MINE)

    async def second(server: Server) -> None:
        eva, _, petr = [await come(server, old.table, *old.secrets.values()) for old in before]
        assert petr.welcome["request"] == {"seat": 1, "by": 0}
        keep.time += PATIENT.seats - 1
        assert (await eva.must("reissue", seat=0, target=2, secret=OTHER))["waits"]
        assert await petr.refused("agree", seat=2, target=1) == "nothing_requested"
        assert (await eva.must("reissue", seat=0, target=1, secret=MINE))["waits"]
        await petr.must("agree", seat=2, target=1)
        assert (await come(server, eva.table, MINE)).welcome["yours"] == [1]

    serving(tmp_path, first, PATIENT)
    serving(tmp_path, second, PATIENT, keep)


def test_before_the_start_and_after_the_end_and_for_the_own_seat_nobody_has_to_agree(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan = await sit_down(server, await open_table(server), "Eva", "Jan")
        assert "waits" not in await eva.must("reissue", seat=0, target=1, secret=MINE)
        jan = await come(server, eva.table, MINE)
        jan.secrets = {1: MINE}
        await eva.must("employ", seat=0, target=2, level="random")
        await begin(eva, jan)
        assert "waits" not in await eva.must("reissue", seat=0, target=0, secret=OTHER)
        assert (await eva.line("reissued", 0, 2))["by"] == 0

        assert (await eva.must("reissue", seat=0, target=1, secret=LATE))["waits"]
        await play_together([eva, jan])
        assert (await come(server, eva.table)).welcome["request"] is None
        assert "waits" not in await eva.must("reissue", seat=0, target=1, secret=LATE)
        assert (await come(server, eva.table, LATE)).welcome["yours"] == [1]

    serving(tmp_path, act, PATIENT)


def test_one_device_with_the_chair_and_another_seat_does_not_agree_with_itself(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan = [await come(server, table := await open_table(server)), await come(server, table)]
        await eva.sit("Eva")
        await eva.sit("Eva's brother")
        await jan.sit("Jan")
        await begin(eva, jan)
        await jan.leave()
        assert (await eva.must("reissue", seat=0, target=2, secret=MINE))["waits"]
        assert await eva.refused("agree", seat=1, target=2) == "own_request"
        assert not await reads_the_hand(server, table, MINE)
        await eva.must("decline", seat=1, target=2)

    serving(tmp_path, act, PATIENT)


async def family(server: Server, *, ghost_stays: bool = True) -> list[Guest]:
    """Eva with a second seat, which she has held at her device; both at sockets of their own; Jan and Petr."""
    table = await open_table(server, 4)
    eva = await come(server, table)
    await eva.sit("Eva")
    second = await come(server, table, eva.secrets[0])
    await second.sit("Ghost")
    await second.leave()
    ghost = await come(server, table, second.secrets[1])
    ghost.secrets = second.secrets
    if not ghost_stays:
        await ghost.must("stand", seat=1, target=1)
        await ghost.leave()
        ghost = await come(server, table)
        await ghost.sit("Dana")
    jan, petr = await sit_down(server, table, "Jan", "Petr")
    await begin(eva, ghost, jan, petr)
    return [eva, ghost, jan, petr]


def test_a_seat_that_was_once_in_the_same_hand_is_nobody_else_however_many_sockets_there_are(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, ghost, jan, petr = await family(server)
        await jan.leave()
        assert (await eva.must("reissue", seat=0, target=2, secret=MINE))["waits"]
        assert await ghost.refused("agree", seat=1, target=2) == "own_request"
        assert not await reads_the_hand(server, eva.table, MINE)
        await petr.must("agree", seat=3, target=2)
        assert await reads_the_hand(server, eva.table, MINE)
        assert (await eva.must("reissue", seat=0, target=1, secret=OTHER))["waits"]
        await ghost.must("agree", seat=1, target=1)  # it sees that hand already

    serving(tmp_path, act, PATIENT)


def test_who_sits_down_on_a_seat_that_the_host_has_left_is_somebody_else(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, dana, jan, _ = await family(server, ghost_stays=False)
        await jan.leave()
        assert (await eva.must("reissue", seat=0, target=2, secret=MINE))["waits"]
        await dana.must("agree", seat=1, target=2)

    serving(tmp_path, act, PATIENT)


def test_a_seat_whose_new_link_the_host_has_had_is_nobody_else_even_after_a_restart(tmp_path: Path) -> None:
    keep = Keep()
    before: list[Guest] = []

    async def first(server: Server) -> None:
        eva, jan, petr = await game_of(server, "Eva", "Jan", "Petr")
        before.extend([eva, petr])
        await jan.leave()
        await eva.until(lambda: eva.here == [0, 2])
        keep.time += PATIENT.seats
        assert "waits" not in await eva.must("reissue", seat=0, target=1, secret=MINE)

    async def second(server: Server) -> None:
        eva, petr = [await come(server, old.table, *old.secrets.values()) for old in before]
        thief = await come(server, eva.table, MINE)
        assert (await eva.must("reissue", seat=0, target=2, secret=OTHER))["waits"]
        assert await thief.refused("agree", seat=1, target=2) == "own_request"
        await petr.must("decline", seat=2, target=2)

    serving(tmp_path, first, PATIENT, keep)
    serving(tmp_path, second, PATIENT, keep)


def test_a_request_ends_when_the_host_changes_and_only_the_host_asks(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, jan, petr = guests = await game_of(server, "Eva", "Jan", "Petr")
        assert await jan.refused("reissue", seat=1, target=0, secret=MINE) == "host_only"
        assert (await eva.must("reissue", seat=0, target=1, secret=MINE))["waits"]
        await eva.must("pass_host", seat=0, target=2)
        await all_are(guests, lambda guest: guest.number == petr.number)
        assert await jan.refused("agree", seat=1, target=1) == "nothing_requested"
        assert await turned_away(server, eva.table, MINE) == "wrong_secret"

    serving(tmp_path, act, PATIENT)


def test_a_claimed_chair_stays_claimed_in_a_rematch(tmp_path: Path) -> None:
    keep = Keep()

    async def act(server: Server) -> None:
        eva, jan, petr = await game_of(server, "Eva", "Jan", "Petr")
        room = keep.room(eva.table)
        await eva.leave()
        await jan.until(lambda: jan.here == [1, 2])
        await claims(keep, jan, 1)
        assert room.table.host_claimed
        room.table.phase, room.table.playing.over = Phase.OVER, True
        await petr.must("rematch", seat=2)
        followed = await jan.line("followed", 1)
        again = await keep.rooms.find_code(followed["code"])
        assert (again.table.host, again.table.host_claimed) == (1, True)

    serving(tmp_path, act, PATIENT, keep)


# Secrets that clients draw.


def test_sitting_down_again_with_the_same_secret_changes_nothing(tmp_path: Path) -> None:
    """The answer was lost: the client asks again, here or on another connection, before or after the start."""

    async def act(server: Server) -> None:
        table = await open_table(server)
        eva, jan = await come(server, table), await come(server, table)
        first = await eva.must("sit", name="Eva", secret=MINE)
        assert (first["seat"], first["secret"], first["link"]) == (0, MINE, f"/t/{eva.welcome['code']}#seat={MINE}")
        number = eva.number
        again = await come(server, table)
        for name, seat in (("Eva", None), ("Eva", 0), ("Eva", 2)):
            answer = await again.must("sit", name=name, seat=seat, secret=MINE)
            assert (answer["seat"], answer["secret"]) == (0, MINE)
        await again.must("phrase", seat=0, phrase="phrase-hello")
        assert [line["number"] for line in again.lines(None) if line["kind"] == "sat"] == []
        assert eva.lines(0)[-1]["number"] <= number + 1
        eva.secrets = {0: MINE}
        await jan.sit("Jan")
        await eva.must("employ", seat=0, target=2, level="random")
        await begin(eva, jan)
        late = await come(server, table)
        assert (await late.must("sit", name="Eva", secret=MINE))["seat"] == 0
        assert await late.refused("sit", name="Ota", secret=OTHER) == "already_started"
        assert (await come(server, table, MINE)).welcome["yours"] == [0]

    serving(tmp_path, act, PATIENT)


def test_the_same_wish_twice_at_once_takes_one_seat(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        table = await open_table(server)
        guests = [await come(server, table) for _ in range(6)]
        wishes = [guest.must("sit", name=f"Eva {turn}", secret=MINE) for turn, guest in enumerate(guests)]
        assert [answer["seat"] for answer in await asyncio.gather(*wishes)] == [0] * len(guests)
        look = await come(server, table)
        assert [place["person"] for place in look.welcome["seats"]] == [True, False, False]

    serving(tmp_path, act, QUICK)


def test_a_lost_answer_to_reissue_locks_nobody_out(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        eva, *_ = await sit_down(server, await open_table(server), "Eva", "Jan")
        for _ in range(3):
            assert (await eva.must("reissue", seat=0, target=0, secret=MINE))["secret"] == MINE
            assert (await eva.must("reissue", seat=0, target=1, secret=OTHER))["secret"] == OTHER
        assert eva.kinds(0).count("reissued") == 2
        assert (await come(server, eva.table, MINE, OTHER)).welcome["yours"] == [0, 1]
        assert await eva.refused("reissue", seat=0, target=1, secret=MINE) == "secret_used"
        assert (await come(server, eva.table, OTHER)).welcome["yours"] == [1]

    serving(tmp_path, act, QUICK)


@pytest.mark.parametrize(
    "secret",
    ["", "0" * 48, "01" * 24, "0123456789abcdef", "0123456789ABCDEF" * 3, "0123456789abcdef" * 3 + "\n", "ž" * 48],
)
def test_a_weak_secret_is_refused_and_takes_no_seat(tmp_path: Path, secret: str) -> None:
    async def act(server: Server) -> None:
        (eva,) = await sit_down(server, table := await open_table(server), "Eva")
        other = await come(server, table)
        assert await other.refused("sit", name="Jan", secret=secret) == "weak_secret"
        assert await eva.refused("reissue", seat=0, target=0, secret=secret) == "weak_secret"
        assert (await come(server, table, eva.secrets[0])).welcome["yours"] == [0]
        assert await other.refused("sit", name="Jan", secret="0123456789abcdef" * 5) == "malformed_message"

    serving(tmp_path, act, QUICK)
