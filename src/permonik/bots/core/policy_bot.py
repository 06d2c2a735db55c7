"""A bot whose only thought is that of a policy."""

from abc import abstractmethod

from permonik.bots.bot import QuickBot
from permonik.bots.core.policy import Policy
from permonik.bots.core.public import Public
from permonik.bots.thought import Belief, Chances, Thought, weighed
from permonik.engine.core.state import State
from permonik.engine.core.view import View


class PolicyBot(QuickBot):
    """A game says what its policy is, and how a view becomes what that looks at."""

    @abstractmethod
    def policy(self) -> Policy: ...

    @abstractmethod
    def imagined(self, view: View) -> State:
        """Any state that looks to the seat like the real one: a policy makes nothing of what the seat does not know."""

    @abstractmethod
    def public_of(self, view: View, state: State) -> Public:
        """What everybody may think now; `state` is an imagined one."""

    @abstractmethod
    def roles(self, state: State, public: Public, seat: int) -> tuple[Chances, ...]:
        """Which role a seat believes each seat to have; `NOBODY` is somebody who watches."""

    @abstractmethod
    def belief(self, state: State, public: Public) -> Belief:
        """What the seat to move believes."""

    def decide(self, view: View | None, moves: list[int], seed: int) -> Thought:
        assert view is not None, "a policy looks at the table"
        if len(moves) == 1:
            return Thought(moves[0])
        state = self.imagined(view)
        public = self.public_of(view, state)
        return weighed(moves, self.policy().weighed(state, public), seed, self.belief(state, public))
