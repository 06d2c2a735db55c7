"""What is seen of The Dark Cave."""

from collections.abc import Sequence
from dataclasses import replace

from msgspec import structs

from permonik.engine.board.formats import CoveredCard
from permonik.engine.board.shapes import Field as ShapeField
from permonik.engine.board.shapes import bits, edge_names, graph_of, shape_of
from permonik.engine.core.cards import Card
from permonik.engine.core.game import Game
from permonik.engine.core.state import State
from permonik.engine.core.view import View
from permonik.engine.dark_cave.cards import LEVELS
from permonik.engine.dark_cave.formats import GameResult, Hoard
from permonik.engine.dark_cave.rules import DarkCave
from permonik.engine.dark_cave.view import CaveDwarf, DarkCaveView
from permonik.engine.dark_cave.vocabulary import VOCABULARY
from permonik.engine.walking.formats import Spot
from permonik.sights.shown import Board, Field, Figure, Message, Place, Player, Round, Sight, Tile, Token
from permonik.sights.sides import FIELD_SIGN, N, S

START: Place = (0, 0)
ASKS = {"turning": "hand-ask-goal", "voting": "hand-ask-end"}
"""What is asked in the phases that ask always the same."""
FIGURE_SIGNS = "ABCDEFGH"
CREATURE_SIGNS = {"rat": "R", "crawler": "P", "goblin": "S"}
WEB_SIGNS = {2: "#", 1: "+"}
"""By the side that lies up."""
FEATURE_SIGNS = {"lair": "∩", "ladder": "≡", "bridge": "=", "tunnel": "○", "vein": "☆", "exit": "☼"}
UPRIGHT_BRIDGE = "‖"
GOLD = "★"
"""A vein with its nugget."""
TOLLS = {"bridge": "card", "tunnel": "nugget"}


def sight_of(game: Game, view: View) -> Sight:
    assert isinstance(view, DarkCaveView), "a view of The Dark Cave"
    levels = {f"level{level}": count for level, count in zip(LEVELS, view.levels, strict=True)}
    return Sight(
        seat=view.seat,
        to_move=view.to_move,
        over=view.over,
        round=view.round,
        rounds=1,
        pile=Message("table-pile-levels", {"count": view.draw_pile, **levels}),
        board=board_of(game, view),
        players=tuple(player_of(view, seat, player) for seat, player in enumerate(view.players)),
        asks=what_is_asked(view),
        out_of_turn=not view.over and view.to_move != view.turn,
        role=view.role,
        hand=tuple(view.hand),
        finished=tuple(map(round_of, view.results)),
        winners=winners(view.results[0]) if view.results else None,
    )


def sight_of_all(game: Game, state: State) -> Sight:
    """The sight of the audience, with all hands, clan cards and goals."""
    assert isinstance(state, DarkCave), "a state of The Dark Cave"
    view = state.view(None)
    assert isinstance(view, DarkCaveView), "a view of The Dark Cave"
    goals = [
        structs.replace(goal, face=VOCABULARY.faces[int(state.faces[number])])
        for number, goal in enumerate(view.covered)
    ]
    sight = sight_of(game, structs.replace(view, covered=goals))
    roles = game.roles_in_play(state)
    players = (
        replace(player, role=roles[seat], hand=tuple(VOCABULARY.hand_of(state, seat)))
        for seat, player in enumerate(sight.players)
    )
    return replace(sight, players=tuple(players))


def what_is_asked(view: DarkCaveView) -> Message:
    if view.phase == "fighting":
        return Message("hand-ask-fight", {"creature": view.met, "players": view.attacked})
    if view.phase == "creeping":
        return Message("hand-ask-creep", {"creature": view.creeping, "steps": view.steps})
    if view.phase == "walking":
        return Message("hand-ask-walk", {"steps": view.steps}) if view.steps else Message("hand-ask-cut")
    return Message(ASKS.get(view.phase, "hand-ask"))


# The board.


