"""Seeds of games that follow each other."""

from random import Random

SEED_BITS = 53


class Seeds:
    """The same seeds for the same beginning, whatever other games do."""

    def __init__(self, *beginning: int) -> None:
        self.random = Random("/".join(map(str, beginning)))

    def next(self) -> int:
        return self.random.getrandbits(SEED_BITS)
