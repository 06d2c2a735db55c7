"""What the games of digging hand over alike: the mine, and tools in front of seats."""

from collections.abc import Sequence
from dataclasses import replace

from permonik.engine.core.arrays import numbers
from permonik.engine.core.cards import Card
from permonik.engine.core.game import Game
from permonik.engine.core.state import State
from permonik.engine.digging.game import DiggingGame
from permonik.engine.digging.rules import DiggingRules
from permonik.engine.digging.view import DiggingPlayer, DiggingView
from permonik.engine.digging.vocabulary import Vocabulary
from permonik.sights.shown import Board, Message, Place, Player, Round, Sight, Tile

START: Place = (0, 0)
ASKS = {"digging": "hand-ask", "turning": "hand-ask-turn", "sharing": "hand-ask-keep", "stealing": "hand-ask-steal"}
"""What is asked in the phases that ask always the same."""


def vocabulary_of(game: Game) -> Vocabulary:
    assert isinstance(game, DiggingGame), "only games of digging are shown here"
    return game.vocabulary


def cards_by_name(game: Game) -> dict[str, Card]:
    return {card.name: card for card in game.cards}


def sight_of_digging(
    game: Game, view: DiggingView, players: tuple[Player, ...], finished: tuple[Round, ...], asks: Message
) -> Sight:
    return Sight(
        seat=view.seat,
        to_move=view.to_move,
        over=view.over,
        round=view.round,
        rounds=int(view.options["rounds"]),
        pile=pile(view.draw_pile),
        board=Board(tiles_of(game, view)),
        players=players,
        asks=asks,
        role=view.role,
        hand=tuple(view.hand),
        finished=finished,
    )


def tiles_of(game: Game, view: DiggingView) -> dict[Place, Tile]:
    by_name = cards_by_name(game)
    tiles = {START: Tile(by_name["start"], said=Message("mine-start"))}
    for laid in view.mine:
        tiles[laid.x, laid.y] = Tile(by_name[laid.card], laid.turned)
    for goal in view.goals:
        face = by_name[goal.face] if goal.face is not None else None
        tiles[goal.x, goal.y] = goal_tile(face, goal.turned, watched=view.seat is None)
    lit = light_in(vocabulary_of(game), view)
    return {place: replace(tile, lit=lit.get(place, 0)) for place, tile in tiles.items()}


def goal_tile(face: Card | None, turned: bool | None, *, watched: bool) -> Tile:
    """A goal; `turned` is None while it lies face down, `face` while the watcher does not know it."""
    if face is None:
        return Tile(None, face_down=True, said=Message("mine-goal-down"))
    is_gold = face.name == "gold"
    if turned is None:
        return Tile(face, face_down=True, said=Message("mine-goal-seen", {"gold": is_gold, "watched": watched}))
    return Tile(face, turned, said=Message("mine-goal-up", {"gold": is_gold}))


def light_in(vocabulary: Vocabulary, view: DiggingView) -> dict[Place, int]:
    """The sides that are joined to the start, as bits, where there are any."""
    mine = vocabulary.mine_of(view.face_up)
    return {vocabulary.grid.point(cell): sides for cell, sides in enumerate(numbers(mine.lit)) if sides}


def broken_tools(player: DiggingPlayer) -> tuple[Message, ...]:
    return (Message("table-broken", {"tools": player.broken}),) if player.broken else ()


def what_is_asked(view: DiggingView) -> Message:
    broken = view.players[view.to_move].broken if not view.over else []
    if view.phase == "digging" and broken:
        return Message("hand-ask-broken", {"tools": broken})
    return Message(ASKS.get(view.phase, "hand-ask"))


def pile(cards: int) -> Message:
    return Message("table-pile", {"count": cards})


def payments(pay: Sequence[int]) -> tuple[Message, ...]:
    return tuple(Message("round-paid", {"nuggets": nuggets}) for nuggets in pay)


def gold(nuggets: int) -> Message:
    return Message("table-gold", {"count": nuggets})


def ending(side: str, number: int) -> Message:
    """Who won a round: miners, saboteurs or nobody; where that is said for each seat, whether the gold was reached:
    reached or unreached."""
    return Message("round-over", {"side": side, "round": number})


# Everybody's cards.


def with_everything(game: Game, state: State, sight: Sight) -> Sight:
    """The sight of the audience, with all hands, roles and goals."""
    assert isinstance(state, DiggingRules), "only games of digging are shown here"
    vocabulary = vocabulary_of(game)
    roles = game.roles_in_play(state)
    players = tuple(
        replace(
            player,
            score=gold(state.scores[seat]),
            points=state.scores[seat],
            role=roles[seat],
            hand=tuple(vocabulary.hand_of(state, seat)),
        )
        for seat, player in enumerate(sight.players)
    )
    by_name, tiles = cards_by_name(game), dict(sight.board.tiles)
    for place, face in zip(vocabulary.goals, state.goals, strict=True):
        if tiles[place].face_down:
            tiles[place] = goal_tile(by_name[vocabulary.faces[int(face)]], None, watched=True)
    return replace(sight, players=players, board=Board(tiles))
