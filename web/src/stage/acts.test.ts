import { describe, expect, it } from "vitest";

import { type Act, after } from "./acts";
import type { Figure, Laid, Scene, Token } from "./scene";

const card = (x: number, y: number, more: Partial<Laid> = {}): Laid => ({ key: `${x},${y}`, x, y, picture: "", label: "", ...more });
const figure = (key: string, x: number, y: number): Figure => ({ key, x, y, picture: "", label: "" });
const TRAP: Token = { key: "trap", x: 0, y: 0, side: "east", picture: "", label: "" };

const SCENE: Scene = { cards: [card(0, 0, { face: "imp" }), card(1, 0)], figures: [figure("anna", 0, 0), figure("troll", 1, 0)], tokens: [TRAP] };

function done(...acts: Act[]): Scene {
  return acts.reduce(after, SCENE);
}

describe("after an act", () => {
  it("a card, a token or a figure lies where it was put", () => {
    const scene = done({ verb: "put", card: card(2, 0) }, { verb: "put", token: { ...TRAP, key: "web", side: "south" } }, { verb: "put", figure: figure("rat", 2, 0) });
    expect(scene.cards.map(({ key }) => key)).toEqual(["0,0", "1,0", "2,0"]);
    expect(scene.tokens?.map(({ key }) => key)).toEqual(["trap", "web"]);
    expect(scene.figures?.map(({ key }) => key)).toEqual(["anna", "troll", "rat"]);
  });

  it("figures stand elsewhere, each on its field", () => {
    const scene = done({ verb: "move", figures: { anna: { x: 1, y: 0, field: 2 } } });
    expect(scene.figures?.[0]).toMatchObject({ x: 1, y: 0, field: 2 });
    expect(scene.figures?.[1]).toEqual(SCENE.figures?.[1]);
  });

  it("cards have changed places, and are called by them", () => {
    const { cards } = done({ verb: "move", cards: { "0,0": { x: 1, y: 0 }, "1,0": { x: 0, y: 0 } } });
    expect(cards.find(({ key }) => key === "1,0")?.face).toBe("imp");
    expect(cards.find(({ key }) => key === "0,0")?.face).toBeUndefined();
  });

  it("a card shows its other side, and its neighbours stay as they are", () => {
    const { cards } = done({ verb: "turn", card: card(1, 0, { face: "fire" }) });
    expect(cards.map(({ face }) => face)).toEqual(["imp", "fire"]);
  });

  it("what was taken is gone, of whatever layer it was", () => {
    const scene = done({ verb: "take", off: ["1,0", "trap", "troll"] });
    expect([scene.cards.length, scene.tokens?.length, scene.figures?.length]).toEqual([1, 0, 1]);
  });

  it("a place is pointed at until something else is done", () => {
    const pointed = done({ verb: "show", pointed: { x: 1, y: 0 } });
    expect(pointed.pointed).toEqual([{ x: 1, y: 0 }]);
    expect(after(pointed, { verb: "roll", name: "3", picture: "", over: [] }).pointed).toEqual([]);
  });
});
