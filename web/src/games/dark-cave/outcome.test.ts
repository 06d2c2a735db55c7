import { beforeAll, describe, expect, it } from "vitest";

import { finale, outcome } from "./outcome";
import type { GameResult } from "./screen";
import { caveScreen, speakEnglish } from "./testing";

beforeAll(speakEnglish);

/** The worked example of the rulebook (DC-183 to DC-186). */
const EXAMPLE: GameResult = {
  why: "hands_empty", finisher: 0, first_out: 3, winner: "yellow", laid: [],
  roles: ["blue-loyal", "blue-loyal", "yellow-saboteur", "yellow-loyal", "yellow-loyal"],
  nuggets: [2, 3, 4, 2, 2],
  escaped: [true, true, false, true, true],
  treasures: [
    { clan: "blue", members: [0, 1, 2], saved: 5, opponents: 2, value: 10 },
    { clan: "yellow", members: [3, 4], saved: 4, opponents: 3, value: 12 },
  ],
};

describe("the end", () => {
  it("says why, and leaves the counting to what shows it", () => {
    expect(outcome(caveScreen({ results: [EXAMPLE] }))).toMatchObject({ why: "Nobody has any cards left.", seats: [] });
    expect(outcome(caveScreen())).toBeNull();
  });

  it("names all who worked for the clan that has won, and no saboteur of it", () => {
    const { title, ranking } = finale(caveScreen({ results: [EXAMPLE] }));
    expect([title, ranking.map(({ seat }) => seat)]).toEqual(["The yellow side wins!", [3, 4]]);
  });

  it("names everybody if nobody wins", () => {
    const { title, ranking } = finale(caveScreen({ results: [{ ...EXAMPLE, winner: "" }] }));
    expect([title, ranking.some(({ won }) => won), ranking.length]).toEqual(["Nobody got out of the cave. Nobody wins.", false, 5]);
  });
});
