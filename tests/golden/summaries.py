"""What one seat knows, in a few lines for a transcript."""

from typing import cast

from permonik.engine.core.view import View
from permonik.engine.dark_cave.view import DarkCaveView
from permonik.engine.diamond_forest.view import ForestView
from permonik.engine.digging.view import DiggingView
from permonik.engine.lost_mines.view import LostMinesView
from permonik.engine.saboteur.view import SaboteurView
from permonik.engine.saboteur2.view import Saboteur2View


def summary_of_digging(view: DiggingView) -> list[str]:
    goals = ", ".join(f"{goal.x},{goal.y} {goal.face or '?'}" for goal in view.goals)
    unseen = ", ".join(f"{count} {card}" for card, count in view.unseen.items())
    return [
        f"seat {view.seat} is a {view.role} and holds {', '.join(view.hand) or 'nothing'}",
        f"goals: {goals}",
        f"unseen: {unseen}",
    ]


def summary_of_saboteur(seen: View) -> str:
    view = cast(SaboteurView, seen)
    gold = ", ".join("?" if player.gold is None else str(player.gold) for player in view.players)
    return "\n".join([*summary_of_digging(view), f"gold: {gold}"])


def summary_of_expansion(seen: View) -> str:
    view = cast(Saboteur2View, seen)
    known = ", ".join(role or "?" for role in [*view.known_roles, *view.laid_away])
    given = [f"{one.holder} has {', '.join(one.cards)} and {one.unseen} unseen" for one in view.given]
    return "\n".join([*summary_of_digging(view), f"roles: {known}", f"gave away: {'; '.join(given) or 'nothing'}"])


def summary_of_forest(seen: View) -> str:
    view = cast(ForestView, seen)
    unseen = ", ".join(f"{count} {tile}" for tile, count in view.unseen.items())
    remembered = ", ".join(f"{tile.x},{tile.y} {tile.name}" for tile in view.tiles if tile.name and not tile.up)
    return "\n".join([f"seat {view.seat} remembers: {remembered or 'nothing'}", f"unseen: {unseen}"])


def summary_of_mines(seen: View) -> str:
    view = cast(LostMinesView, seen)
    mines = ", ".join(f"{mine.x},{mine.y} {mine.face or '?'}" for mine in view.covered)
    treasures = ", ".join(f"{one.kind} {one.value or '?'}" for one in view.treasures)
    unseen = ", ".join(f"{count} {card}" for card, count in view.unseen.items())
    return "\n".join(
        [
            f"seat {view.seat} is a {view.role} and holds {', '.join(view.hand) or 'nothing'}",
            f"roles: {', '.join(player.role or player.clan for player in view.players)}",
            f"mines: {mines}",
            f"treasures: {treasures}",
            f"unseen: {unseen}",
        ]
    )


def summary_of_cave(seen: View) -> str:
    view = cast(DarkCaveView, seen)
    unseen = ", ".join(f"{count} {card}" for card, count in view.unseen.items())
    given = ", ".join(f"{' '.join(one.cards)} to {one.holder}" for one in view.given)
    goals = ", ".join(f"{goal.x},{goal.y} {goal.face or '?'}" for goal in view.covered)
    return "\n".join(
        [
            f"seat {view.seat} is a {view.role} and holds {', '.join(view.hand) or 'nothing'}",
            f"roles: {', '.join(player.role or player.clan for player in view.players)}",
            f"nuggets: {', '.join(str(player.nuggets) for player in view.players)}; bank {view.bank}",
            f"goals: {goals}",
            f"given: {given or 'nothing'}",
            f"unseen: {unseen}",
        ]
    )
