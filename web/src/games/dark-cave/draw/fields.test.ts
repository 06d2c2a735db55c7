import { expect, it } from "vitest";

import { FACTS } from "../cards.testing";
import { fieldsOf, levelsOf, RADIUS, sharesOf } from "./fields";

it.each(FACTS.cards.filter(({ open }) => open).map((card) => [card.name, card] as const))("the fields of %s lie apart, and on the card", (_, card) => {
  const fields = fieldsOf(card);
  for (const { at: [x, y] } of fields) expect(x > 5 && x < 95 && y > 5 && y < 145).toBe(true);
  const apart = fields.flatMap(({ at: [x, y] }, place) => fields.slice(place + 1).map(({ at: [toX, toY] }) => Math.hypot(toX - x, toY - y)));
  expect(Math.min(...apart, Infinity)).toBeGreaterThan(2 * RADIUS[levelsOf(card)] * 0.8);
});

it("a field lies near the edge that it touches, and on the other side when its card is turned", () => {
  const fork = FACTS.cards.find(({ name }) => name === "NES-II")!;
  const [[, north] = [0, 0], [east] = [0, 0]] = sharesOf(fork, false);
  const [[, turnedNorth] = [0, 0], [turnedEast] = [0, 0]] = sharesOf(fork, true);
  expect([north < 0.3, east > 0.7, turnedNorth > 0.7, turnedEast < 0.3]).toEqual([true, true, true, true]);
});
