import { beforeAll, describe, expect, it } from "vitest";

import type { Offer } from "../../generated/protocol";
import { BUTTON } from "../../table/targets";
import { FACTS, SIGHT } from "./cards.testing";
import { darkCave as look } from "./look";
import type { DarkCaveView } from "./screen";
import { caveScreen, dwarf, NAMES, speakEnglish } from "./testing";

const offer = (text: string, parts: Partial<Offer> = {}): Offer => ({ text, kind: text.split(" ")[0] ?? "", ...parts });
const laid = (x: number, y: number, card: string, turned = false): DarkCaveView["laid"][number] => ({ x, y, card, turned });
const walking = (more: Partial<DarkCaveView>): DarkCaveView => caveScreen({ phase: "walking", steps: 3, ...more });

beforeAll(speakEnglish);

describe("a walk", () => {
  it("goes step by step to its end, and shows its way", () => {
    const reach = [{ way: [{ x: 1, y: 0, field: 1 }, { x: 1, y: 0, field: 2 }], tolls: [0, 0], nuggets: [0, 0] }];
    expect(look.walks?.(walking({ reach }), [], NAMES, FACTS)).toEqual([{
      place: { x: 1, y: 0, field: 2 },
      moves: ["step 1,0 1", "step 1,0 2"],
      badge: "2",
      costs: [],
      label: "To field 3 at 1,0: 2 steps.",
      way: [{ x: 0, y: 0, field: 0 }, { x: 1, y: 0, field: 1 }, { x: 1, y: 0, field: 2 }],
    }]);
  });

  const one = (more: Partial<DarkCaveView>, tolls = [0], nuggets = [0]): [string[] | undefined, string | undefined] => {
    const [walk] = look.walks?.(walking({ reach: [{ way: [{ x: 1, y: 0, field: 0 }], tolls, nuggets }], ...more }), [], NAMES, FACTS) ?? [];
    return [walk?.costs, walk?.label];
  };

  it("says what bridges and tunnels take", () => {
    expect(one({}, [1], [0])).toEqual([["cards"], "To field 1 at 1,0: one step. The bridge costs you a card."]);
    expect(one({}, [0], [1])).toEqual([["gold"], "To field 1 at 1,0: one step. The tunnel costs you a nugget."]);
  });

  it("says who stops it, and what a vein asks for where the walk is over", () => {
    const rat = [{ creature: "rat", at: { x: 1, y: 0, field: 0 }, seat: 2, card: "rat-II" }];
    expect(one({ creatures: rat })[1]).toContain("The rat stops you there and takes a card.");
    const veins = [{ x: 1, y: 0, field: 0 }];
    expect(one({ veins })[0]).toEqual([]);
    expect(one({ veins, steps: 1 })).toEqual([["eye"], "To field 1 at 1,0: one step. You stop on the vein: you take the nugget and must show your clan card."]);
  });

  it("uncovers a goal, or leaves the cave", () => {
    const goal = (face: string | null, turned: boolean | null): DarkCaveView["covered"] => [{ x: 1, y: 0, face, turned, seen_by: [] }];
    expect(one({ covered: goal(null, null) })[1]).toContain("You uncover the goal and stop.");
    const exit = look.walks?.(walking({ covered: goal("goal-exit", false), reach: [{ way: [{ x: 1, y: 0, field: 4 }], tolls: [0], nuggets: [0] }] }), [], NAMES, FACTS);
    expect(exit?.[0]?.label).toContain("You leave the cave with 3 nuggets.");
  });

  it("of a creature tells whom it attacks", () => {
    const creatures = [{ creature: "rat", at: { x: 0, y: -1, field: 0 }, seat: 0, card: "rat-II" }];
    const [walk] = look.walks?.(caveScreen({ phase: "creeping", creeping: "rat", steps: 3, creatures, reach: [{ way: [{ x: 0, y: 0 }], tolls: [0], nuggets: [0] }] }), [], NAMES, FACTS) ?? [];
    expect([walk?.costs, walk?.label]).toEqual([["danger"], "To field 1 at 0,0: one step. It stops there and attacks Eva, Jan, Ida, Oto, and Ula."]);
    expect(walk?.way?.[0]).toEqual({ x: 0, y: -1, field: 0 });
  });
});

