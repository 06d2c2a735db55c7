"""What people may decide at a table: each function gives the line for the log, or says why not.

Nothing is changed here. A line counts when it is durable; then `Table.apply` takes it.
"""

import re
from collections.abc import Mapping

from permonik.analysis.opinions import GRADES
from permonik.bots import Thought, bots
from permonik.engine.core.errors import IllegalMove, PermonikError
from permonik.engine.core.fairness import CONTRIBUTION_BYTES
from permonik.engine.core.names import clean_chat, clean_name
from permonik.engine.core.refusals import Refusal
from permonik.server.lines import (
    Acknowledged,
    Chatted,
    Committed,
    Configured,
    Contributed,
    Dealt,
    Declined,
    Employed,
    Followed,
    Hosted,
    Moved,
    Noted,
    Paced,
    Readied,
    Reissued,
    Remarked,
    Replaced,
    Requested,
    Resized,
    Resumed,
    Said,
    Sat,
    Stood,
    Watched,
)
from permonik.server.phases import Phase
from permonik.server.table import LegalMove, Table

CLOCKS = ("off", "relaxed", "brisk")
PHRASES = (
    "phrase-hello",
    "phrase-thanks",
    "phrase-well-played",
    "phrase-good-luck",
    "phrase-oops",
    "phrase-trust-me",
    "phrase-suspicious",
    "phrase-help-me",
    "phrase-one-moment",
    "phrase-goodbye",
)
CONTRIBUTION = re.compile(f"[0-9a-f]{{{2 * CONTRIBUTION_BYTES}}}")


class Refused(Exception):
    """Why a wish is not granted: a message id with arguments, and the rules where a move is refused."""

    def __init__(self, code: str, details: Mapping[str, object], rules: tuple[str, ...] = ()) -> None:
        super().__init__(code)
        self.code = code
        self.details = details
        self.rules = rules


def require(holds: bool, code: str, /, **details: object) -> None:
    if not holds:
        raise Refused(code, details)


def require_lobby(table: Table) -> None:
    require(table.phase == Phase.LOBBY, "already_started")


def require_host(table: Table, actor: int) -> None:
    require(actor == table.host, "host_only", host=table.host)


def require_seat(table: Table, seat: int) -> None:
    require(0 <= seat < len(table.seats), "no_such_seat", seat=seat)


def require_person(table: Table, seat: int) -> None:
    require_seat(table, seat)
    require(table.seats[seat].is_person, "no_person_there", seat=seat)


def require_level(table: Table, level: str) -> None:
    levels = [bot.name for bot in bots(table.game.id)]
    require(level in levels, "unknown_level", expected=" | ".join(levels), got=level[:40])


# Before the game.


def sit(table: Table, name: str, seat: int | None, secret_hash: str) -> Sat:
    require_lobby(table)
    free = [number for number, place in enumerate(table.seats) if place.is_free]
    require(bool(free), "table_full")
    chosen = free[0] if seat is None else seat
    require_seat(table, chosen)
    require(chosen in free, "seat_taken", seat=chosen)
    shown = own_name(table, name, chosen)
    require(table.seat_of(secret_hash) is None, "secret_used")
    return Sat(chosen, shown, secret_hash)


def rename(table: Table, name: str, secret_hash: str) -> Sat:
    """Whoever sits there by this secret is called otherwise from now on."""
    require_lobby(table)
    seat = table.seat_of(secret_hash)
    if seat is None:  # stood up meanwhile, and somebody else may sit there now
        raise Refused("stale", {})
    return Sat(seat, own_name(table, name, seat), secret_hash)


def own_name(table: Table, name: str, seat: int) -> str:
    """A name as it is shown, if nobody else at the table has it."""
    shown = clean_name(name)
    require(bool(shown), "name_missing")
    taken = {place.name.casefold() for number, place in enumerate(table.seats) if number != seat}
    require(shown.casefold() not in taken, "name_taken", name=shown)
    return shown


def stand(table: Table, actor: int, seat: int) -> Stood:
    """One leaves one's own seat; the host may remove anybody."""
    require_lobby(table)
    require_person(table, seat)
    require(actor in (seat, table.host), "host_only", host=table.host)
    return Stood(seat)


def employ(table: Table, actor: int, seat: int, level: str | None) -> Employed:
    require_lobby(table)
    require_host(table, actor)
    require_seat(table, seat)
    require(not table.seats[seat].is_person, "seat_taken", seat=seat)
    if level is not None:
        require_level(table, level)
    return Employed(seat, level)


def configure(table: Table, actor: int, options: dict[str, object]) -> Configured:
    require_lobby(table)
    require_host(table, actor)
    try:
        return Configured(table.game.check_options(options, len(table.seats)))
    except PermonikError as error:
        raise Refused(error.code, error.details) from None


