import { expect, it } from "vitest";

import type { Event } from "../generated/protocol";
import { markedBy } from "./marked";

function event(args: Record<string, unknown>, secret?: Record<string, unknown>): Event {
  return { name: "happened", args, ...(secret && { secret }) } as Event;
}

it("a line marks its cells, each once, and its seats", () => {
  expect(markedBy([event({ seat: 1, on: 2, x: 3, y: 0 }), event({ seat: 1, x: 3, y: 0, to_x: 4, to_y: 1 })])).toEqual({ places: [{ x: 3, y: 0 }, { x: 4, y: 1 }], seats: [1, 2], cards: [] });
});

it("a field and a border are marked as such", () => {
  expect(markedBy([event({ x: 1, y: 0, field: 2 }), event({ x: 1, y: 0, side: "E" })])?.places).toEqual([{ x: 1, y: 0, field: 2 }, { x: 1, y: 0, side: "east" }]);
});

it("cards are marked in the hand of the one who is told of them, and nothing where there is nothing", () => {
  expect(markedBy([event({ seat: 0 }, { card: "NS" })])?.cards).toEqual(["NS"]);
  expect(markedBy([event({ why: "agreed" })])).toBeNull();
});
