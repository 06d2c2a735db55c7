"""Nothing is left behind: a server loads positions and asks for samples for months."""

import json
import subprocess
import sys

import pytest

import permonik
from tests.counts import some_of

SCRIPT = """
import gc, json, os, resource, sys
import permonik

game = permonik.game(sys.argv[1])
state = game.new(4, 3)
for _ in range(60):
    state.play(state.moves()[-1])
view = state.view(0)
saved, drawn, seen, sample = state.save(), game.draw(state), view.save(), game.imaginer(view)
works = {
    "play": lambda: (copy := state.clone()).play(copy.moves()[0]),
    "save": lambda: game.load(saved).save(),
    "draw": lambda: game.draw(game.load(drawn)),
    "view": lambda: game.load_view(seen) == state.view(1),
    "imagine": lambda: game.imaginer(view)(7).view(0),
    "sample": lambda: sample(7),
}
def used():
    gc.collect()
    if os.path.exists("/proc/self/statm"):
        with open("/proc/self/statm") as numbers:
            return int(numbers.read().split()[1]) * resource.getpagesize() // 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
def grown_by(work):
    for _ in range(200):
        work()
    before = used()
    for _ in range(1500):
        work()
    return used() - before
print(json.dumps({name: grown_by(work) for name, work in works.items()}))
"""
MOST_KILOBYTES = 1_500
"""A leak of one small array each time would take more."""


@pytest.mark.skipif(not permonik.COMPILED, reason="only compiled code frees its arrays by itself")
@some_of("game", [game.id for game in permonik.games()])
def test_doing_it_again_and_again_takes_no_more_memory(game: str) -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT, game], capture_output=True, text=True, check=True)
    assert {work: grown for work, grown in json.loads(done.stdout).items() if grown >= MOST_KILOBYTES} == {}
