import { expect, it } from "vitest";

import { readLaid } from "./laid";

it("a dwarf is small on a tile, standing or lying, and large where it is alone", () => {
  const shown = readLaid(["rock-4 0,0", "dwarf-0 0,0 lying", "bog 1.5,0", "dwarf-1 1.5,0", "dwarf-2 3,0"]);
  expect(shown.map(({ x, pose, small }) => [x, pose, small])).toEqual([
    [0, "standing", false],
    [0, "lying", true],
    [1.5, "standing", false],
    [1.5, "standing", true],
    [3, "standing", false],
  ]);
});
