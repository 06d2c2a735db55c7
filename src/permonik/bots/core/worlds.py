"""Worlds that a seat holds possible, drawn as often as it believes in them. Compiled."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from permonik.engine.core.randomness import Generator
from permonik.engine.core.state import State

MIXING: Final = 16
"""So many exchanges are tried for each card. With four, late in rounds of many seats, up to a fifth of the worlds gave
a seat a role that it should have had less often; with sixteen no more than with ten times as many."""


class Worlds:
    """What a seat believes about what it cannot see."""

    __slots__ = ()

    def draw(self, generator: Generator) -> State:
        """A complete state that looks to the seat like the real one."""
        raise NotImplementedError


def pick(sums: vec[float], first: i64, count: i64, generator: Generator) -> i64:
    """One of `count` things from place `first` on, by weights that are summed up there one after the other."""
    wanted = sums[first + count - 1] * float(generator.word()) / 4294967296.0
    low: i64 = 0
    high = count - 1
    while low < high:
        middle = (low + high) // 2
        if sums[first + middle] > wanted:
            high = middle
        else:
            low = middle + 1
    return low


def is_taken(log_odds: float, generator: Generator) -> bool:
    """Whether a change is made that makes things more likely by this much, or less likely."""
    return log_odds >= 0.0 or float(generator.word()) < 4294967296.0 * exp(log_odds)


def exchange(cards: vec[u8], known: i64, likelihoods: vec[float], kinds: i64, generator: Generator) -> None:
    """Exchanges hidden cards that were shuffled, two at a time, until each order comes as often as it is likely. Hidden
    are the places without a bit in `known`; the logarithm of how likely a card makes what happened stands at
    `kinds * place + card`, and places beyond that table say nothing."""
    places: i64 = len(cards)
    told: i64 = len(likelihoods)
    for _ in range(MIXING * places):
        one = generator.below(places)
        other = generator.below(places)
        a = i64(cards[one])
        b = i64(cards[other])
        if a == b or known >> one & 1 or known >> other & 1:
            continue
        odds = 0.0
        if kinds * one < told:
            odds += likelihoods[kinds * one + b] - likelihoods[kinds * one + a]
        if kinds * other < told:
            odds += likelihoods[kinds * other + a] - likelihoods[kinds * other + b]
        if is_taken(odds, generator):
            cards[one] = u8(b)
            cards[other] = u8(a)
