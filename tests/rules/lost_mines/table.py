"""A table at which the rules of Lost Mines are tried out."""

from collections import Counter
from collections.abc import Mapping
from typing import Self, cast

import msgspec

import permonik
from permonik.engine.lost_mines.formats import DealFile, Dealt, Position
from permonik.engine.lost_mines.game import LostMinesGame
from permonik.engine.lost_mines.rules import LostMines
from permonik.engine.lost_mines.view import LostMinesView
from tests.rules.tables import drawing
from tests.rules.walking import WalkTable

GAME = cast(LostMinesGame, permonik.game("lost-mines"))
SEATS = range(3, 10)
PATHS = Counter(
    {
        "NESW": 3,
        "camp-NESW": 2,
        "tree-NESW": 1,
        "pit-NESW": 1,
        "NES": 3,
        "rocks-NES": 1,
        "camp-NES": 1,
        "pit-NES": 1,
        "NEW": 3,
        "rocks-NEW": 1,
        "camp-NEW": 1,
        "lake-NEW": 1,
        "NS": 3,
        "rocks-NS": 1,
        "lake-NS": 1,
        "EW": 2,
        "rocks-EW": 1,
        "tree-EW": 1,
        "pit-EW": 1,
        "NE": 5,
        "tree-NE": 1,
        "NW": 4,
        "lake-NW": 1,
    }
)
INFOS = ("info-mine-treasure", "info-mine-dwarf", "info-treasure-dwarf")
ACTIONS = Counter({"axe": 3, "boat": 3, "rope": 3, **dict.fromkeys(INFOS, 2), "trap": 2, "troll": 3, "storm": 3})
DECK = PATHS + ACTIONS
ROLES = ("loyal", "selfish", "saboteur")
TREASURES = Counter(
    [f"{kind}-{value}" for kind, values in (("gems", "3445"), ("gold", "2334"), ("silver", "1223")) for value in values]
)
STARTS = {"yellow": (1, 2), "blue": (1, 4)}
MINES = [(9, 0), (9, 2), (9, 4), (9, 6)]
ASIDE = 10


def loyal(seats: int) -> int:
    """Loyal dwarf cards of each clan."""
    return 1 if seats <= 4 else 2 if seats <= 6 else 3


def hand_size(seats: int) -> int:
    return 5 if seats <= 6 else 4


def dwarves(seats: int) -> Counter[str]:
    """The dwarf cards that are shuffled for so many seats."""
    counts = dict(zip(ROLES, (loyal(seats), 1, 1), strict=True))
    return Counter({f"{clan}-{role}": count for clan in ("blue", "yellow") for role, count in counts.items()})


class Table(WalkTable[LostMines, LostMinesView]):
    """A game of Lost Mines."""

    def view(self, seat: int | None) -> LostMinesView:
        return GAME.view(self.state, seat)

    @property
    def facts(self) -> Position:
        """Every fact of the position, secrets included."""
        return msgspec.json.decode(GAME.save(self.state), type=Position)

    def why_not(self, move: str) -> Mapping[str, object]:
        """What the refusal of a move says besides its reason."""
        refusal = self.state.refusal(GAME.parse(move))
        assert refusal is not None
        return refusal.args

    def undiscarded(self) -> Counter[str]:
        """The cards that are not on the discard pile: in hands, piles and forest, and in front of players."""
        facts = self.facts
        cards = Counter(facts.deck) + Counter(facts.aside) + Counter(card.card for card in facts.laid)
        cards["troll"] += sum(token.seat is not None for token in facts.tokens)
        for hand in facts.hands:
            cards += Counter(hand)
        return cards

    def discards_of(self, move: str) -> Counter[str]:
        """Plays a move; the cards that come to lie on the discard pile."""
        before = self.undiscarded()
        self.play(move)
        return before - self.undiscarded()

    def shown(self) -> Counter[str]:
        """The cards that everybody has seen in this round, wherever they are now."""
        return DECK - Counter(self.view(None).unseen)

    def run_out(self) -> Self:
        """Everybody discards until the round is over; nobody walks."""
        number = self.view(None).round
        while not self.state.over and self.view(None).round == number:
            if self.phase == "taking":
                self.play(self.moves("take")[0])
            else:
                self.discard()
        return self


def given(text: str) -> Table:
    """A drawn position; three seats unless it says otherwise."""
    return Table(GAME.load(drawing("lost-mines", text)))


def new(seats: int, seed: int = 0, **options: object) -> Table:
    return Table(GAME.new(seats, seed, **options))


def deal(seats: int, named: str = "", hands: str = "", mines: str = "", treasures: str = "") -> Dealt:
    """A deal with these dwarf cards, mines and treasures first; the cards in `hands` come first behind the ten set
    aside, one to each seat in turn."""
    first = hands.split()
    rest = list((DECK - Counter(first)).elements())
    return Dealt(
        filled(named.split(), dwarves(seats)),
        filled(mines.split(), Counter(["mine-gems", "mine-gold", "mine-silver", "mine-dragon"])),
        filled(treasures.split(), TREASURES),
        [*rest[-ASIDE:], *first, *rest[:-ASIDE]],
    )


def filled(named: list[str], cards: Counter[str]) -> list[str]:
    return [*named, *(cards - Counter(named)).elements()]


def dealt(seats: int, *deals: Dealt, first: int = 0, seed: int = 0, **options: bool | int | str) -> Table:
    """A game with fixed deals for the first rounds."""
    facts = DealFile(game="lost-mines", seats=seats, deals=list(deals), first=first, seed=seed, options=options)
    return Table(GAME.load(msgspec.json.encode(facts)))
