import { describe, expect, it } from "vitest";

import type { CardFacts } from "../../../draw/card";
import { EXPANSION } from "../../saboteur-2/draw/expansion";
import { face, learnPictures, role } from "./face";
import { PALETTES } from "../../../draw/ink";
import { mine } from "./mine";
import { middleOf } from "../../../draw/ways";

const colours = PALETTES.dark;
learnPictures(EXPANSION);

function path(open: string, links: string[], kind = ""): CardFacts {
  return { name: `${kind} ${open} ${links.join("|")}`, kind: "path", open, links, tools: [], feature: kind };
}

function action(kind: string): CardFacts {
  return { name: kind, kind, open: "", links: [], tools: [], feature: "" };
}

/** How many fallen stones of one tone lie on the card. */
function blocked(card: CardFacts): number {
  return mine(card, colours).split(`fill="${colours.boulder[0]}"`).length - 1;
}

describe("a way", () => {
  it("that ends at a ladder is not blocked", () => {
    expect(blocked(path("N", []))).toBeGreaterThan(0);
    expect(blocked(path("N", [], "ladder"))).toBe(0);
  });

  it("that ends beside a tunnel is blocked there alone", () => {
    expect(blocked(path("NS", ["NS"]))).toBe(0);
    expect(blocked(path("NES", ["NS"]))).toBeGreaterThan(0);
  });

  it("passes over another one on a bridge, and beside it in a double bend", () => {
    const deck = colours.floor[2];
    expect(mine(path("NESW", ["NS", "EW"]), colours)).toContain(deck);
    expect(mine(path("NESW", ["NE", "SW"]), colours)).not.toContain(deck);
  });
});

it("what stands in a bend stands where the tunnel is", () => {
  expect(middleOf(path("NS", ["NS"]))).toEqual([50, 75]);
  const [[right, high], [left]] = [middleOf(path("NE", ["NE"])), middleOf(path("NW", ["NW"]))];
  expect(right).toBeGreaterThan(50);
  expect(left).toBe(100 - right);
  expect(high).toBeLessThan(75);
});

it("every feature is drawn, and no two are alike", () => {
  const card = { ...path("EW", ["EW"]), name: "same" };
  const drawn = Object.values(EXPANSION.features).map((draw) => draw(card, colours));
  expect(Object.keys(EXPANSION.features)).toEqual(["ladder", "blue", "green", "crystal"]);
  expect(drawn.every((one) => one.length > 0)).toBe(true);
  expect(new Set(drawn).size).toBe(drawn.length);
});

it("every action and every role has its own picture", () => {
  const actions = ["rockfall", "map", "theft", "hands-off", "swap-hand", "inspection", "swap-hats", "trapped", "free-at-last"];
  const roles = ["miner", "blue-miner", "green-miner", "saboteur", "boss", "profiteer", "geologist"];
  const drawn = [...actions.map((kind) => face(action(kind), "dark")), ...roles.map((name) => role(name, "dark"))];
  expect(new Set(drawn).size).toBe(actions.length + roles.length);
});

it("a role that nobody has is not drawn as another one", () => {
  expect(() => role("spy", "dark")).toThrow("no role spy");
});
