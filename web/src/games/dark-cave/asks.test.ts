import { beforeAll, describe, expect, it } from "vitest";

import type { Offer } from "../../generated/protocol";
import { aim, asks, outOfTurn, sayOffer, steps, threat } from "./asks";
import type { DarkCaveView } from "./screen";
import { caveScreen, dwarf, NAMES, speakEnglish } from "./testing";

beforeAll(speakEnglish);

const offer = (text: string, parts: Partial<Offer> = {}): Offer => ({ text, kind: text.split(" ")[0] ?? "", ...parts });

/** Oto leads the rat onto the field of Eva and Ida, and Eva is asked. */
const attacked = (more: Partial<DarkCaveView> = {}): DarkCaveView => caveScreen({ phase: "fighting", turn: 3, to_move: 0, creeping: "rat", met: "rat", attacked: [0, 2], ...more });

describe("an axe out of turn", () => {
  it("is asked for by naming the creature, what it does, and who is saved", () => {
    expect(asks(attacked(), 0, NAMES)).toBe("The rat attacks you and Ida: each loses a card that chance picks. Your axe drives it away and saves you all.");
    expect(asks(attacked({ met: "goblin", attacked: [0] }), 0, NAMES)).toBe("The goblin attacks you: it takes a nugget. Your axe drives it away and saves you.");
  });

  it("is told to everybody else", () => {
    expect(outOfTurn(attacked(), NAMES)).toBe("The rat attacks Eva and Ida! Eva has an axe and decides.");
    expect(outOfTurn(caveScreen(), NAMES)).toBe("");
    expect([threat(attacked(), "dark") !== "", threat(caveScreen(), "dark")]).toEqual([true, ""]);
  });

  it("is offered with what comes of it", () => {
    expect([sayOffer(offer("fight yes"), attacked()), sayOffer(offer("fight no"), attacked())]).toEqual(["Use the axe: save all", "Keep it, lose a card"]);
  });
});

describe("a turn", () => {
  const said = (more: Partial<DarkCaveView>): string[] => steps(caveScreen(more), NAMES).map(({ text, state }) => `${state} ${text}`);

  it("has a card, a walk and new cards", () => {
    expect(said({})).toEqual(["now card", "next walk", "next draw"]);
    expect(said({ phase: "walking", steps: 2, due: 1 })).toEqual(["done card", "now walk: 2 steps left", "next draw 1"]);
  });

  it("leads a creature within its first part, also while an axe is asked for", () => {
    expect(said({ phase: "fighting", creeping: "rat", met: "rat" })[0]).toBe("now lead the rat");
    expect(said({ phase: "fighting", met: "rat" })).toEqual(["done card", "now walk", "next draw"]);
  });

  it("says who draws after a swap, and who cannot walk", () => {
    expect(said({ drawer: 2, frozen: true })).toEqual(["now card", "next no walk: just up", "next Ida draws"]);
    expect(said({ players: [dwarf({ escaped: true, at: null })] })[1]).toBe("next no walk: out of the cave");
  });
});

describe("an offer", () => {
  it("to stay says what one takes by it", () => {
    const walking = caveScreen({ phase: "walking", steps: 1 });
    expect(sayOffer(offer("stop"), walking)).toBe("Stay here");
    expect(sayOffer(offer("stop"), { ...walking, veins: [{ x: 0, y: 0 }] })).toBe("Stay: take the nugget and show your clan card");
    expect(sayOffer(offer("stop"), caveScreen({ phase: "creeping", creeping: "crawler", steps: 2 }))).toBe("The crawler stays here");
  });

  it("to cut a web is free, and says which one", () => {
    const tokens = [{ x: -1, y: 0, side: "E", token: "web-I", seat: 1, number: 2 }, { x: 0, y: 0, side: "S", token: "web-II", seat: 1, number: 1 }];
    const here = caveScreen({ tokens });
    expect(sayOffer(offer("cut -1,0 E", { x: -1, y: 0, side: "E" }), here)).toBe("Free: axe the web on the left (2 becomes 1)");
    expect(sayOffer(offer("cut 0,0 S", { x: 0, y: 0, side: "S" }), here)).toBe("Free: cut the web below away");
    expect(asks(caveScreen({ phase: "walking", steps: 0 }), 0, NAMES)).toBe("No steps left, but your axe can still cut a web.");
  });
});

it("says by what a saboteur wins", () => {
  expect(aim("blue-saboteur")).toMatch(/^In secret you work for the yellow clan\. .* times the dwarfs who work for the blue clan\.$/);
  expect(aim("blue-loyal")).toMatch(/^You work for the blue clan\. .* the yellow clan\.$/);
});
