"""What is seen of Saboteur with the expansion."""

from permonik.engine.core.game import Game
from permonik.engine.core.state import State
from permonik.engine.core.view import View
from permonik.engine.saboteur2.formats import RoundVerdict
from permonik.engine.saboteur2.view import Digger, Saboteur2View
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
    assert isinstance(view, Saboteur2View), "a view of Saboteur with the expansion"
    players = tuple(player_of(view, seat, player) for seat, player in enumerate(view.players))
    return sight_of_digging(game, view, players, tuple(map(round_of, view.results)), ask_in(view))


def sight_of_all(game: Game, state: State) -> Sight:
    return with_everything(game, state, sight_of(game, state.view(None)))


def player_of(view: Saboteur2View, seat: int, player: Digger) -> Player:
    """A player, with its role when the watcher knows it; the own role is said elsewhere."""
    in_front = list(broken_tools(player))
    if player.trapped:
        in_front.append(Message("table-trapped"))
    if player.theft:
        in_front.append(Message("table-theft"))
    in_front += [
        Message("table-given", {"cards": one.cards, "unseen": one.unseen})
        for one in view.given
        if one.holder == seat and one.cards
    ]
    role = None if seat == view.seat else view.known_roles[seat]
    return Player(player.cards, gold(player.gold), in_front=tuple(in_front), points=player.gold, role=role)


def ask_in(view: Saboteur2View) -> Message:
    if view.phase == "digging" and view.players[view.to_move].trapped:
        return Message("hand-ask-trapped")
    if view.owed:
        return Message("hand-ask-owed", {"count": view.owed})
    if view.phase == "passing":
        return Message("hand-ask-pass", {"may": view.may})
    return what_is_asked(view)


def round_of(result: RoundVerdict) -> Round:
    return Round(
        number=result.round,
        title=ending("reached" if result.gold_reached else "unreached", result.round),
        roles=tuple(result.roles),
        route=frozenset(result.blue_route) | frozenset(result.green_route),
        paid=payments(result.pay),
        whys=tuple(result.whys),
        winners=tuple(result.winners),
    )
