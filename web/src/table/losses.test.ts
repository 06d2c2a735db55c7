import { expect, it } from "vitest";

import type { Event } from "../generated/protocol";
import { lossesOf } from "./losses";
import type { Happening } from "./table.svelte";

const lost = (seat: number, card?: string): Event => ({ name: "lost", args: { seat, level: "I" }, ...(card && { secret: { card } }) }) as Event;

function moved(hearer: number, seat: number, ...events: Event[]): Happening {
  return { seat: hearer, line: { kind: "moved", number: 1, seat, move: "", events } } as unknown as Happening;
}

it("tells a seat what it lost since its last move, and nothing that others lost", () => {
  const lines = [moved(0, 1, lost(0, "NS-I")), moved(0, 0), moved(0, 1, lost(0, "EW-I")), moved(1, 1, lost(0)), moved(0, 2, lost(2)), moved(2, 2, lost(2, "NE-I"))];
  expect(lossesOf(lines, 0)).toEqual([lost(0, "EW-I")]);
  expect(lossesOf(lines, 1)).toEqual([]);
  expect(lossesOf(lines, 2)).toEqual([lost(2, "NE-I")]);
});

it("tells what came of the last move as well: the device may have been passed on at once", () => {
  expect(lossesOf([moved(0, 0, lost(0, "NS-I"))], 0)).toEqual([lost(0, "NS-I")]);
});
