import { beforeAll, describe, expect, it } from "vitest";

import { notebook as notes } from "./notebook";
import { caveScreen, dwarf, NAMES, speakEnglish } from "./testing";

beforeAll(speakEnglish);

function notebook(...asked: Parameters<typeof notes>): string[] {
  return notes(...asked).map(({ text }) => text);
}

describe("the notebook", () => {
  it("begins with the sides alone", () => {
    expect(notebook(caveScreen(), NAMES)).toEqual(["How many work for blue and for yellow: 4\u00a0:\u00a01, 3\u00a0:\u00a02, or 2\u00a0:\u00a03"]);
  });

  it("keeps goals, and where the exit may still be", () => {
    const [first, second, ...others] = caveScreen().covered;
    const covered = [{ ...first!, face: "goal-vein", seen_by: [0] }, { ...second!, face: "goal-lair", turned: true }, ...others];
    expect(notebook(caveScreen({ covered }), NAMES).slice(0, 2)).toEqual(["A goal that you know: goal with a gold vein", "The exit can only be at one of the goals that you do not know."]);
  });

  it("shows where that is", () => {
    const [first, ...others] = caveScreen().covered;
    const [goal, exit] = notes(caveScreen({ covered: [{ ...first!, face: "goal-vein", seen_by: [0] }, ...others] }), NAMES);
    expect([goal?.places, exit?.places?.length]).toEqual([[{ x: -4, y: -4 }], 3]);
  });

  it("says nothing of the exit when it is found", () => {
    const [first, ...others] = caveScreen().covered;
    expect(notebook(caveScreen({ covered: [{ ...first!, face: "goal-exit", seen_by: [0] }, ...others] }), NAMES)[0]).toBe("A goal that you know: goal with the exit");
    expect(notebook(caveScreen({ covered: [{ ...first!, face: "goal-exit", turned: false }, ...others] }), NAMES)).toHaveLength(1);
  });

  it("keeps clan cards, and what follows from them", () => {
    const players = [dwarf({ role: "blue-loyal" }), dwarf({ role: "blue-saboteur" }), dwarf(), dwarf({ clan: "yellow", role: "yellow-loyal", revealed: true }), dwarf({ clan: "yellow" })];
    expect(notebook(caveScreen({ players }), NAMES)).toEqual(["Jan: blue saboteur", "Ida can only be: loyal blue dwarf", "How many work for blue and for yellow: 3\u00a0:\u00a02 or 2\u00a0:\u00a03"]);
  });

  it("keeps what was set aside, hands that were swapped, and cards that are gone", () => {
    const given = [{ holder: 3, cards: ["NS-I", "rat-II"], unseen: [1, 0, 0] }];
    const noted = notebook(caveScreen({ given, own_discards: ["web-I"], undealt_roles: ["blue-loyal", "yellow-loyal", "yellow-loyal"] }), NAMES);
    expect(noted[0]).toBe("Clan cards set aside: loyal blue dwarf, loyal yellow dwarf, and loyal yellow dwarf");
    expect(noted.slice(-2)).toEqual(["Oto has from your hand: straight path (level\u00a0I) and rat II. Discarded or lost unseen since: 1\u00a0×\u00a0I", "Discarded or lost by you: web I"]);
  });

  it("is nobody's who only watches, and closed when the game is over", () => {
    expect([notebook(caveScreen({ seat: null }), NAMES), notebook(caveScreen({ over: true }), NAMES)]).toEqual([[], []]);
  });
});
