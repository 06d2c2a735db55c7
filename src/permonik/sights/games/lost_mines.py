"""What is seen of Lost Mines."""

from dataclasses import replace

from permonik.engine.board.formats import CoveredCard
from permonik.engine.core.cards import Card
from permonik.engine.core.game import Game
from permonik.engine.core.state import State
from permonik.engine.core.view import View
from permonik.engine.lost_mines.cards import STARTS
from permonik.engine.lost_mines.formats import RoundScore
from permonik.engine.lost_mines.view import LostMinesView, Walker
from permonik.engine.walking.formats import Spot
from permonik.sights.shown import Board, Figure, Message, Place, Player, Round, Sight, Tile, Token

POINTS = "-points"
ASKS = {"walking": "hand-ask-walk", "turning": "hand-ask-lay", "taking": "hand-ask-take", "voting": "hand-ask-vote"}
CLANS = ("yellow", "blue")
"""The clans of the starts, from the north on."""
FIGURE_SIGNS = "ABCDEFGHI"
TOKEN_SIGNS = {"trap": "x", "troll": "T"}
TAKEN = {"gems": "table-gems", "gold": "table-gold-taken", "silver": "table-silver"}
PASSABLE = "="
"""What an obstacle with a tool on it shows."""


def sight_of(game: Game, view: View) -> Sight:
    assert isinstance(view, LostMinesView), "a view of Lost Mines"
    return Sight(
        seat=view.seat,
        to_move=view.to_move,
        over=view.over,
        round=view.round,
        rounds=int(view.options["rounds"]),
        pile=Message("table-pile", {"count": view.draw_pile}),
        board=board_of(game, view),
        players=tuple(player_of(view, seat, player) for seat, player in enumerate(view.players)),
        asks=Message(ASKS.get(view.phase, "hand-ask"), {"steps": view.steps}),
        role=view.role,
        hand=tuple(view.hand),
        finished=tuple(map(round_of, view.results)),
        counts=POINTS,
    )


def sight_of_all(game: Game, state: State) -> Sight:
    """The sight of the audience, with all hands and roles and what somebody knows of the mines."""
    sight = sight_of(game, state.view(None))
    roles = game.roles_in_play(state)
    hands = [sight_of(game, state.view(seat)).hand for seat in range(state.seats)]
    players = (replace(player, role=roles[seat], hand=hands[seat]) for seat, player in enumerate(sight.players))
    return replace(sight, players=tuple(players))


# The board.


def board_of(game: Game, view: LostMinesView) -> Board:
    by_name = {card.name: card for card in game.cards}
    tiles: dict[Place, Tile] = {
        place: Tile(by_name[f"start-{clan}"], said=Message("forest-start", {"clan": clan}))
        for clan, place in zip(CLANS, STARTS, strict=True)
    }
    for laid in view.laid:
        sign = PASSABLE if (laid.x, laid.y) in view.overcome else ""
        tiles[laid.x, laid.y] = Tile(by_name[laid.card], laid.turned, sign=sign)
    for mine in view.covered:
        tiles[mine.x, mine.y] = mine_tile(by_name, mine)
    figures = [Figure((at.x, at.y), None, FIGURE_SIGNS[seat], seat) for seat, at in standing(view)]
    tokens = [
        Token((one.x, one.y), token_name(one.token, one.seat), TOKEN_SIGNS[one.token], to_the_south=one.side == "S")
        for one in view.tokens
    ]
    return Board(tiles, tuple(figures), tuple(tokens))


def standing(view: LostMinesView) -> list[tuple[int, Spot]]:
    return [(seat, player.at) for seat, player in enumerate(view.players) if player.at is not None]


def mine_tile(by_name: dict[str, Card], mine: CoveredCard) -> Tile:
    """A mine; its face is None while the watcher does not know it."""
    if mine.face is None:
        return Tile(None, face_down=True, said=Message("forest-mine-down"))
    if mine.turned is None:
        return Tile(by_name[mine.face], face_down=True, said=Message("forest-mine-seen", {"card": mine.face}))
    return Tile(by_name[mine.face], mine.turned, said=Message("forest-mine-up", {"card": mine.face}))


def token_name(token: str, seat: int | None) -> Message:
    return Message("token-trap") if seat is None else Message("token-troll", {"seat": seat, "token": token})


# The seats.


def player_of(view: LostMinesView, seat: int, player: Walker) -> Player:
    return Player(
        cards=player.cards,
        score=Message("table-points", {"clan": player.clan, "count": player.points}),
        sign=FIGURE_SIGNS[seat],
        in_front=in_front(player),
        has=treasures_of(view, seat),
        points=player.points,
        role=player.role if seat != view.seat else None,
    )


def treasures_of(view: LostMinesView, seat: int) -> tuple[Message, ...]:
    kinds = [treasure.kind for treasure in view.treasures if treasure.taker == seat]
    return tuple(Message(TAKEN[kind], {"count": kinds.count(kind)}) for kind in dict.fromkeys(kinds))


def in_front(player: Walker) -> tuple[Message, ...]:
    lost = [Message("table-lost", {"count": player.lost})] if player.lost else []
    shown = {"table-dragon": player.dragon, "table-troll": player.trolls, "table-out": player.out}
    return (*lost, *(Message(name) for name, lies in shown.items() if lies))


def round_of(result: RoundScore) -> Round:
    return Round(
        number=result.round,
        title=Message("round-over-mines", {"why": result.why, "round": result.round}),
        roles=tuple(result.roles),
        route=frozenset(),
        paid=tuple(Message("round-paid-points", {"points": gain}) for gain in result.gains),
    )
