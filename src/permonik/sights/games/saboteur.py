"""What is seen of Saboteur."""

from permonik.engine.core.game import Game
from permonik.engine.core.state import State
from permonik.engine.core.view import View
from permonik.engine.saboteur.formats import RoundResult
from permonik.engine.saboteur.view import Player as SaboteurPlayer
from permonik.engine.saboteur.view import SaboteurView
from permonik.sights.games.digging import (
    broken_tools,
    ending,
    gold,
    payments,
    sight_of_digging,
    what_is_asked,
    with_everything,
)
from permonik.sights.shown import Message, Player, Round, Sight


def sight_of(game: Game, view: View) -> Sight:
    assert isinstance(view, SaboteurView), "a view of Saboteur"
    players = tuple(map(player_of, view.players))
    return sight_of_digging(game, view, players, tuple(map(round_of, view.results)), what_is_asked(view))


def sight_of_all(game: Game, state: State) -> Sight:
    return with_everything(game, state, sight_of(game, state.view(None)))


def player_of(player: SaboteurPlayer) -> Player:
    return Player(player.cards, score_of(player), in_front=broken_tools(player), points=player.gold)


def score_of(player: SaboteurPlayer) -> Message:
    """What others have on gold cards is not known, only how many cards they are."""
    if player.gold is None and player.gold_cards:
        return Message("table-gold-hidden", {"paid": player.paid, "cards": player.gold_cards})
    return gold(player.paid if player.gold is None else player.gold)


def round_of(result: RoundResult) -> Round:
    side = "nobody"
    if result.gold_reached:
        side = "miners"
    elif "saboteur" in result.roles:
        side = "saboteurs"
    return Round(
        number=result.round,
        title=ending(side, result.round),
        roles=tuple(result.roles),
        route=frozenset(result.route),
        paid=payments(result.pay),
        left_over=result.left_over,
        takers=tuple(result.takers),
    )
