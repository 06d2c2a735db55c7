"""A played game as one text file: game, options, seats, seed and moves. docs/notation.md has the format."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from permonik.engine.core.errors import DamagedRecord, PermonikError
from permonik.engine.core.game import Game
from permonik.engine.core.options import OptionValue
from permonik.engine.core.state import State, Told

HEADER = "permonik record 1"
MOST_DIGITS = 9


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

    def write(self) -> str:
        lines = [HEADER, f"game {self.game}", f"rules {self.rules_version}", f"seats {self.seats}"]
        lines += [f"option {name} {str(value).lower()}" for name, value in self.options.items()]
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
        if self.deal:
            return game.load(self.deal)
        return game.new(self.seats, self.seed, **game.check_options(self.options, game.check_seats(self.seats)))

    def replay(self, game: Game) -> Iterator[tuple[State, Told | None]]:
        """The state after each move with what it told, the deal first. Raises DamagedRecord where it does not go on."""
        if self.game != game.id:
            raise DamagedRecord(f"a record of {game.id}", f"a record of {self.game}")
        if self.rules_version != game.rules_version:
            raise DamagedRecord(f"rules version {game.rules_version}", f"rules version {self.rules_version}")
        state = self.begin(game)
        yield state, state.past
        for number, (seat, text) in enumerate(self.moves, start=1):
            try:
                told = state.play(game.parse(text, state), seat)
            except PermonikError as error:
                raise DamagedRecord("a legal move", f"{seat} {text}: {error}", move=number) from None
            yield state, told
        if self.scores and tuple(state.scores) != self.scores:
            raise DamagedRecord(f"final scores {list(self.scores)}", list(state.scores), move=len(self.moves))


def read_record(text: str) -> Record:
    """The record in a file. Raises DamagedRecord with the line and what was expected there."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != HEADER:
        raise DamagedRecord(HEADER, lines[0][:60] if lines else "an empty file", line=1)
    head: dict[str, str] = {}
    options: dict[str, OptionValue] = {}
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
            moves.append((whole(word, number), rest))
        elif word == "option" and len(rest.split()) == 2:
            name, value = rest.split()
            options[name] = value
        elif word in ("game", "rules", "seats", "seed", "deal") and word not in head and rest:
            head[word] = rest
        else:
            raise DamagedRecord("game | rules | seats | option | seed | deal | moves", line[:60], line=number)
    for word in ("game", "rules", "seats"):
        if word not in head:
            raise DamagedRecord(f"a line '{word}'", "none")
    if ("seed" in head) == ("deal" in head) or not in_moves:
        raise DamagedRecord("one line 'seed' or 'deal', and a line 'moves'", ", ".join(head) or "none")
    return Record(
        game=head["game"],
        rules_version=whole(head["rules"], 0),
        seats=whole(head["seats"], 0),
        seed=read_seed(head.get("seed", "0")),
        options=options,
        deal=head.get("deal", ""),
        moves=tuple(moves),
        scores=scores,
    )


def whole(word: str, line: int) -> int:
    if not word.isdecimal() or len(word) > MOST_DIGITS:
        raise DamagedRecord("a whole number", word[:60], line=line)
    return int(word)


def read_seed(word: str) -> int | bytes:
    """64 hexadecimal digits are a secret seed, a shorter number a fast one."""
    try:
        return bytes.fromhex(word) if len(word) == 64 else int(word)
    except ValueError:
        raise DamagedRecord("a number or 64 hexadecimal digits", word[:60]) from None


class Recorder:
    """Plays moves on a state and keeps the record."""

    def __init__(self, game: Game, seats: int, seed: int | bytes, **options: object) -> None:
        self.game = game
        self.options = game.check_options(options, game.check_seats(seats))
        self.seed = seed
        self.state = game.new(seats, seed, **self.options)
        self.moves: list[tuple[int, str]] = []

    def play(self, move: int) -> Told:
        seat, text = int(self.state.to_move), self.game.text(move, self.state)
        told = self.state.play(move, seat)
        self.moves.append((seat, text))
        return told

    def record(self) -> Record:
        scores = tuple(self.state.scores) if self.state.over else ()
        return Record(
            self.game.id,
            self.game.rules_version,
            int(self.state.seats),
            self.seed,
            self.options,
            moves=tuple(self.moves),
            scores=scores,
        )


def play_out(recorder: Recorder, choose: Callable[[State], int]) -> Record:
    """Plays a recorded game to its end."""
    while not recorder.state.over:
        recorder.play(choose(recorder.state))
    return recorder.record()
