"""Who thinks for the bots of all tables: processes of this server, or workers elsewhere."""

from abc import ABC, abstractmethod

from permonik.bots import Thought
from permonik.server.bot_worker import Question
from permonik.server.load import Load

SECONDS_TO_THINK = 20.0
"""After which a bot without any thought is given up."""


class Thinkers(ABC):
    def __init__(self, places: int) -> None:
        self.places = places
        """How many think at once."""
        self.load = Load()

    def level_for(self, game: str, level: str) -> str:
        """Who is to be asked: the level, or a weaker one that stands in for it where there is too much to do."""
        return self.load.level_for(game, level, self.places)

    @abstractmethod
    async def think(self, question: Question, party: str = "") -> Thought | None:
        """The best that the bot has found when its time is over. None for one that crashes, is silent or answers
        nonsense: the default move is due. Parties are served in turns."""

    @abstractmethod
    def close(self) -> None:
        """Nothing is thought any more; whoever waits gets what there is."""
