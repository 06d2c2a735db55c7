"""Which bot is stronger: the same rounds again and again, with one bot and with the other on the same seats."""

from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations

from permonik.bots import Bot
from permonik.engine import game as find_game
from permonik.engine.core.errors import PermonikError
from permonik.engine.core.game import Game, RoundSummary
from permonik.lab.batches import in_order
from permonik.lab.line_up import LineUp, WrongLineUp, read_bot
from permonik.lab.seeds import derive
from permonik.lab.simulate import Study, play_game

Seating = tuple[str, ...]
"""The bot on each seat."""


class SingleRounds(PermonikError):
    code = "single_rounds"


@dataclass(frozen=True, slots=True)
class Contest:
    """What to play. Rounds are numbered; round `n` is dealt the same in every contest with the same seed."""

    game: str
    seats: int
    rounds: int
    seed: int
    bots: tuple[str, ...]
    """Two or more, each against each; as `read_bot` understands them."""
    options: Mapping[str, object] = field(default_factory=dict)
    by_role: bool = True
    """Whether all seats of a role change places with the other bot, too, where the game has roles."""

    @property
    def pairs(self) -> list[tuple[str, str]]:
        return list(combinations(self.bots, 2))


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """One deal, played by every seating that is of interest."""

    number: int
    roles: tuple[str, ...]
    """As they were dealt."""
    ends: Mapping[Seating, RoundSummary]

    @property
    def alone(self) -> int:
        """The seat on which one bot sits alone among others: each in its turn."""
        return self.number % len(self.roles)


def everybody(bot: str, seats: int) -> Seating:
    return (bot,) * seats


def one_among(bot: str, others: str, seats: int, seat: int) -> Seating:
    return tuple(bot if here == seat else others for here in range(seats))


def one_role(bot: str, others: str, roles: tuple[str, ...], role: str) -> Seating:
    return tuple(bot if dealt == role else others for dealt in roles)


def seatings(contest: Contest, roles: tuple[str, ...], alone: int) -> Iterator[Seating]:
    """All that are played with a deal; some of them may be the same."""
    for pair in contest.pairs:
        for bot, other in (pair, pair[::-1]):
            yield everybody(bot, contest.seats)
            yield one_among(bot, other, contest.seats, alone)
            if contest.by_role:
                for role in dict.fromkeys(roles):
                    yield one_role(bot, other, roles, role)


def single_round(contest: Contest, game: Game) -> dict[str, object]:
    """The options of the game, of which one round is played."""
    if "rounds" in contest.options:
        raise SingleRounds("", "rounds")
    has_rounds = any(option.name == "rounds" for option in game.options)
    return {**contest.options, "rounds": 1} if has_rounds else dict(contest.options)


def play_round(contest: Contest, study: Study, game: Game, players: Mapping[str, Bot], number: int) -> PlayedRound:
    roles = game.roles_in_play(game.new(study.seats, derive(study.seed, "game", number), **study.options))
    alone, ends = number % contest.seats, {}
    for seating in dict.fromkeys(seatings(contest, roles, alone)):
        line_up = LineUp(by_seat=tuple(players[bot] for bot in seating))
        (ends[seating],) = play_game(study, game, line_up, number).rounds
    return PlayedRound(number, roles, ends)


def play_rounds(contest: Contest, first: int, count: int) -> Generator[PlayedRound, None, None]:
    """Rounds `first` to `first + count - 1`, in order."""
    game = find_game(contest.game)
    study = Study(contest.game, contest.seats, contest.rounds, contest.seed, options=single_round(contest, game))
    players = {name: read_bot(game, name) for name in contest.bots}
    for number in range(first, first + count):
        yield play_round(contest, study, game, players, number)


def check_contest(contest: Contest) -> None:
    """Raises a PermonikError for what could not be played."""
    game = find_game(contest.game)
    game.check_options(single_round(contest, game), game.check_seats(contest.seats))
    for name in contest.bots:
        read_bot(game, name)
    if len(set(contest.bots)) != len(contest.bots) or len(contest.bots) < 2:
        raise WrongLineUp("BOT,BOT", ",".join(contest.bots), reason="different")


def run(contest: Contest, workers: int, on: str = "") -> Generator[PlayedRound, None, None]:
    """All rounds, in the order of their numbers."""
    check_contest(contest)
    return in_order(partial(play_rounds, contest), contest.rounds, workers, on)
