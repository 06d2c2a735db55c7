"""How often a test repeats what it does, chosen by `pytest --counts`."""

from dataclasses import dataclass

SIZES = ("small", "normal", "full")


@dataclass(frozen=True)
class Counts:
    """The fixture `counts`: ask it `counts(small=20, normal=1_000, full=50_000)`."""

    size: str

    def __call__(self, *, small: int, normal: int, full: int) -> int:
        return dict(zip(SIZES, (small, normal, full), strict=True))[self.size]
