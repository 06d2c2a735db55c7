"""What the terminal shows of a game, taken from a view: the one place that knows the fields of each game's view."""

from dataclasses import dataclass, replace

from permonik.cli.terminal.light import Place, joined_sides, lit_sides
from permonik.engine.core.cards import Card
from permonik.engine.core.game import Game
from permonik.engine.core.state import State
from permonik.engine.core.view import View
from permonik.engine.saboteur.book import BOOK
from permonik.engine.saboteur.cards import FACES
from permonik.engine.saboteur.facts import RoundResult
from permonik.engine.saboteur.rules import Saboteur
from permonik.engine.saboteur.view import SaboteurView

START: Place = (0, 0)


@dataclass(frozen=True, slots=True)
class Tile:
    """A card in the mine. `card` is None for a goal whose face the watcher does not know."""

    card: Card | None
    turned: bool = False
    face_down: bool = False
    lit: int = 0
    """The sides joined to the start, as bits."""


@dataclass(frozen=True, slots=True)
class Player:
    """What can be seen of a seat. What the watcher may not know is None, or an empty hand."""

    cards: int
    broken: tuple[str, ...]
    gold: int | None
    gold_cards: int
    paid: int
    role: str | None = None
    hand: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Round:
    """A finished round. `side` is who won it: miners, saboteurs or nobody."""

    number: int
    side: str
    roles: tuple[str, ...]
    left_over: str
    route: frozenset[Place]
    """The tunnel that reached the gold; empty when none did."""
    pay: tuple[int, ...]
    takers: tuple[int, ...]
    """Who takes gold cards, in order."""


@dataclass(frozen=True, slots=True)
class Sight:
    """One moment of a game through one seat's eyes, or through everybody's (`seat` is None)."""

    seat: int | None
    to_move: int
    over: bool
    round: int
    rounds: int
    phase: str
    draw_pile: int
    tiles: dict[Place, Tile]
    players: tuple[Player, ...]
    role: str | None = None
    hand: tuple[str, ...] = ()
    finished: tuple[Round, ...] = ()

    @property
    def watched(self) -> bool:
        """Whether everybody's cards are shown."""
        return self.seat is None


def cards_by_name(game: Game) -> dict[str, Card]:
    return {card.name: card for card in game.cards}


def light_up(tiles: dict[Place, Tile]) -> dict[Place, Tile]:
    """The tiles, each with the sides that are joined to the start."""
    open_cards = {
        place: joined_sides(tile.card, tile.turned)
        for place, tile in tiles.items()
        if tile.card is not None and not tile.face_down
    }
    lit = lit_sides(open_cards, START)
    return {place: replace(tile, lit=lit.get(place, 0)) for place, tile in tiles.items()}


def tiles_of(game: Game, view: SaboteurView) -> dict[Place, Tile]:
    by_name = cards_by_name(game)
    tiles = {START: Tile(by_name["start"])}
    for goal in view.goals:
        face = by_name[goal.face] if goal.face is not None else None
        tiles[goal.x, goal.y] = Tile(face, bool(goal.turned), face_down=goal.turned is None)
    for laid in view.mine:
        tiles[laid.x, laid.y] = Tile(by_name[laid.card], laid.turned)
    return light_up(tiles)


def players_of(view: SaboteurView) -> tuple[Player, ...]:
    return tuple(
        Player(player.cards, tuple(player.broken), player.gold, player.gold_cards, player.paid)
        for player in view.players
    )


def round_of(result: RoundResult) -> Round:
    side = "nobody"
    if result.gold_reached:
        side = "miners"
    elif "saboteur" in result.roles:
        side = "saboteurs"
    return Round(
        number=result.round,
        side=side,
        roles=tuple(result.roles),
        left_over=result.left_over,
        route=frozenset(result.route),
        pay=tuple(result.pay),
        takers=tuple(result.takers),
    )


def sight_of(game: Game, view: View) -> Sight:
    """What a seat sees."""
    assert isinstance(view, SaboteurView), "the terminal does not know this game's view"
    return Sight(
        seat=view.seat,
        to_move=view.to_move,
        over=view.over,
        round=view.round,
        rounds=int(view.options["rounds"]),
        phase=view.phase,
        draw_pile=view.draw_pile,
        tiles=tiles_of(game, view),
        players=players_of(view),
        role=view.role,
        hand=tuple(view.hand),
        finished=tuple(map(round_of, view.results)),
    )


def sight_of_all(game: Game, state: State) -> Sight:
    """Everybody's cards at once; for a game that has been played."""
    assert isinstance(state, Saboteur), "the terminal does not know this game's state"
    sight = sight_of(game, state.view(None))
    roles = game.roles_in_play(state)
    players = tuple(
        replace(player, gold=int(state.gold[seat]), role=roles[seat], hand=tuple(BOOK.hand_of(state, seat)))
        for seat, player in enumerate(sight.players)
    )
    faces = [FACES[int(face)] for face in state.goals]
    return replace(sight, players=players, tiles=with_faces(game, sight.tiles, faces))


def with_faces(game: Game, tiles: dict[Place, Tile], faces: list[str]) -> dict[Place, Tile]:
    """The tiles with the faces of the goals, which lie from top to bottom."""
    goals = sorted(place for place, tile in tiles.items() if tile.card is None or tile.card.kind == "goal")
    by_name = cards_by_name(game)
    return tiles | {place: replace(tiles[place], card=by_name[face]) for place, face in zip(goals, faces, strict=True)}
