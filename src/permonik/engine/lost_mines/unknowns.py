"""From a view to an imaginer: which places are unknown to the seat, and what belongs there (LM-252)."""

from collections import Counter
from typing import TYPE_CHECKING

from permonik.engine.board.unknowns import check_view, hidden_pool
from permonik.engine.core.state import NOBODY
from permonik.engine.core.view import adding_up, check_counts
from permonik.engine.lost_mines.cards import KINDS, TREASURE_NAMES, dwarves_for
from permonik.engine.lost_mines.checks import ALL_TREASURES
from permonik.engine.lost_mines.formats import Position
from permonik.engine.lost_mines.imaginer import Imaginer
from permonik.engine.lost_mines.position import state_of
from permonik.engine.lost_mines.view import LostMinesView
from permonik.engine.lost_mines.vocabulary import VOCABULARY
from permonik.engine.walking import unknowns as walking

if TYPE_CHECKING:
    from permonik.engine.lost_mines.game import LostMinesGame


def imaginer(game: "LostMinesGame", view: LostMinesView) -> Imaginer:
    """Raises DamagedView for a view that no state could give."""
    check_view(VOCABULARY, view)
    check_counts(ALL_TREASURES.total(), view.treasures_aside.values())
    with adding_up():
        return prepared(game, view)


def prepared(game: "LostMinesGame", view: LostMinesView) -> Imaginer:
    known = sum(1 << place for place, treasure in enumerate(view.treasures) if treasure.value is not None)
    kinds = [KINDS.index(treasure.partition("-")[0]) for treasure in first_treasures(view)]
    return Imaginer(state_of(game, first_position(view)), walking.unknowns_of(VOCABULARY, view), known, kinds)


def first_treasures(view: LostMinesView) -> list[str]:
    """Treasures that fit what the seat knows: those laid out, then those set aside."""
    known = [f"{one.kind}-{one.value}" for one in view.treasures if one.value is not None]
    left = ALL_TREASURES - Counter(known)
    found: list[str] = []
    aside = [kind for kind, count in view.treasures_aside.items() for _ in range(count)]
    for kind, value in [(one.kind, one.value) for one in view.treasures] + [(kind, None) for kind in aside]:
        if value is not None:
            found.append(f"{kind}-{value}")
            continue
        some = next(name for name in TREASURE_NAMES if left[name] > 0 and name.startswith(f"{kind}-"))
        left[some] -= 1
        found.append(some)
    return found


def first_position(view: LostMinesView) -> Position:
    """The view with the unknown places filled in some way that adds up."""
    dwarves = walking.first_dwarves(VOCABULARY, view, dwarves_for(view.seats))
    dragons = [seat for seat, player in enumerate(view.players) if player.dragon]
    return Position(
        **walking.first_facts(VOCABULARY, view, dwarves, hidden_pool(VOCABULARY, view)),
        overcome=view.overcome,
        treasures=first_treasures(view),
        takers=[NOBODY if one.taker is None else one.taker for one in view.treasures],
        seen_treasures=[
            walking.things_seen([one.seen_by for one in view.treasures], seat) for seat in range(view.seats)
        ],
        dragon=dragons[0] if dragons else NOBODY,
        out=[seat for seat, player in enumerate(view.players) if player.out],
        results=view.results,
        deals=[],
    )