def board_of(game: Game, view: DarkCaveView) -> Board:
    by_name = {card.name: card for card in game.cards}
    tiles = {START: cave_tile(view, by_name["start-ladder"], START)}
    for laid in view.laid:
        tiles[laid.x, laid.y] = cave_tile(view, by_name[laid.card], (laid.x, laid.y), laid.turned)
    for goal in view.covered:
        tiles[goal.x, goal.y] = goal_tile(view, by_name, goal)
    tokens = [
        Token(
            (web.x, web.y),
            Message("token-web", {"seat": web.seat, "shows": web.number}),
            WEB_SIGNS[web.number],
            to_the_south=web.side == "S",
        )
        for web in view.tokens
    ]
    return Board(tiles, (*dwarfs_of(tiles, view), *creatures_of(tiles, view)), tuple(tokens))


def cave_tile(view: DarkCaveView, card: Card, place: Place, turned: bool = False, said: Message | None = None) -> Tile:
    """A card that lies face up; its fields say what stepping onto them costs the figure on turn."""
    fields = shape_of(0, graph_of(card), turned).fields
    gold = [spot.field for spot in view.veins if (spot.x, spot.y) == place]
    shown = [
        Field(
            sides=spot_on(fields, field),
            sign=GOLD if number in gold else sign_of(fields, field),
            said=said_of(fields, field, toll_of(view, place, fields, number)),
        )
        for number, field in enumerate(fields)
    ]
    if said is None and gold:
        said = Message("dark-gold", {"card": card.name})
    return Tile(card, turned, said=said, fields=tuple(shown))


def goal_tile(view: DarkCaveView, by_name: dict[str, Card], goal: CoveredCard) -> Tile:
    """A goal; its face is None while the watcher does not know it."""
    if goal.face is None:
        return Tile(None, face_down=True, said=Message("dark-goal-down"))
    card = by_name[goal.face]
    if goal.turned is None:
        sign = GOLD if card.feature == "vein" else FEATURE_SIGNS[card.feature]
        return Tile(card, face_down=True, sign=sign, said=Message("dark-goal-seen", {"card": goal.face}))
    gold = any((spot.x, spot.y) == (goal.x, goal.y) for spot in view.veins)
    said = Message("dark-goal-up", {"card": goal.face, "gold": gold})
    return cave_tile(view, card, (goal.x, goal.y), goal.turned, said)


def dwarfs_of(tiles: dict[Place, Tile], view: DarkCaveView) -> list[Figure]:
    found = []
    for seat, player in enumerate(view.players):
        if player.at is not None:
            place, field = (player.at.x, player.at.y), field_at(tiles, player.at)
            found.append(Figure(place, None, sign_for(seat, player), seat, field, player.lying))
    return found


def sign_for(seat: int, player: CaveDwarf) -> str:
    return FIGURE_SIGNS[seat].lower() if player.lying else FIGURE_SIGNS[seat]


def creatures_of(tiles: dict[Place, Tile], view: DarkCaveView) -> list[Figure]:
    return [
        Figure(
            (one.at.x, one.at.y),
            Message("creature-led", {"creature": one.creature, "seat": one.seat}),
            CREATURE_SIGNS[one.creature],
            at=field_at(tiles, one.at),
        )
        for one in view.creatures
    ]


def field_at(tiles: dict[Place, Tile], at: Spot) -> Field | None:
    """The field on which a figure stands, for which nothing has to be paid any more; a covered goal has none."""
    fields = tiles[at.x, at.y].fields
    if not fields:
        return None
    field = fields[at.field]
    said = field.said
    return field if said is None else replace(field, said=Message(said.id, {**said.args, "toll": "none"}))


# The fields of a card.


def inner(field: ShapeField) -> bool:
    """In the middle of a path."""
    return not field.edges and field.feature != "tunnel"


def joined(fields: Sequence[ShapeField], field: ShapeField) -> int:
    """The edges of the fields around an inner one."""
    return sum(fields[number].edges for number in bits(field.links))


def spot_on(fields: Sequence[ShapeField], field: ShapeField) -> int:
    """Where on its card a field is drawn, by its sides."""
    if len(fields) == 1:
        return 0
    several = sum(map(inner, fields)) > 1
    return joined(fields, field) if several and inner(field) else field.edges


def sign_of(fields: Sequence[ShapeField], field: ShapeField) -> str:
    if field.feature == "bridge":
        return UPRIGHT_BRIDGE if (field.edges or joined(fields, field)) & (N | S) else FEATURE_SIGNS["bridge"]
    return FEATURE_SIGNS.get(field.feature, FIELD_SIGN)