def resize(table: Table, actor: int, seats: int) -> Resized:
    """Free seats come or go at the end; nobody loses a seat."""
    require_lobby(table)
    require_host(table, actor)
    try:
        table.game.check_options(table.options, table.game.check_seats(seats))
    except PermonikError as error:
        raise Refused(error.code, error.details) from None
    for number in range(seats, len(table.seats)):
        require(table.seats[number].is_free, "seat_taken", seat=number)
    return Resized(seats)


def start(table: Table, actor: int, commitment: str) -> Committed:
    require_lobby(table)
    require_host(table, actor)
    free = [number for number, place in enumerate(table.seats) if place.is_free]
    require(not free, "seats_free", seats=free)
    return Committed(commitment)


def contribute(table: Table, actor: int, contribution: str) -> Contributed:
    """The first contribution of a seat stays."""
    require(table.phase == Phase.CONTRIBUTING, "no_contribution_now")
    require_person(table, actor)
    require(table.seats[actor].contribution is None, "contributed_already")
    digits = 2 * CONTRIBUTION_BYTES
    require(bool(CONTRIBUTION.fullmatch(contribution)), "wrong_contribution", expected=digits, got=len(contribution))
    return Contributed(actor, contribution)


def deal(table: Table) -> Dealt:
    require(table.phase == Phase.CONTRIBUTING, "already_started")
    return Dealt()


# During the game.


def require_fresh(table: Table, after: int) -> None:
    """Whoever moves must have seen all that has happened in the game; chat may come between."""
    require(table.changed <= after <= table.number, "stale", expected=table.number, got=after)


def require_no_pause(table: Table) -> None:
    require(not table.is_pausing, "round_pause")


def require_playing(table: Table) -> None:
    require(table.phase == Phase.PLAYING, "not_playing")
    require_no_pause(table)


def require_pointing(table: Table, seat: int) -> None:
    require(table.phase == Phase.PLAYING, "not_playing")
    require(table.state is not None and table.game.lets_point(table.state, seat), "no_pointing_now")


def move(table: Table, actor: int, text: str, after: int) -> LegalMove:
    """A person's own move, made in knowledge of all that has happened."""
    require(table.phase == Phase.PLAYING, "not_playing")
    require_fresh(table, after)
    require(table.seats[actor].played_by is None, "bot_plays", seat=actor)
    require_no_pause(table)
    return legal(table, actor, read_move(table, text), "person")


def move_for(table: Table, seat: int, changed: int, thought: Thought | None, by: str = "bot") -> LegalMove:
    """What a bot thought of for a seat after the line `changed`; the default move when it had no thought at all."""
    require(table.changed == changed, "stale")
    require_playing(table)
    if thought is None:
        return legal(table, seat, table.playing.default_move(), "default")
    return legal(table, seat, thought.move, by)


def require_legal(table: Table, seat: int, text: str) -> None:
    """Says why a seat may not play this now."""
    require_playing(table)
    legal(table, seat, read_move(table, text), "person")


def read_move(table: Table, text: str) -> int:
    try:
        return table.game.parse(text, table.playing)
    except IllegalMove as error:  # the rules never allow it
        raise refused_by(error.refusal) from None
    except PermonikError as error:
        raise Refused(error.code, error.details) from None


def legal(table: Table, seat: int, number: int, by: str) -> LegalMove:
    """A seat's move, checked."""
    refusal = table.playing.refusal(number, seat)
    if refusal is not None:
        raise refused_by(refusal)
    return LegalMove(Moved(seat, table.game.text(number, table.playing), by), number)


def refused_by(refusal: Refusal) -> Refused:
    return Refused(refusal.reason, refusal.args, refusal.rules)


def acknowledge(table: Table, actor: int, shown_round: int) -> Acknowledged:
    require_person(table, actor)
    require(table.is_pausing and shown_round == table.shown_round, "no_result_now")
    require(actor not in table.acknowledged, "acknowledged_already")
    return Acknowledged(actor)


def ready(table: Table, actor: int, shown_round: int) -> Readied:
    require_person(table, actor)
    require_playing(table)
    require(shown_round == table.shown_round, "other_round", expected=table.shown_round, got=shown_round)
    require(actor not in table.ready, "acknowledged_already")
    return Readied(actor)


def resume(table: Table) -> Resumed:
    require(table.is_pausing, "no_result_now")
    return Resumed()


def replace(table: Table, actor: int, seat: int, level: str, *, is_away: bool) -> Replaced:
    """The host lets a bot play for somebody who is away."""
    require_host(table, actor)
    require_person(table, seat)
    require(table.is_running, "not_playing")
    require(is_away, "person_is_here", seat=seat)
    require_level(table, level)
    return Replaced(seat, level)


