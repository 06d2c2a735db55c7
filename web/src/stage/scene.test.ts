import { describe, expect, it } from "vitest";

import { keyOf } from "./places";
import { crowdsOf, type Figure, type Laid, middleOf, standsOf } from "./scene";

const GRID = { width: 100, height: 150 };
const LADDERS: Laid = { key: "1,0", x: 1, y: 0, picture: "", label: "", fields: [[0.5, 0.2], [0.5, 0.8]] };

function crowd(count: number, place: object = {}): Figure[] {
  return Array.from({ length: count }, (_, number) => ({ key: String(number), x: 1, y: 0, picture: "", label: "", ...place }));
}

describe("a place", () => {
  it("is called by its cell, and by its field or border", () => {
    expect([{ x: 1, y: -2 }, { x: 1, y: -2, field: 0 }, { x: 1, y: -2, side: "east" } as const].map(keyOf)).toEqual(["1,-2", "1,-2.0", "1,-2 east"]);
  });

  it("has its middle on the card, on the field as the card lies, or on the border", () => {
    expect(middleOf({ x: 1, y: 0 }, [LADDERS])).toEqual([1.5, 0.5]);
    expect(middleOf({ x: 1, y: 0, field: 1 }, [LADDERS])).toEqual([1.5, 0.8]);
    expect(middleOf({ x: 1, y: 0, side: "east" }, [])).toEqual([2, 0.5]);
    expect(middleOf({ x: 1, y: 0, side: "south" }, [])).toEqual([1.5, 1]);
  });
});

describe("figures on a card", () => {
  it("are all on it, however many there are, and nobody stands where another does", () => {
    for (const count of [1, 2, 3, 5, 9]) {
      const stands = [...standsOf(crowd(count), [LADDERS], GRID).values()];
      expect(new Set(stands.map(({ left, top }) => `${left} ${top}`)).size).toBe(count);
      for (const { left, top, size } of stands) {
        expect([left >= 85, left + size <= 215, top >= 0, top + size <= 154]).toEqual([true, true, true, true]);
      }
    }
  });

  it("become smaller in rows, but can still be told apart", () => {
    const size = (count: number): number => standsOf(crowd(count), [LADDERS], GRID).get("0")!.size;
    expect(size(1)).toBe(size(3));
    expect(size(9)).toBeLessThan(size(4));
    expect(size(9)).toBeGreaterThan(GRID.width / 3);
  });

  it("stand around the middle of their field", () => {
    const stand = standsOf(crowd(1, { field: 1 }), [LADDERS], GRID).get("0")!;
    expect([stand.left + stand.size / 2, stand.top + stand.size / 2]).toEqual([150, 120]);
  });
});

describe("a crowd on a small card", () => {
  const moons = crowd(4, { emblem: "moon" });
  const suns = crowd(3, { emblem: "sun" }).map((figure) => ({ ...figure, key: `sun ${figure.key}` }));

  it("is counted by its emblems", () => {
    const [found] = crowdsOf([...moons, ...suns], 28);
    expect(found).toMatchObject({ x: 1, y: 0, more: false, counts: [{ emblem: "moon", count: 4 }, { emblem: "sun", count: 3 }] });
  });

  it("hides neither who acts nor who looks", () => {
    const [own, active, ...others] = moons;
    const [found] = crowdsOf([{ ...own!, own: true }, { ...active!, active: true }, ...others, ...suns], 28);
    expect(found).toMatchObject({ more: true, counts: [{ emblem: "moon", count: 2 }, { emblem: "sun", count: 3 }] });
    expect(found?.counted).toEqual([...others, ...suns]);
  });

  it("is none where there is room, where there are two, and where nobody has an emblem", () => {
    expect([crowdsOf(moons, 60), crowdsOf(moons.slice(2), 28), crowdsOf(crowd(4), 28)]).toEqual([[], [], []]);
  });
});
