"""What each seat of a client sees, live and after coming back."""

import asyncio
import json
from pathlib import Path
from random import Random

from permonik.server.decisions import require_legal
from permonik.server.room import Room
from permonik.server.table import Table
from tests.counts import Counts
from tests.server.serving import Message, Server, serving
from tests.server.tables_in_play import (
    PATIENT,
    Guest,
    Keep,
    all_are,
    begin,
    come,
    game_of,
    open_table,
    play,
    play_together,
    replayed,
    sit_down,
    whose_turn,
)

# Several seats on one socket.


def test_people_who_share_a_device_are_each_told_their_own_secrets(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        table = await open_table(server)
        sofa, petr = await come(server, table), await come(server, table)
        assert [await sofa.sit("Eva"), await sofa.sit("Jan"), await petr.sit("Petr")] == [0, 1, 2]
        await begin(sofa, petr)
        await play_together([sofa, petr])
        assert [{message["seat"] for message in guest.heard("told")} for guest in (sofa, petr)] == [
            {None, 0, 1},
            {None, 2},
        ]
        for seat in (0, 1):
            told = [secret_of(message, seat) for message in sofa.heard("told") if message["seat"] == seat]
            assert {"hand", "role"} <= sofa.screens[seat].keys()
            assert any(told)
        assert (sofa.screens[0]["seat"], sofa.screens[1]["seat"]) == (0, 1)
        numbers = [[line["number"] for line in guest.lines(seat)] for guest, seat in ((sofa, 1), (petr, 2))]
        assert numbers[0][-20:] == numbers[1][-20:]
        both = await come(server, table, sofa.secrets[1], sofa.secrets[0], last=-1)
        assert both.welcome["yours"] == [1, 0]
        assert [sight["seat"] for sight in both.welcome["sights"]] == [0, 1]
        for sight in both.welcome["sights"]:
            alone = await come(server, table, sofa.secrets[sight["seat"]], last=-1)
            assert alone.welcome["sights"] == [sight]

    serving(tmp_path, act, PATIENT)


def secret_of(told: Message, seat: int) -> list[Message]:
    """The secrets in a message for a seat, which are all confided to that seat by the rules of the game."""
    events = [event for event in told["line"].get("events", ()) if "secret" in event]
    assert all(event["args"]["seat"] == seat for event in events), events
    return events


# Screens and moves.


def check_what_was_seen(room: Room, guest: Guest, seats: tuple[int | None, ...]) -> None:
    """After every line: the merged screen is the one of the state, and the moves are the legal ones, or none."""
    for table in replayed(room):
        for seat in seats:
            if (table.number, seat) not in guest.seen or table.state is None:
                continue
            screen, moves = guest.seen[table.number, seat]
            assert screen == json.loads(table.playing.screen(seat).save())
            assert [move["text"] for move in moves] == legal_texts(table, seat)
            for move in moves:
                require_legal(table, seat or 0, move["text"])


def legal_texts(table: Table, seat: int | None) -> list[str]:
    state = table.playing
    if table.is_pausing or seat is None or seat != state.to_move:
        return []
    if table.seats[seat].played_by is not None:
        return []
    return [table.game.text(move, state) for move in state.moves()]


async def drop_in(server: Server, guests: list[Guest], visits: int, random: Random) -> list[tuple[Guest, int | None]]:
    """While the game goes on, somebody looks at the table anew for a seat or as a watcher, again and again."""
    visitors: list[tuple[Guest, int | None]] = []
    for _ in range(visits):
        seat, secret = random.choice([(None, ""), *((s, k) for guest in guests for s, k in guest.secrets.items())])
        visitors.append((await come(server, guests[0].table, *([secret] if secret else [])), seat))
        if len(visitors) % 2:
            await visitors[-1][0].leave()
    return visitors


def test_screens_that_follow_the_changes_equal_fresh_ones(tmp_path: Path, counts: Counts) -> None:
    keep = Keep()

    async def act(server: Server) -> None:
        table = await open_table(server, 4, rounds=2)
        eva, jan, petr = guests = await sit_down(server, table, "Eva", "Jan", "Petr")
        await eva.must("employ", seat=0, target=3, level="random")
        watcher = await come(server, table)
        await begin(*guests)
        visits = counts(small=10, normal=30, full=200)
        playing = asyncio.gather(*(play(guest) for guest in guests))
        visitors = await drop_in(server, guests, visits, Random(1))
        await playing
        room = keep.room(table)
        await all_are([watcher, *(visitor for visitor, _ in visitors)], lambda guest: guest.over or guest.gone)
        for number, guest in enumerate((eva, jan, petr)):
            check_what_was_seen(room, guest, (number,))
            assert {number for number, _ in guest.seen} >= set(range(6, len(room.lines)))
        check_what_was_seen(room, watcher, (None,))
        for visitor, seat in visitors:
            check_what_was_seen(room, visitor, (seat,))
        fresh = await come(server, table)
        assert fresh.screens[None] == watcher.screens[None]
        assert fresh.screens[None]["over"]

    serving(tmp_path, act, PATIENT, keep)


def test_offered_moves_are_granted_by_why_and_others_refused_with_rules(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        guests = await sit_down(server, await open_table(server), "Eva", "Jan", "Petr")
        assert await guests[0].refused("why", seat=0, move="discard map") == "not_playing"
        await begin(*guests)
        who, seat = whose_turn(guests)
        other = next(guest for guest in guests if guest is not who)
        for move in who.moves[seat][:30]:
            await who.must("why", seat=seat, move=move["text"])
        refusal = await who.ask("why", seat=seat, move="place NS 9,9")
        assert refusal["rules"]
        wrong = await other.ask("why", seat=next(iter(other.secrets)), move=who.moves[seat][0]["text"])
        assert wrong["code"] == "not_your_turn"
        assert await who.refused("why", seat=seat, move="dance") == "malformed_move"

    serving(tmp_path, act, PATIENT)


def test_a_move_needs_the_last_line_of_the_game_to_be_known(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        guests = await game_of(server, "Eva", "Jan", "Petr")
        who, seat = whose_turn(guests)
        move, before = who.moves[seat][-1]["text"], who.number
        assert await who.refused("move", seat=seat, move=move, after=before - 1) == "stale"
        assert await who.refused("move", seat=seat, move=move, after=before + 1) == "stale"
        other = next(guest for guest in guests if guest is not who)
        await other.must("phrase", seat=next(iter(other.secrets)), phrase="phrase-hello")
        await who.must("move", seat=seat, move=move, after=before)
        assert await who.refused("move", seat=seat, move=move, after=before) == "stale"

    serving(tmp_path, act, PATIENT)


# Coming back.


def test_who_comes_back_gets_exactly_the_lines_it_missed(tmp_path: Path) -> None:
    async def act(server: Server) -> None:
        guests = await game_of(server, "Eva", "Jan", "Petr")
        await play_together(guests, lambda guest: guest.number > 20)
        for guest, seat in ((guests[0], 0), (guests[2], 2)):
            secret = guest.secrets[seat]
            everything = (await come(server, guest.table, secret, last=-1)).welcome
            missed = everything["sights"][0]["missed"]
            assert [line["number"] for line in missed] == list(range(everything["number"] + 1))
            told = {line["number"]: line for line in guest.lines(seat)}
            assert told == {number: missed[number] for number in told}
            for last in (0, 7, everything["number"] - 1):
                sight = (await come(server, guest.table, secret, last=last)).welcome["sights"][0]
                assert sight["missed"] == missed[last + 1 :]
            for nothing in (None, everything["number"], 10_000):
                sight = (await come(server, guest.table, secret, last=nothing)).welcome["sights"][0]
                assert "missed" not in sight
                assert sight["screen"] == everything["sights"][0]["screen"]

    serving(tmp_path, act, PATIENT)


def test_lines_that_a_snapshot_stands_for_are_told_again(tmp_path: Path) -> None:
    left: list[Guest] = []

    async def first(server: Server) -> None:
        guests = await game_of(server, "Eva", "Jan", "Petr")
        await play_together(guests, lambda guest: guest.number > 30)
        left.extend(guests)

    async def second(server: Server) -> None:
        eva = await come(server, left[0].table, left[0].secrets[0], last=5)
        assert eva.welcome["sights"][0]["missed"] == [line for line in left[0].lines(0) if line["number"] > 5]
        assert eva.welcome["number"] >= 30
        number = eva.welcome["number"]
        assert eva.screens[0] == left[0].seen[number, 0][0]
        await eva.must("phrase", seat=0, phrase="phrase-hello")
        again = await come(server, left[0].table, left[0].secrets[0], last=number)
        assert [line["kind"] for line in again.welcome["sights"][0]["missed"]] == ["said"]
        guests = [eva, *[await come(server, one.table, *one.secrets.values()) for one in left[1:]]]
        for guest, before in zip(guests, left, strict=True):
            guest.secrets = before.secrets
        await play_together(guests)

    serving(tmp_path, first, PATIENT)
    serving(tmp_path, second, PATIENT)