def give_back(table: Table, seat: int) -> Replaced:
    """Whoever is here again plays again."""
    require_person(table, seat)
    require(table.seats[seat].level is not None, "person_is_here", seat=seat)
    return Replaced(seat, None)


def hurry(table: Table, actor: int, changed: int, thought: Thought | None, *, is_late: bool) -> LegalMove:
    """The host lets the table decide for a seat whose time has run out."""
    # The thought is for one seat in one position: in another it would say what that seat holds.
    require(table.changed == changed and is_late, "not_late")
    require_host(table, actor)
    return move_for(table, int(table.playing.to_move), changed, thought)


def note(table: Table, actor: int, about: int, grade: str) -> Noted:
    """What a person thinks of another seat, where roles are hidden."""
    require_playing(table)
    require_seat(table, about)
    require(bool(table.game.suspects) and about != actor, "nothing_to_note")
    require(grade in GRADES, "unknown_grade", expected=" | ".join(GRADES), got=grade[:40])
    return Noted(actor, about, grade)


# At any time.


def follow(table: Table, actor: int, code: str) -> Followed:
    """The same people go on at a new table."""
    require_person(table, actor)
    require(table.phase == Phase.OVER, "not_over")
    require(not table.followed_by, "followed_already", code=table.followed_by)
    return Followed(code)


def pass_host(table: Table, actor: int, seat: int) -> Hosted:
    require_host(table, actor)
    require_person(table, seat)
    return Hosted(seat, claimed=table.host_claimed)  # handing it on does not make a claimed chair one by right


def claim_host(table: Table, actor: int, *, host_is_away: bool) -> Hosted:
    """A lost host never blocks a table."""
    require_person(table, actor)
    require(host_is_away, "host_is_here", host=table.host)
    return Hosted(actor, claimed=True)


def reissue(
    table: Table, actor: int, seat: int, secret_hash: str, *, is_own: bool = False, was_here: bool = True
) -> Reissued | Requested:
    """For a lost link, or a stolen one: everybody is told.

    Whoever has the new secret sees that seat's hand. So in a running game somebody else must agree where the person
    was here lately, and always where the host took the chair of one who was away.
    """
    require_host(table, actor)
    require_person(table, seat)
    require(table.seat_of(secret_hash) is None, "secret_used")
    if table.is_running and not is_own and (was_here or table.host_claimed):
        return Requested(seat, secret_hash, actor)
    return Reissued(seat, secret_hash, actor)


def require_request(table: Table, seat: int) -> Requested:
    if table.request is None or table.request.seat != seat or not table.is_running:
        raise Refused("nothing_requested", {"seat": seat})
    return table.request


def agree(table: Table, actor: int, seat: int, *, is_hosts_hand: bool) -> Reissued:
    """Somebody else than the host, or the person of that seat, agrees to its new secret. The person may have been at
    the host's device: whoever opens the seat sees its hand already."""
    require_person(table, actor)
    request = require_request(table, seat)
    require(actor == seat or not is_hosts_hand, "own_request")
    return Reissued(seat, request.secret_hash, request.by, actor)


def decline(table: Table, actor: int, seat: int) -> Declined:
    require_person(table, actor)
    require_request(table, seat)
    return Declined(seat, actor)


def watch(table: Table, actor: int, *, is_open: bool) -> Watched:
    require_host(table, actor)
    return Watched(is_open)


def allow_chat(table: Table, actor: int, *, allowed: bool) -> Chatted:
    require_host(table, actor)
    return Chatted(allowed)


def allow_remarks(table: Table, actor: int, *, allowed: bool) -> Remarked:
    require_host(table, actor)
    return Remarked(allowed)


def pace(table: Table, actor: int, clock: str) -> Paced:
    require_host(table, actor)
    require(clock in CLOCKS, "unknown_clock", expected=" | ".join(CLOCKS), got=clock[:40])
    return Paced(clock)


def say_phrase(table: Table, actor: int, phrase: str) -> Said:
    require_person(table, actor)
    require(phrase in PHRASES, "unknown_phrase", got=phrase[:40])
    return Said(actor, phrase, "")


def remark(table: Table, seat: int, changed: int, phrase: str, about: int) -> Said:
    """What a bot says, once, of what it thought after the line `changed`."""
    require(table.changed == changed > table.remarked, "stale")
    require(table.remarks and table.seats[seat].is_bot, "chat_forbidden")
    require_playing(table)
    return Said(seat, phrase, "", about)


def chat(table: Table, actor: int, text: str) -> Said:
    require_person(table, actor)
    require(table.chat, "chat_forbidden")
    shown = clean_chat(text)
    require(bool(shown), "chat_empty")
    return Said(actor, "", shown)