describe("a move is chosen", () => {
  it("on a field, a border, or by a button beside the web", () => {
    expect(look.aims?.(offer("step 1,0 2", { x: 1, y: 0, field: 2 }), caveScreen())).toEqual([[{ place: { x: 1, y: 0, field: 2 } }]]);
    expect(look.aims?.(offer("web I 1,0 S", { card: "web-I", x: 1, y: 0, side: "S" }), caveScreen())).toEqual([[{ card: "web-I" }, { place: { x: 1, y: 0, side: "south" } }]]);
    expect(look.aims?.(offer("cut 1,0 E", { x: 1, y: 0, side: "E" }), caveScreen())).toEqual([[{ place: { x: 1, y: 0, side: "east" } }], [BUTTON]]);
  });

  it("or the engine is asked why not", () => {
    const screen = caveScreen();
    expect(look.wanted(walking({}), null, { x: 1, y: 0, field: 2 }, false)).toBe("step 1,0 2");
    expect(look.wanted(screen, "NES-II", { x: 1, y: 0 }, true)).toBe("place NES-II 1,0 turned");
    expect(look.wanted(screen, "rat-II", { x: 1, y: 0 }, false)).toBe("rat II 1,0");
    expect(look.wanted(screen, "cave-in-III", { x: 1, y: 0 }, false)).toBe("cave-in III 1,0");
    expect(look.wanted(screen, "info-I", { x: 4, y: 4 }, false)).toBe("look-goal I 4,4");
    expect(look.wanted(screen, "web-I", { x: 1, y: 0 }, false)).toBe("");
    expect(look.wanted(screen, null, { x: 1, y: 0 }, false)).toBe("");
  });
});

describe("the table", () => {
  it("has a frame as far as the goals lie, and looks at the cave that was dug", () => {
    const scene = look.scene(caveScreen({ laid: [laid(1, 0, "NESW-I")] }), SIGHT, null);
    expect(scene.rim).toEqual({ west: -4, east: 4, north: -4, south: 4 });
    expect(scene.near).toEqual([{ x: -1, y: -1 }, { x: 2, y: 1 }]);
  });

  it("looks at a goal that lies open, for it goes on there too", () => {
    const covered = [{ x: 4, y: -4, face: "goal-exit", turned: false, seen_by: [] }, { x: -4, y: 4, face: null, turned: null, seen_by: [] }];
    expect(look.scene(caveScreen({ covered }), SIGHT, null).near).toEqual([{ x: -1, y: -5 }, { x: 5, y: 1 }]);
  });

  it("lets ladders shine together while somebody walks", () => {
    const paths = [laid(1, 0, "NESW-I"), laid(2, 0, "ladder-NE-I")];
    expect(look.scene(caveScreen({ laid: paths }), SIGHT, null).lit).toEqual([]);
    expect(look.scene(walking({ laid: paths }), SIGHT, null).lit).toEqual([{ x: 0, y: 0, field: 0 }, { x: 2, y: 0, field: 0 }]);
  });

  it("says of creatures and webs whose they are and when they leave", () => {
    const creatures = [{ creature: "crawler", at: { x: 0, y: 0 }, seat: 1, card: "crawler-I" }];
    const tokens = [{ x: 0, y: 0, side: "E", token: "web-I", seat: 2, number: 2 }];
    const { figures, tokens: webs } = look.scene(caveScreen({ creatures, tokens }), SIGHT, null);
    expect(figures?.[0]?.note).toBe("Crawler of Jan: knocks down. Leaves at the start of the turn of Jan.");
    expect(webs?.[0]?.note).toBe("Web of Ida, showing 2: shows 1 from the start of the next turn of Ida, and leaves one turn later.");
  });

  it("shows who lies, and where gold is", () => {
    const players = [dwarf({ lying: true }), dwarf()];
    const vein = [laid(1, 0, "vein-NEW-I")];
    const scene = look.scene(caveScreen({ players, laid: vein, veins: [{ x: 1, y: 0 }] }), SIGHT, null);
    const bare = look.scene(caveScreen({ players, laid: vein }), SIGHT, null);
    expect(scene.figures?.map(({ lying }) => lying)).toEqual([true, false]);
    expect(scene.figures?.[0]?.note).toBe("Eva, blue clan, lies: no movement next turn");
    expect(scene.cards.find(({ key }) => key === "1,0")?.picture).not.toBe(bare.cards.find(({ key }) => key === "1,0")?.picture);
  });

  it("lets the water rise with the level", () => {
    const seen = (levels: number[]): string | undefined => look.scene(caveScreen({ levels }), SIGHT, null).ground;
    expect(new Set([seen([1, 17, 21]), seen([0, 17, 21]), seen([0, 0, 21]), seen([0, 0, 0])]).size).toBe(3);
  });

  it("says where a goal that can lie both ways does not fit", () => {
    const covered = [{ x: 1, y: 0, face: "goal-vein", turned: null, seen_by: [] }];
    const turning = caveScreen({ phase: "turning", entered: "W", covered, players: [dwarf(), dwarf()] });
    expect([look.misfits?.(turning, false, FACTS), look.misfits?.(turning, true, FACTS)]).toEqual(["W", ""]);
  });
});
