import { describe, expect, it } from "vitest";

import type { OpenEvent, Replay, Step } from "../../replay/replay";
import { ForestFilm } from "./film";
import type { Tile } from "./screen";

const DARK: Tile[] = [{ x: 0, y: 0 }, { x: 1, y: 0 }];

function step(events: OpenEvent[], fields: object): Step {
  return { seat: events.length ? 0 : null, move: null, events, changes: [{ eyes: [null, 0], fields: fields as Step["changes"][number]["fields"] }] };
}

/** A fire is seen and covered again, then its tile moves to the right. */
const FILM = new ForestFilm({
  game: "diamond-forest",
  seats: 1,
  names: null,
  proof: null,
  steps: [
    step([], { game: "diamond-forest", round: 1, tiles: DARK, dwarfs: [] }),
    step([{ name: "shown", args: { seat: 0, x: 0, y: 0, tile: "fire" } }], { tiles: [{ x: 0, y: 0, name: "fire", up: true }, DARK[1]] }),
    step([{ name: "covered", args: { x: 0, y: 0 } }], { tiles: DARK }),
    step([{ name: "swapped", args: { seat: 0, x: 0, y: 0, to_x: 1, to_y: 0 } }], { round: 2 }),
  ],
} satisfies Replay);

function names(at: number, eyes: "all" | null): (string | null | undefined)[] {
  return FILM.screen(FILM.frames[at]!, eyes).tiles.map(({ name }) => name);
}

describe("the film of a game in the forest", () => {
  it("has one frame for each step, without pauses", () => {
    expect(FILM.frames.map(({ round, pausing }) => ({ round, pausing }))).toEqual([1, 1, 1, 2].map((round) => ({ round, pausing: false })));
    expect(FILM.last).toBe(3);
  });

  it("shows a watcher what lay face up, and nothing else", () => {
    expect([0, 1, 2, 3].map((at) => names(at, null)[0])).toEqual([undefined, "fire", undefined, undefined]);
  });

  it("shows all eyes together every face that is ever seen, wherever its tile lies", () => {
    expect([0, 1, 2, 3].map((at) => names(at, "all"))).toEqual([["fire", undefined], ["fire", undefined], ["fire", undefined], [undefined, "fire"]]);
  });
});