def said_of(fields: Sequence[ShapeField], field: ShapeField, toll: str) -> Message | None:
    """Where on its card a field is; nothing has to be said of a card that is one field and shows nothing."""
    if len(fields) == 1:
        return Message("dark-card", {"feature": field.feature, "toll": toll}) if field.feature else None
    where, sides = "side", field.edges
    if field.feature == "tunnel":
        where = "tunnel"
    elif field.edges.bit_count() > 1:
        where = "path"
    elif inner(field):
        where, sides = ("inner", joined(fields, field)) if sum(map(inner, fields)) > 1 else ("middle", 0)
    names = edge_names(sides)
    return Message(
        "dark-field",
        {"where": where, "sides": names, "edges": names, "feature": field.feature or "none", "toll": toll},
    )


def toll_of(view: DarkCaveView, place: Place, fields: Sequence[ShapeField], number: int) -> str:
    """What a step onto a field costs the dwarf on turn: a card on a bridge that is entered from elsewhere, a nugget
    in a tunnel (DC-151, DC-152, DC-199)."""
    toll = TOLLS.get(fields[number].feature, "none")
    if view.phase != "walking" or view.seat != view.turn:
        return "none"
    player = view.players[view.turn]
    at = player.at
    on_it = at is not None and (at.x, at.y) == place and fields[at.field].feature == "bridge"
    if (toll == "card" and on_it) or (toll == "nugget" and not player.nuggets):
        return "none"
    return toll


# The seats.


def player_of(view: DarkCaveView, seat: int, player: CaveDwarf) -> Player:
    return Player(
        cards=player.cards,
        score=Message("table-nuggets", {"clan": player.clan, "count": player.nuggets}),
        sign=sign_for(seat, player),
        in_front=(Message("table-lying"),) if player.lying else (),
        has=tuple(things_of(view, seat, player)),
        role=player.role if seat != view.seat else None,
    )


def things_of(view: DarkCaveView, seat: int, player: CaveDwarf) -> list[Message]:
    things = []
    if player.levels:
        things.append(Message("table-levels", {"levels": player.levels}))
    if player.escaped:
        things.append(Message("table-escaped", {"first": "yes" if view.first_out == seat else "no"}))
    if player.boots is not None:
        things.append(Message("table-boots"))
    if player.axes:
        things.append(Message("table-axes", {"count": len(player.axes)}))
    things += [Message("table-leads", {"creature": one.creature}) for one in view.creatures if one.seat == seat]
    if view.drawer == seat:
        things.append(Message("table-draws"))
    things += [
        Message("table-given", {"cards": one.cards, "unseen": sum(one.unseen)})
        for one in view.given
        if one.holder == seat and one.cards
    ]
    if seat == view.seat and view.undealt_roles:
        things.append(Message("table-aside", {"roles": view.undealt_roles}))
    return things


# The end.


def winners(result: GameResult) -> tuple[int, ...]:
    return tuple(seat for hoard in result.treasures if hoard.clan == result.winner for seat in hoard.members)


def round_of(result: GameResult) -> Round:
    return Round(
        number=1,
        title=Message("event-cave-ended", {"why": result.why}),
        roles=tuple(result.roles),
        route=frozenset(),
        paid=tuple(
            Message("dark-saved", {"out": escaped, "nuggets": nuggets})
            for escaped, nuggets in zip(result.escaped, result.nuggets, strict=True)
        ),
        count=(*map(counted, result.treasures), verdict(result)),
    )


def counted(hoard: Hoard) -> Message:
    """Saved nuggets times opposing dwarfs (DC-179)."""
    facts = {"clan": hoard.clan, "saved": hoard.saved, "opponents": hoard.opponents, "value": hoard.value}
    return Message("dark-hoard", {**facts, "players": hoard.members})


def verdict(result: GameResult) -> Message:
    """Who wins; in a tie the side of the first dwarf out (DC-180 to DC-182)."""
    tied = len({hoard.value for hoard in result.treasures}) == 1
    if not result.winner:
        return Message("dark-nobody")
    if tied:
        return Message("dark-tie", {"clan": result.winner, "seat": result.first_out})
    return Message("event-clan-won", {"clan": result.winner})
