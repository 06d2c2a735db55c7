"""A played game as one text file: game, options, seats, seed and moves. docs/notation.md has the format."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from permonik.engine.core.errors import DamagedRecord, PermonikError, shown
from permonik.engine.core.fairness import CONTRIBUTION_BYTES, MOST_SEATS, FairDeal
from permonik.engine.core.game import Game
from permonik.engine.core.names import clean_name
from permonik.engine.core.options import OptionValue
from permonik.engine.core.randomness import SECRET_BYTES
from permonik.engine.core.state import EventRow, State

HEADERS = ("permonik record 1", "permonik record 2")
"""The second has names."""
HEADER = HEADERS[-1]
MOST_DIGITS = 9
LONGEST_MOVE = 200
"""Characters; several times as many as any move has."""
PROOF = ("table", "commitment", "secret")
"""With a line for each contribution, what proves a fair deal: all of them or none."""
ONCE = ("game", "rules", "seats", "seed", "deal", *PROOF)
HEAD = "game | rules | seats | name | option | seed | deal | table | commitment | contribution | secret | moves"

SeatLine = tuple[int, str]
"""Where a line about a seat stands in the file, and what stands there."""


@dataclass(frozen=True, slots=True)
class Record:
    """Everything needed to play a game again. `moves` are (seat, text); `deal` replaces the seed where it is given."""

    game: str
    rules_version: int
    seats: int
    seed: int | bytes
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    deal: str = ""
    moves: tuple[tuple[int, str], ...] = ()
    scores: tuple[int, ...] = ()
    """The final scores; empty while the game runs."""
    fair: FairDeal | None = None
    """How the seed came about at a real table; `permonik verify` checks it."""
    names: tuple[str, ...] = ()
    """Who sat there, by seat: empty for a bot; no names where nobody has noted them."""

    def write(self) -> str:
        lines = [HEADER, f"game {self.game}", f"rules {self.rules_version}", f"seats {self.seats}"]
        lines += [f"name {seat} {name}" for seat, name in enumerate(map(clean_name, self.names)) if name]
        lines += [f"option {name} {str(value).lower()}" for name, value in self.options.items()]
        if self.fair:
            lines += fair_lines(self.fair)
        if self.deal:
            lines.append(f"deal {self.deal}")
        else:
            lines.append(f"seed {self.seed.hex() if isinstance(self.seed, bytes) else self.seed}")
        lines.append("moves")
        lines += [f"{seat} {move}" for seat, move in self.moves]
        if self.scores:
            lines.append("scores " + " ".join(map(str, self.scores)))
        return "\n".join(lines) + "\n"

    def begin(self, game: Game) -> State:
        """The first position."""
        if self.game != game.id:
            raise DamagedRecord(f"a record of {game.id}", f"a record of {self.game}")
        if not self.deal:
            return game.new(self.seats, self.seed, **game.check_options(self.options, game.check_seats(self.seats)))
        state = game.load(self.deal)
        if state.seats != self.seats:
            raise DamagedRecord(f"a deal for {self.seats} seats", f"one for {state.seats}")
        return state

    def replay(self, game: Game) -> Iterator[tuple[State, EventRow | None]]:
        """The state after each move with what it told, the deal first. Raises DamagedRecord where it does not go on.

        A record of other rules is tried as well: it replays as long as the rulings that changed do not matter.
        """
        state = self.begin(game)
        yield state, state.latest_row
        for number, (seat, text) in enumerate(self.moves, start=1):
            try:
                told = state.play(game.parse(text, state), seat)
            except PermonikError as error:
                raise self.stops(game, number, "a legal move", f"{seat} {text}: {error}") from None
            yield state, told
        if self.scores and tuple(state.scores) != self.scores:
            raise self.stops(game, len(self.moves), f"final scores {list(self.scores)}", list(state.scores))

    def stops(self, game: Game, move: int, expected: object, got: object) -> DamagedRecord:
        if self.rules_version == game.rules_version:
            return DamagedRecord(expected, got, move=move)
        rules = f"{self.rules_version}, here {game.rules_version}"
        return DamagedRecord(expected, got, move=move, rules=rules)


def read_record(text: str) -> Record:
    """The record in a file. Raises DamagedRecord with the line and what was expected there."""
    if not isinstance(text, str):
        raise DamagedRecord("a record as text", shown(text))
    lines = text.splitlines()
    if not lines or lines[0].strip() not in HEADERS:
        raise DamagedRecord(HEADER, lines[0][:60] if lines else "an empty file", line=1)
    head: dict[str, str] = {}
    options: dict[str, OptionValue] = {}
    sent: list[SeatLine] = []
    named: list[SeatLine] = []
    moves: list[tuple[int, str]] = []
    scores: tuple[int, ...] = ()
    in_moves = False
    for number, line in enumerate(lines[1:], start=2):
        word, _, rest = line.strip().partition(" ")
        if not word or word.startswith("#"):
            continue
        if word == "moves" and not rest and not in_moves:
            in_moves = True
        elif in_moves and word == "scores":
            scores = tuple(whole(part, number) for part in rest.split())
        elif in_moves:
            moves.append((whole(word, number), short_move(rest, number)))
        elif word == "option" and len(rest.split()) == 2 and rest.split()[0] not in options:
            name, value = rest.split()
            options[name] = value
        elif word == "contribution":
            sent.append((number, rest))
        elif word == "name":
            named.append((number, rest))
        elif word in ONCE and word not in head and rest:
            head[word] = rest
        else:
            raise DamagedRecord(HEAD, line[:60], line=number)
    check_complete(head, in_moves)
    record = Record(
        game=head["game"],
        rules_version=whole(head["rules"], 0),
        seats=whole(head["seats"], 0),
        seed=read_seed(head.get("seed", "0")),
        options=options,
        deal=head.get("deal", ""),
        moves=tuple(moves),
        scores=scores,
    )
    return replace(record, fair=read_fair(record, head, sent), names=read_names(record.seats, named))


def check_complete(head: Mapping[str, str], has_moves: bool) -> None:
    for word in ("game", "rules", "seats"):
        if word not in head:
            raise DamagedRecord(f"a line '{word}'", "none")
    if ("seed" in head) == ("deal" in head) or not has_moves:
        raise DamagedRecord("one line 'seed' or 'deal', and a line 'moves'", ", ".join(head) or "none")


def whole(word: str, line: int) -> int:
    if not word.isdecimal() or len(word) > MOST_DIGITS:
        raise DamagedRecord("a whole number", word[:60], line=line)
    return int(word)


def short_move(text: str, line: int) -> str:
    if len(text) > LONGEST_MOVE:
        raise DamagedRecord(f"a move of at most {LONGEST_MOVE} characters", text[:60], line=line)
    return text


def read_seed(word: str) -> int | bytes:
    """64 hexadecimal digits are a secret seed, a shorter number a fast one."""
    try:
        return bytes.fromhex(word) if len(word) == 64 else int(word)
    except ValueError:
        raise DamagedRecord("a number or 64 hexadecimal digits", f"{len(word)} characters") from None


def fair_lines(fair: FairDeal) -> list[str]:
    sent = [f"contribution {seat} {one.hex()}" for seat, one in enumerate(fair.contributions) if one is not None]
    return [f"table {fair.table}", f"commitment {fair.commitment}", *sent, f"secret {fair.seed.hex()}"]


def read_fair(record: Record, head: Mapping[str, str], sent: Sequence[SeatLine]) -> FairDeal | None:
    """The proof in a record's head, well-formed but not checked; None where there is none."""
    given = [word for word in PROOF if word in head]
    if not given and not sent:
        return None
    if len(given) < len(PROOF) or not isinstance(record.seed, bytes):
        expected = "for a fair deal the lines 'table', 'commitment' and 'secret', and a 'seed' of 64 hexadecimal digits"
        raise DamagedRecord(expected, ", ".join(head))
    secret = read_bytes(head["secret"], SECRET_BYTES, 0)
    contributions = read_contributions(record.seats, sent)
    try:
        return FairDeal(head["table"], secret, head["commitment"], contributions)
    except PermonikError as error:
        raise DamagedRecord(error.expected, error.got) from None


