"""Other programs and work beside each other: what failed is told, and nothing is hidden."""

import threading

import pytest

from tools.commands import Failure, side_by_side


def test_what_is_done_side_by_side_is_done_and_every_failure_is_told() -> None:
    met = threading.Barrier(2, timeout=300)

    def collapse(where: str) -> None:
        met.wait()
        raise Failure(f"the tunnel collapsed in the {where}")

    with pytest.raises(Failure) as failure:
        side_by_side(lambda: collapse("north"), lambda: None, lambda: collapse("south"))
    assert str(failure.value) == "the tunnel collapsed in the north\nthe tunnel collapsed in the south"


def test_a_fault_beside_a_failure_is_not_hidden() -> None:
    def stumble() -> None:
        raise ZeroDivisionError

    def collapse() -> None:
        raise Failure("the tunnel collapsed")

    with pytest.raises(ZeroDivisionError):
        side_by_side(collapse, stumble)
