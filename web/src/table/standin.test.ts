import { describe, expect, it } from "vitest";

import type { Event, Line } from "../generated/protocol";
import { standInOf } from "./standin";
import type { Happening } from "./table.svelte";

const [EVA, JAN] = [0, 1];

function moved(seat: number, ...events: string[]): Line {
  return { number: 0, kind: "moved", seat, by: "bot", events: events.map((name) => ({ name, args: { seat } }) as Event) };
}

function replaced(seat: number, level: string | null): Line {
  return { number: 0, kind: "replaced", seat, level };
}

function told(...lines: Line[]): Happening[] {
  return lines.flatMap((line) => [EVA, JAN].map((seat) => ({ seat, line, changes: {} })));
}

describe("who comes back", () => {
  it("hears what the bot did for the seat, and nothing of the others", () => {
    const lines = told(moved(EVA, "placed"), replaced(EVA, "apprentice"), moved(EVA, "discarded", "drew"), moved(JAN, "placed"), moved(EVA, "collapsed"), replaced(EVA, null));
    expect(standInOf(lines, EVA)).toEqual({ moves: 2, events: ["discarded", "drew", "collapsed"].map((name) => ({ name, args: { seat: EVA } })) });
  });

  it("hears of the last time only", () => {
    const lines = told(replaced(EVA, "random"), moved(EVA, "placed"), replaced(EVA, null), replaced(EVA, "random"), replaced(EVA, null));
    expect(standInOf(lines, EVA)).toEqual({ moves: 0, events: [] });
  });

  it("hears that a bot played where this device was not told how", () => {
    expect(standInOf(told(moved(EVA, "placed"), replaced(EVA, null)), EVA)).toEqual({ moves: null, events: [] });
  });
});
