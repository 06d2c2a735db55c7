"""Registers the games with Gymnasium: `gymnasium.make("permonik.env.ids:permonik/Saboteur-v1")`."""

import gymnasium

from permonik.engine import games


def id_of(game_id: str) -> str:
    return f"permonik/{''.join(word.capitalize() for word in game_id.split('-'))}-v1"


IDS = {id_of(game.id): game.id for game in games()}
"""The games by their ids there."""

for name, game_id in IDS.items():
    gymnasium.register(name, entry_point="permonik.env:gym", kwargs={"game": game_id}, disable_env_checker=True)
