import { expect, it } from "vitest";

import { distance, EYES } from "../../../draw/eyes";
import { TEAMS } from "./team";

const { blue, green } = TEAMS;
/** Each cone sees the lightness alone. */
const GREY = Array.from({ length: 3 }, () => [0.2126, 0.7152, 0.0722]).flat();

it.each(Object.entries({ ...EYES, grey: GREY }))("the teams differ to %s eyes", (_, eyes) => {
  expect(distance(blue.colour, green.colour, eyes)).toBeGreaterThan(12);
});

it("the teams differ by shape and by letter", () => {
  expect(blue.shape).not.toBe(green.shape);
  expect(blue.letter).not.toBe(green.letter);
});
