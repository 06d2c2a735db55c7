"""Who may have which dwarf card: what a seat knows, and what deeds say. Compiled."""

from librt.vecs import vec
from mypy_extensions import i64

from permonik.engine.walking.state import WalkingState


def take_known(state: WalkingState, known: i64, left: vec[float]) -> None:
    """Takes the cards of the seats that are known, as bits, from those that are left to be placed."""
    for seat in range(state.seats):
        if known >> seat & 1:
            left[i64(state.dwarves[seat])] -= 1.0


def find_chances(
    state: WalkingState, known: i64, roles: i64, left: vec[float], odds: vec[float], chances: vec[float]
) -> None:
    """Writes at `roles * seat + role` the chance that a seat has a role, one of so many in its clan, which everybody
    sees. `odds` has a factor for each seat and role, `left` the cards of each clan and role that could be anywhere."""
    for seat in range(state.seats):
        at = roles * seat
        dwarf = i64(state.dwarves[seat])
        first = dwarf - dwarf % roles
        total = 0.0
        for role in range(roles):
            if known >> seat & 1:
                chances[at + role] = 1.0 if dwarf == first + role else 0.0
            else:
                chances[at + role] = left[first + role] * odds[at + role]
            total += chances[at + role]
        for role in range(roles):
            chances[at + role] /= total
