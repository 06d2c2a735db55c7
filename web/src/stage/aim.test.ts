import { describe, expect, it } from "vitest";

import { isUnclear, tapped, toldAt } from "./aim";
import type { Laid } from "./scene";

const GRID = { width: 100, height: 150 };
const CARDS: Laid[] = [{ key: "0,0", x: 0, y: 0, picture: "", label: "", fields: [[0.5, 0.2], [0.5, 0.8]] }];
const target = (field: number): Parameters<typeof tapped>[1][number] => ({ key: `0,0.${field}`, place: { x: 0, y: 0, field }, asHeld: true, offers: [] });

describe("a tap", () => {
  it("means the nearest field of a card", () => {
    expect(tapped([0.9, 0.3], [target(0), target(1)], CARDS, GRID)).toEqual({ x: 0, y: 0, field: 0 });
    expect(tapped([0.1, 0.95], [target(0), target(1)], CARDS, GRID)).toEqual({ x: 0, y: 0, field: 1 });
  });

  it("means the only field of a card that can be chosen, wherever it is on it, and a cell elsewhere", () => {
    expect(tapped([0.1, 0.95], [target(0)], CARDS, GRID)).toEqual({ x: 0, y: 0, field: 0 });
    expect(tapped([2.1, 0.95], [target(0)], CARDS, GRID)).toEqual({ x: 2, y: 0 });
  });

  it("between two borders means neither where a finger is larger than what lies between them", () => {
    const borders = (["east", "south"] as const).map((side) => ({ key: side, place: { x: 0, y: 0, side }, asHeld: true, offers: [] }));
    const east: [number, number] = [1, 0.5];
    const between: [number, number] = [0.75, 0.75];
    expect(isUnclear(between, borders, CARDS, GRID, 32)).toBe(true);
    expect(isUnclear(between, borders.slice(1), CARDS, GRID, 32)).toBe(false);
    expect(isUnclear(between, borders, CARDS, GRID, 100)).toBe(false);
    expect(isUnclear(east, borders, CARDS, GRID, 32)).toBe(false);
  });

  it("on a figure tells what is to be known of it", () => {
    const rat = { key: "rat", x: 0, y: 0, field: 1, picture: "", label: "", note: "The rat of Anna." };
    expect(toldAt([0.55, 0.75], [rat], CARDS, GRID)?.text).toBe("The rat of Anna.");
    expect(toldAt([0.55, 0.2], [rat], CARDS, GRID)).toBeNull();
  });
});
