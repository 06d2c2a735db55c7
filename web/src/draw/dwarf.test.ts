import { describe, expect, it } from "vitest";

import { CRESTS } from "./dwarf";
import { distance, EYES } from "./eyes";

const pairs = CRESTS.flatMap((one, at) => CRESTS.slice(at + 1).map((other) => [one, other] as const));

describe.each(Object.entries(EYES))("to %s eyes", (_, eyes) => {
  it.each(pairs.map(([one, other]) => [one.letter, other.letter, one, other] as const))("%s and %s differ", (_one, _other, one, other) => {
    expect(distance(one.colour, other.colour, eyes)).toBeGreaterThan(12);
  });
});

it("says the same by shape and by letter", () => {
  expect(new Set(CRESTS.map((crest) => crest.letter)).size).toBe(CRESTS.length);
  expect(new Set(CRESTS.map((crest) => crest.shape)).size).toBe(CRESTS.length);
});