def read_contributions(seats: int, sent: Sequence[SeatLine]) -> tuple[bytes | None, ...]:
    check_number_of(seats)
    contributions: list[bytes | None] = [None] * seats
    for line, rest in sent:
        word, _, digits = rest.partition(" ")
        seat = whole(word, line)
        if seat >= seats or contributions[seat] is not None:
            raise DamagedRecord(f"at most one contribution for each seat from 0 to {seats - 1}", rest[:60], line=line)
        contributions[seat] = read_bytes(digits, CONTRIBUTION_BYTES, line)
    return tuple(contributions)


def read_names(seats: int, named: Sequence[SeatLine]) -> tuple[str, ...]:
    """By seat. Somebody else has written them: they are cleaned as names are everywhere."""
    if not named:
        return ()
    check_number_of(seats)
    names = [""] * seats
    for line, rest in named:
        word, _, text = rest.partition(" ")
        seat, name = whole(word, line), clean_name(text)
        if seat >= seats or names[seat] or not name:
            raise DamagedRecord(f"at most one name for each seat from 0 to {seats - 1}", rest[:60], line=line)
        names[seat] = name
    return tuple(names)


def check_number_of(seats: int) -> None:
    if not 1 <= seats <= MOST_SEATS:
        raise DamagedRecord(f"1 to {MOST_SEATS} seats", seats)


def read_bytes(digits: str, size: int, line: int) -> bytes:
    """Small letters only: a proof has one spelling."""
    if not re.fullmatch(f"[0-9a-f]{{{2 * size}}}", digits):
        raise DamagedRecord(f"{2 * size} hexadecimal digits in small letters", digits[:80], line=line)
    return bytes.fromhex(digits)


class Recorder:
    """Plays moves on a state and keeps the record."""

    def __init__(self, game: Game, seats: int, seed: int | bytes, **options: object) -> None:
        self.game = game
        self.options = game.check_options(options, game.check_seats(seats))
        self.seed = seed
        self.state = game.new(seats, seed, **self.options)
        self.moves: list[tuple[int, str]] = []

    def play(self, move: int) -> EventRow:
        seat, text = int(self.state.to_move), self.game.text(move, self.state)
        told = self.state.play(move, seat)
        self.moves.append((seat, text))
        return told

    def record(self) -> Record:
        """The record of a finished game. A record holds every secret: there is none while the game runs."""
        if not self.state.over:
            raise DamagedRecord("a finished game", f"a game after {len(self.moves)} moves")
        return replace(self.so_far(), scores=tuple(self.state.scores))

    def so_far(self) -> Record:
        """The record of a running game, secrets included: for whoever plays against bots at home."""
        return Record(
            self.game.id,
            self.game.rules_version,
            int(self.state.seats),
            self.seed,
            self.options,
            moves=tuple(self.moves),
        )


def play_out(recorder: Recorder, choose: Callable[[State], int]) -> Record:
    """Plays a recorded game to its end."""
    while not recorder.state.over:
        recorder.play(choose(recorder.state))
    return recorder.record()
