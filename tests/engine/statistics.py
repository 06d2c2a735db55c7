"""Just enough statistics to tell whether chance is fair. Seeds are fixed, so a test passes always or never."""

from collections import Counter
from collections.abc import Mapping
from math import exp, lgamma, log
from typing import Any

LEAST_LIKELY = 1e-6
"""What is rarer than this is no accident."""
LEAST_COUNTED = 10
"""Outcomes counted less often in two samples together tell nothing by themselves."""


def upper_gamma(a: float, x: float) -> float:
    """The regularised upper incomplete gamma function, by its series or its continued fraction."""
    if x <= 0:
        return 1.0
    scale = exp(-x + a * log(x) - lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        n = a
        while abs(term) > abs(total) * 1e-15:
            n += 1
            term *= x / n
            total += term
        return 1 - total * scale
    b = x + 1 - a
    c = 1e300
    d = fraction = 1 / b
    for i in range(1, 10_000):
        step = -i * (i - a)
        b += 2
        d = 1 / (step * d + b)
        c = b + step / c
        fraction *= d * c
        if abs(d * c - 1) < 1e-15:
            break
    return scale * fraction


def chi_square(seen: Mapping[Any, int], weights: Mapping[Any, float]) -> float:
    """How likely counts as uneven as these are when outcomes come in the proportions of `weights`."""
    assert set(seen) <= set(weights), "an impossible outcome"
    total, weight = sum(seen.values()), sum(weights.values())
    expected = {outcome: total * share / weight for outcome, share in weights.items() if share}
    assert min(expected.values()) >= 5, "too few samples for this test"
    distance = sum((seen.get(outcome, 0) - count) ** 2 / count for outcome, count in expected.items())
    return upper_gamma((len(expected) - 1) / 2, distance / 2)


def assert_fair(seen: Mapping[Any, int], weights: Mapping[Any, float]) -> None:
    assert chi_square(seen, weights) > LEAST_LIKELY, dict(Counter(seen))


def assert_same_chances(one: Mapping[Any, int], other: Mapping[Any, int]) -> None:
    """Counts of two samples are as like as two of the same source are; what is rare is counted together."""
    totals = Counter(one) + Counter(other)
    share = sum(one.values()) / sum(totals.values())
    rare = [outcome for outcome, total in totals.items() if total < LEAST_COUNTED]
    groups = [[outcome] for outcome in totals if outcome not in rare]
    if sum(totals[outcome] for outcome in rare) >= LEAST_COUNTED:
        groups.append(rare)
    distance = 0.0
    for group in groups:
        total = sum(totals[outcome] for outcome in group)
        ones = sum(one.get(outcome, 0) for outcome in group)
        distance += (ones - total * share) ** 2 / (total * share * (1 - share))
    if len(groups) > 1:
        assert upper_gamma((len(groups) - 1) / 2, distance / 2) > LEAST_LIKELY, (dict(one), dict(other))
