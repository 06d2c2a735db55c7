"""Dice: rocks to climb, bogs to cross, imps to wake. Compiled."""

from mypy_extensions import i64, u8

from permonik.engine.diamond_forest.state import ForestState
from permonik.engine.diamond_forest.tables import (
    BOG,
    CLIMBED,
    CROSSED,
    IMP,
    MOST_EQUIPMENT,
    PAID,
    PAYING,
    PIPS,
    ROCK,
    ROLLED,
    STUCK,
    TRICKED,
)
from permonik.engine.diamond_forest.tricks import begin_trick
from permonik.engine.diamond_forest.turns import end_turn


def throw(state: ForestState) -> i64:
    pips = 1 + state.generator.below(PIPS)
    state.tell(ROLLED, state.active, 0, 0, pips)
    return pips


def roll(state: ForestState) -> None:
    """The dwarf's tile says against what (FO-047, FO-055, FO-073)."""
    me = state.active
    tile = state.tile(i64(state.dwarfs[me]))
    if tile == IMP:
        trick = i64(state.options.die[state.generator.below(PIPS)])
        state.tell(TRICKED, me, 0, 0, trick)
        begin_trick(state, trick)
    elif tile == BOG:
        difficulty = throw(state)
        if throw(state) >= difficulty:
            state.stuck[me] = 0
            state.tell(CROSSED, me, 0, 0, 0)
            end_turn(state)
        else:
            get_stuck(state)
    else:
        climb(state, tile - ROCK + 1)


def climb(state: ForestState, value: i64) -> None:
    """By own strength, which earns a token; else with tokens, if there are enough (FO-074, FO-075, FO-085)."""
    me = state.active
    pips = throw(state)
    own = i64(state.equipment[me])
    if pips >= value:
        earned: i64 = 0
        if own < MOST_EQUIPMENT:
            earned = 1
            state.equipment[me] = u8(own + 1)
        state.stuck[me] = 0
        state.tell(CLIMBED, me, 0, 0, earned)
        end_turn(state)
    elif own >= value - pips:
        state.rolled = pips
        state.phase = PAYING
    else:
        get_stuck(state)


def pay(state: ForestState) -> None:
    """Exactly the difference goes back to the supply, and earns nothing (FO-075, FO-076)."""
    me = state.active
    tokens = state.missing()
    state.equipment[me] = u8(i64(state.equipment[me]) - tokens)
    state.rolled = 0
    state.stuck[me] = 0
    state.tell(PAID, me, 0, 0, tokens)
    end_turn(state)


def get_stuck(state: ForestState) -> None:
    state.stuck[state.active] = 1
    state.tell(STUCK, state.active, 0, 0, 0)
    end_turn(state)
