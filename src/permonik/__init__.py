"""Permoník: the digital home of a family of dwarf board games."""

from permonik.engine import COMPILED, game, games

__version__ = "0.1.0"
__all__ = ["COMPILED", "__version__", "game", "games"]
