"""Sights from the views of each game: the one place that knows the fields of these views."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from permonik.cli.terminal.shown import Given, Place, Player, Round, Sight, Tile
from permonik.engine.core.arrays import numbers
from permonik.engine.core.cards import Card
from permonik.engine.core.game import Game
from permonik.engine.core.state import State
from permonik.engine.core.view import View
from permonik.engine.digging.game import DiggingGame
from permonik.engine.digging.rules import DiggingRules
from permonik.engine.digging.view import DiggingView
from permonik.engine.digging.vocabulary import Vocabulary
from permonik.engine.saboteur.formats import RoundResult
from permonik.engine.saboteur.view import SaboteurView
from permonik.engine.saboteur2.formats import RoundVerdict
from permonik.engine.saboteur2.view import Saboteur2View

START: Place = (0, 0)


def can_show(game: Game) -> bool:
    return game.id in OWN_PARTS


def cards_by_name(game: Game) -> dict[str, Card]:
    return {card.name: card for card in game.cards}


def tiles_of(game: DiggingGame[Any, Any], view: DiggingView) -> dict[Place, Tile]:
    by_name = cards_by_name(game)
    tiles = {START: Tile(by_name["start"])}
    for goal in view.goals:
        face = by_name[goal.face] if goal.face is not None else None
        tiles[goal.x, goal.y] = Tile(face, face_down=True)
    for laid in view.face_up:
        tiles[laid.x, laid.y] = Tile(by_name[laid.card], laid.turned)
    lit = light_in(game.vocabulary, view)
    return {place: replace(tile, lit=lit(place)) for place, tile in tiles.items()}


def light_in(vocabulary: Vocabulary, view: DiggingView) -> Callable[[Place], int]:
    """For each place the sides that are joined to the start, as bits."""
    mine = vocabulary.mine_of(view.face_up)
    lit = {vocabulary.grid.point(cell): sides for cell, sides in enumerate(numbers(mine.lit)) if sides}
    return lambda place: lit.get(place, 0)


def sight_of(game: Game, view: View) -> Sight:
    """What a seat sees."""
    assert isinstance(game, DiggingGame), "the terminal does not know this game"
    assert isinstance(view, DiggingView), "the terminal does not know this game's view"
    return Sight(
        seat=view.seat,
        to_move=view.to_move,
        over=view.over,
        round=view.round,
        rounds=int(view.options["rounds"]),
        phase=view.phase,
        draw_pile=view.draw_pile,
        tiles=tiles_of(game, view),
        role=view.role,
        hand=tuple(view.hand),
        **OWN_PARTS[game.id](view),
    )


# Saboteur.


def part_of_saboteur(view: SaboteurView) -> dict[str, Any]:
    return {"players": players_of(view), "finished": tuple(map(round_of, view.results))}


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
        route=frozenset(result.route),
        pay=tuple(result.pay),
        left_over=result.left_over,
        takers=tuple(result.takers),
    )


# Saboteur with the expansion.


def part_of_expansion(view: Saboteur2View) -> dict[str, Any]:
    return {
        "players": dwarves_of(view),
        "finished": tuple(map(verdict_of, view.results)),
        "owed": view.owed,
        "may": view.may,
    }


def dwarves_of(view: Saboteur2View) -> tuple[Player, ...]:
    """The players, those whose role the watcher knows with it; the own role is said elsewhere."""
    return tuple(
        Player(
            player.cards,
            tuple(player.broken),
            player.gold,
            trapped=player.trapped,
            theft=player.theft,
            role=None if seat == view.seat else view.known_roles[seat],
            given=tuple(Given(tuple(one.cards), one.unseen) for one in view.given if one.holder == seat),
        )
        for seat, player in enumerate(view.players)
    )


def verdict_of(result: RoundVerdict) -> Round:
    return Round(
        number=result.round,
        side="reached" if result.gold_reached else "unreached",
        roles=tuple(result.roles),
        route=frozenset(result.blue_route) | frozenset(result.green_route),
        pay=tuple(result.pay),
        whys=tuple(result.whys),
        winners=tuple(result.winners),
    )


OWN_PARTS: dict[str, Callable[[Any], dict[str, Any]]] = {
    "saboteur": part_of_saboteur,
    "saboteur-2": part_of_expansion,
}
"""What each game that the terminal can show shows in its own way: players, finished rounds, what is being decided."""


# Everybody's cards.


def sight_of_all(game: Game, state: State) -> Sight:
    """Everybody's cards at once; for a game that has been played."""
    assert isinstance(game, DiggingGame), "the terminal does not know this game"
    assert isinstance(state, DiggingRules), "the terminal does not know this game's state"
    vocabulary = game.vocabulary
    sight = sight_of(game, state.view(None))
    roles = game.roles_in_play(state)
    players = tuple(
        replace(player, gold=state.scores[seat], role=roles[seat], hand=tuple(vocabulary.hand_of(state, seat)))
        for seat, player in enumerate(sight.players)
    )
    faces = [vocabulary.faces[int(face)] for face in state.goals]
    return replace(sight, players=players, tiles=with_faces(game, sight.tiles, faces))


def with_faces(game: Game, tiles: dict[Place, Tile], faces: list[str]) -> dict[Place, Tile]:
    """The tiles with the faces of the goals, which lie from top to bottom."""
    goals = sorted(place for place, tile in tiles.items() if tile.card is None or tile.card.kind == "goal")
    by_name = cards_by_name(game)
    return tiles | {place: replace(tiles[place], card=by_name[face]) for place, face in zip(goals, faces, strict=True)}
