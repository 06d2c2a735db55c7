import { describe, expect, it } from "vitest";

import type { GameFacts } from "../../api";
import { deckRows } from "./overview";

describe("the overview", () => {
  it("counts cards by level and by what they do", () => {
    const card = (name: string, count: number, more: Partial<GameFacts["cards"][number]> = {}): GameFacts["cards"][number] => ({ name, kind: "path", open: "NS", links: ["NS"], feature: "", tools: [], count, ...more });
    const cards = [card("NESW-I", 2), card("NS-III", 1), card("dead-NS-II", 1, { links: [] }), card("ladder-E-I", 1, { links: [], feature: "ladder" }), card("rat-III", 2, { kind: "rat", open: "", links: [] }), card("goal-exit", 1, { kind: "goal" })];
    const found = Object.fromEntries(deckRows({ cards } as GameFacts).map(({ what, counts }) => [what, counts]));
    expect([found["path"], found["dead"], found["ladder"], found["rat"]]).toEqual([[2, 0, 1], [0, 1, 0], [1, 0, 0], [0, 0, 2]]);
    expect(Object.values(found).flat().reduce((sum, count) => sum + count, 0)).toBe(7);
  });
});
