"""What a round gives to each seat (LM-146 to LM-164, LM-197, LM-198, LM-228 to LM-233)."""

from collections.abc import Sequence

from tests.engine.lost_mines.plain import tables

OTHER = {"blue": "yellow", "yellow": "blue"}


def pot_of(clan: str, role: str) -> str | None:
    """The clan whose pot a dwarf fills and shares; a selfish dwarf has none."""
    return {"loyal": clan, "saboteur": OTHER[clan], "selfish": None}[role]


def gains(dwarfs: Sequence[tuple[str, str]], found: Sequence[Sequence[int]], dragon: int | None) -> list[int]:
    """By seats, from clan and role, values of treasures, and who has the dragon."""
    gain = [0] * len(dwarfs)
    for seat, dwarf in enumerate(dwarfs):
        if pot_of(*dwarf) is None:
            gain[seat] = sum(found[seat])
    for clan in tables.CLANS:
        members = [seat for seat, dwarf in enumerate(dwarfs) if pot_of(*dwarf) == clan]
        values = [value for seat in members for value in found[seat]]
        if not values:
            continue
        share, rest = divmod(sum(values), len(members))
        finders = [seat for seat in members if max(values) in found[seat]]
        for seat in members:
            gain[seat] = share
        for seat in finders:
            gain[seat] += rest // len(finders)
    if dragon is not None:
        gain[dragon] = max(0, gain[dragon] - tables.DRAGON_COSTS)
    return gain


def pot(clan: str, dwarfs: Sequence[tuple[str, str]], found: Sequence[Sequence[int]]) -> dict[str, object]:
    """How a pot is explained: what is in it, who shares it, and what becomes of the remainder."""
    members = [seat for seat, dwarf in enumerate(dwarfs) if pot_of(*dwarf) == clan]
    values = [value for seat in members for value in found[seat]]
    share, rest = divmod(sum(values), len(members)) if members else (0, 0)
    holders = [seat for seat in members if values and max(values) in found[seat]]
    return {
        "clan": clan,
        "members": members,
        "total": sum(values),
        "share": share,
        "remainder": rest,
        "holders": holders,
        "lost": rest % len(holders) if holders else 0,
    }


def winners(points: Sequence[int]) -> list[int]:
    return [seat for seat, one in enumerate(points) if one == max(points)]
