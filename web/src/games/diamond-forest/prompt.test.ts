import { expect, test } from "vitest";

import { ask } from "./prompt";
import type { ForestScreen } from "./screen";

const screen = (phase: string, more: object = {}): ForestScreen => ({ phase, proposal: null, tiles: [], shown: null, ...more }) as unknown as ForestScreen;

test("whoever speaks first about the journey proposes a tile, the others agree or know a better one", () => {
  expect(ask(screen("agreeing"), false)).toBe("forest-ask-proposing");
  expect(ask(screen("agreeing", { proposal: [2, 1] }), false)).toBe("forest-ask-agreeing");
});

test("a vote is asked for in secret", () => {
  expect(ask(screen("voting"), false)).toBe("forest-ask-voting");
});

test("two tiles that change places are asked for one after the other", () => {
  expect(ask(screen("shuffling"), false)).toBe("forest-ask-shuffling");
  expect(ask(screen("shuffling"), true)).toBe("forest-ask-second");
});
