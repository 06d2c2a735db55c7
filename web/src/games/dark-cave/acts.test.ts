import { beforeAll, describe, expect, it } from "vitest";

import type { Event } from "../../generated/protocol";
import { type Act, after } from "../../stage/acts";
import type { Figure, Scene } from "../../stage/scene";
import { actsOf } from "./acts";
import { SIGHT } from "./cards.testing";
import { darkCave } from "./look";
import type { DarkCaveView } from "./screen";
import { caveScreen, speakEnglish } from "./testing";

const LAID = [{ x: 1, y: 0, card: "lair-NES-II", turned: false }, { x: 0, y: 1, card: "vein-NEW-I", turned: false }];
const RAT = { creature: "rat", at: { x: 1, y: 0, field: 1 }, seat: 2, card: "rat-II" };
let screen: DarkCaveView;
let scene: Scene;

beforeAll(() => {
  speakEnglish();
  screen = caveScreen({ laid: LAID, creatures: [RAT], veins: [{ x: 0, y: 1 }], tokens: [{ x: 0, y: 0, side: "E", token: "web-I", seat: 2, number: 2 }] });
  scene = darkCave.scene(screen, SIGHT, null);
});

function acts(name: string, args: Event["args"], next = screen): Act[] {
  return actsOf({ name, args }, scene, next, SIGHT);
}

function happens(name: string, args: Event["args"], next = screen): Scene {
  return acts(name, args, next).reduce(after, scene);
}

const standing = (seen: Scene, key: string): Figure | undefined => seen.figures?.find((one) => one.key === key);

describe("what is shown", () => {
  it("lets dwarfs and creatures walk from field to field", () => {
    expect(standing(happens("stepped", { seat: 1, x: 1, y: 0, field: 2 }), "dwarf 1")).toMatchObject({ x: 1, y: 0, field: 2 });
    expect(standing(happens("crept", { seat: 2, creature: "rat", x: 0, y: 0, field: 0 }), "creature rat")).toMatchObject({ x: 0, y: 0, field: 0 });
  });

  it("puts a creature on the lair of its card, and lets it go", () => {
    const called = happens("called", { seat: 3, card: "rat-II", x: 1, y: 0 });
    expect(standing(called, "creature rat")).toMatchObject({ x: 1, y: 0, field: 1 });
    expect(standing(happens("creature_left", { creature: "rat" }), "creature rat")).toBeUndefined();
  });

  it("lets a creature come at a dwarf: the crawler lays it on its side", () => {
    expect(acts("attacked", { seat: 1, creature: "rat", harmed: true })[0]).toMatchObject({ verb: "take", to: { seat: 1 }, shakes: { seat: 1 } });
    const struck = happens("attacked", { seat: 1, creature: "crawler", harmed: true });
    expect(standing(struck, "dwarf 1")).toMatchObject({ lying: true });
    expect(acts("attacked", { seat: 1, creature: "goblin", harmed: true })).toHaveLength(2);
    expect(acts("attacked", { seat: 1, creature: "goblin", harmed: false })).toHaveLength(1);
  });

  it("turns a web to its other side, and takes it away", () => {
    const turned = happens("web_turned", { card: "web-I", x: 0, y: 0, side: "E" });
    expect(turned.tokens?.map(({ key, picture }) => [key, picture !== scene.tokens?.[0]?.picture])).toEqual([["0,0 east", true]]);
    expect(happens("token_left", { card: "web-I", x: 0, y: 0, side: "E" }).tokens).toEqual([]);
  });

  it("takes gold from a vein", () => {
    const before = scene.cards.find(({ key }) => key === "0,1")?.picture;
    expect(happens("gold_taken", { seat: 0, x: 0, y: 1 }).cards.find(({ key }) => key === "0,1")?.picture).not.toBe(before);
  });

  it("lets whoever leaves the cave go before all eyes", () => {
    const [shown] = acts("escaped", { seat: 1, nuggets: 4 });
    expect(shown).toMatchObject({ verb: "show", text: expect.stringMatching(/^Jan is out of the cave, with 4\snuggets!$/) });
    expect(standing(happens("escaped", { seat: 1, nuggets: 4 }), "dwarf 1")).toBeUndefined();
  });

  it("says why a goal lies as it does where nobody was asked, unless all ways are the same", () => {
    const shown = (card: string): string[] => acts("turned_up", { seat: 0, card, x: 4, y: 4, turned: false }).map(({ verb }) => verb);
    expect([shown("goal-vein"), shown("goal-exit")]).toEqual([["turn", "show"], ["turn"]]);
  });
});
