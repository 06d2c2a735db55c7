import { describe, expect, test } from "vitest";

import { saboteur } from "../games/saboteur/look";
import type { SaboteurView } from "../generated/protocol";
import { lookFor } from "../games/look";
import { type Changes, isOf, type Screen } from "../table/screens";
import { fragmentOf, readAddress } from "./address";
import { Film, type Frame, seenEvent } from "./film";
import { changedBy, type Eyes, type OpenEvent, type Replay, type Step } from "./replay";

const GOAL = { x: 8, y: 0, face: null, turned: null, seen_by: [] };
const event = (name: string, args: Record<string, unknown> = {}): OpenEvent => ({ name, args });
const fields = (some: Partial<Record<keyof SaboteurView, unknown>>): Changes => some as Changes;

function step(seat: number | null, events: OpenEvent[], changes: Step["changes"]): Step {
  return { seat, move: seat === null ? null : "discard map", events, changes };
}

/** Two seats, two rounds: seat 1 looks at a goal, then the first round ends. */
const REPLAY: Replay = {
  game: "saboteur",
  seats: 2,
  names: null,
  proof: null,
  steps: [
    step(null, [event("dealt")], [
      { eyes: [null, 0, 1], lists: {}, tables: {}, fields: fields({ game: "saboteur", round: 1, results: [], role: null, hand: [], goals: [GOAL], players: [{ gold: null }, { gold: null }] }) },
      { eyes: [0], lists: {}, tables: {}, fields: fields({ role: "miner", hand: ["NS"], players: [{ gold: 3 }, { gold: null }] }) },
      { eyes: [1], lists: {}, tables: {}, fields: fields({ role: "saboteur", hand: ["map"], players: [{ gold: null }, { gold: 5 }] }) },
    ]),
    step(1, [event("looked", { seat: 1 })], [{ eyes: [1], lists: {}, tables: {}, fields: fields({ hand: [], goals: [{ ...GOAL, face: "gold" }] }) }]),
    step(0, [event("discarded"), event("round_ended"), event("dealt"), event("drew")], [
      { eyes: [null, 0, 1], lists: {}, tables: {}, fields: fields({ round: 2, goals: [GOAL], results: [{ roles: ["miner", "saboteur"] }] }) },
      { eyes: [0], lists: {}, tables: {}, fields: fields({ role: "saboteur", hand: ["EW"] }) },
    ]),
  ],
};

const film = new Film(REPLAY, lookFor("saboteur", saboteur));
function seen(at: number, eyes: Eyes): SaboteurView {
  const screen: Screen = film.screen(film.frames[at]!, eyes);
  if (!isOf("saboteur", screen)) throw new Error(screen.game);
  return screen;
}
const frame = (at: number): Frame => film.frames[at]!;

test("of a list and of a table only what is new is told", () => {
  const before = film.screen(film.frames[0]!, 1);
  const after = changedBy({ eyes: [1], fields: fields({ round: 2 }), lists: { players: [1, 1, [{ gold: 6 }, { gold: 7 }]], hand: [1, 0, ["NS"]] }, tables: { unseen: { map: 2, NS: null } } }, before);
  expect(after).toEqual({ ...before, round: 2, players: [{ gold: null }, { gold: 6 }, { gold: 7 }], hand: ["map", "NS"], unseen: { map: 2 } });
});

describe("frames", () => {
  test("one for each step, and one more for the result of a round", () => {
    expect(film.frames.map(({ step, seat, round, pausing }) => ({ step, seat, round, pausing }))).toEqual([
      { step: 0, seat: null, round: 1, pausing: false },
      { step: 1, seat: 1, round: 1, pausing: false },
      { step: 2, seat: 0, round: 1, pausing: true },
      { step: 2, seat: null, round: 2, pausing: false },
    ]);
    expect(film.last).toBe(3);
  });

  test("what ended a round and what begins the next are told apart", () => {
    expect(frame(2).events.map(({ name }) => name)).toEqual(["discarded", "round_ended"]);
    expect(frame(3).events.map(({ name }) => name)).toEqual(["dealt", "drew"]);
  });

  test("rounds are marked where they begin", () => {
    expect(film.rounds()).toEqual([
      { round: 1, at: 0 },
      { round: 2, at: 3 },
    ]);
  });
});

describe("eyes", () => {
  test("each pair sees its own screen", () => {
    expect(seen(1, null).goals[0]?.face).toBe(null);
    expect(seen(1, 0).goals[0]?.face).toBe(null);
    expect(seen(1, 1).goals[0]?.face).toBe("gold");
    expect(seen(1, 0).hand).toEqual(["NS"]);
  });

  test("all together know what any seat knows, and what it will come to see in this round", () => {
    expect(seen(0, "all").goals[0]?.face).toBe("gold");
    expect(seen(3, "all").goals[0]?.face).toBe(null);
    expect(seen(0, "all").players.map(({ gold }) => gold)).toEqual([3, 5]);
  });

  test("hands are shown to those who may see them, and nobody holds cards after a round", () => {
    expect(film.hands(frame(0), null)).toEqual([]);
    expect(film.hands(frame(0), 1)).toEqual([{ seat: 1, role: "saboteur", hand: ["map"] }]);
    expect(film.hands(frame(0), "all").map(({ hand }) => hand)).toEqual([["NS"], ["map"]]);
    expect(film.hands(frame(2), 0)).toEqual([{ seat: 0, role: "miner", hand: [] }]);
  });

  test("a secret is for the seat that it was told to", () => {
    const secret: OpenEvent = { name: "drew", args: { seat: 1 }, secret: { card: "map" }, to: 1 };
    const knows = (eyes: Eyes): boolean => seenEvent(secret, eyes).secret !== undefined;
    expect([null, 0, 1, "all" as const].map(knows)).toEqual([false, false, true, true]);
  });
});

describe("the address", () => {
  test.each<[number, Eyes]>([[0, "all"], [12, null], [3, 0], [7, 9]])("brings back moment %s and eyes %s", (at, eyes) => {
    expect(readAddress(fragmentOf(at, eyes), 10)).toEqual({ at, eyes });
  });

  test("without a moment asks for nothing, and with strange eyes shows all", () => {
    expect(readAddress("", 3)).toBe(null);
    expect(readAddress("#step=2&eyes=7", 3)).toEqual({ at: 2, eyes: "all" });
    expect(readAddress("#step=2", 3)).toEqual({ at: 2, eyes: "all" });
  });
});
