import { describe, expect, it } from "vitest";

import { comparisonOf, type Measured, perHundred } from "./measured";

const usual: Measured = { seats: 5, option: null, value: null, level: "apprentice", rounds: 300, won: { miners: 171, saboteurs: 129 }, gold: {} };
const rule: Measured = { ...usual, option: "broken_tool_costs_gold", value: true, won: { miners: 150, saboteurs: 150 } };
const near: Measured = { ...usual, option: "distance", value: 6 };
const ALL = [usual, rule, near, { ...rule, seats: 6 }];

describe("what is known of a house rule", () => {
  it("compares a switch, on or off, with the game without it", () => {
    expect(comparisonOf(ALL, "broken_tool_costs_gold", false, 5)).toEqual({ rule, usual });
    expect(comparisonOf(ALL, "broken_tool_costs_gold", true, 5)).toEqual({ rule, usual });
  });

  it("compares a value that is not the usual one", () => {
    expect(comparisonOf(ALL, "distance", 6, 5)).toEqual({ rule: near, usual });
    expect(comparisonOf(ALL, "distance", 8, 5)).toBeNull();
  });

  it("is silent where nothing was measured", () => {
    expect(comparisonOf(ALL, "early_end", true, 5)).toBeNull();
    expect(comparisonOf(ALL, "broken_tool_costs_gold", true, 6)).toBeNull();
  });

  it("counts of a hundred rounds", () => {
    expect([...perHundred(usual)]).toEqual([["miners", 57], ["saboteurs", 43]]);
  });
});
