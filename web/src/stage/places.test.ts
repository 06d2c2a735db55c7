import { describe, expect, it } from "vitest";

import { closeUp } from "./places";

const DUG = [{ x: -1, y: -1 }, { x: 2, y: 1 }];

describe("where there is no room for the whole board", () => {
  it("what matters is seen, with every cell that can be chosen", () => {
    expect(closeUp(DUG)).toEqual({ west: -1, east: 2, north: -1, south: 1 });
    expect(closeUp(DUG, [{ x: -4, y: 4 }])).toEqual({ west: -4, east: 2, north: -1, south: 4 });
  });

  it("whoever chooses a field comes close to the fields, which are small", () => {
    expect(closeUp(DUG, [{ x: 0, y: 0, field: 1 }, { x: 1, y: 0, field: 0 }])).toEqual({ west: 0, east: 1, north: 0, south: 0 });
  });

  it("all of it is seen where nothing matters more", () => {
    expect(closeUp()).toBeNull();
    expect(closeUp([], [{ x: 3, y: 0 }])).toBeNull();
  });
});
