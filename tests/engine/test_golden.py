"""Whole games, step by step, as they were played when a person last read them."""

import pytest

from tests.golden.files import FOLDER, GOLDEN, Golden

PLAYTHROUGHS = [(golden, name) for golden in GOLDEN for name in golden.playthroughs]


@pytest.mark.parametrize(("golden", "name"), PLAYTHROUGHS, ids=[name for _, name in PLAYTHROUGHS])
def test_a_game_is_played_as_it_is_written(golden: Golden, name: str) -> None:
    """`python -m tests.golden` writes the files anew when a change is meant."""
    written = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    played = golden.transcript(name).splitlines()
    for number, (expected, line) in enumerate(zip(written, played, strict=False), start=1):
        assert line == expected, f"{name}, line {number}"
    assert len(played) == len(written)


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.game.id)
def test_almost_everything_that_can_happen_happens_in_the_written_games(golden: Golden) -> None:
    text = "".join((FOLDER / name).read_text(encoding="utf-8") for name in golden.playthroughs)
    missing = {kind.name for kind in golden.game.event_kinds.values() if f"    {kind.name} " not in text}
    assert missing <= RARE[golden.game.id]


RARE = {
    "saboteur": {"reached", "skipped"},
    "saboteur-2": {"reached"},
    "lost-mines": {"answered", "proposed_end"},
    "dark-cave": {"cut"},
    "diamond-forest": {"started", "proposed", "agreed", "called_vote", "foiled"},
}
"""What does not happen there."""
