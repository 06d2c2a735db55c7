import { beforeEach, describe, expect, it } from "vitest";

import type { Offer } from "../generated/protocol";
import { Choice } from "./choice.svelte";
import { BUTTON, type Target, type Walk } from "./targets";

const offer = (text: string, parts: Partial<Offer> = {}): Offer => ({ text, kind: text.split(" ")[0] ?? "", ...parts });

let offers: Offer[];
let hand: string[] | null;
let aims: ((offer: Offer) => Target[][]) | undefined;
let walks: Walk[];
let choice: Choice;

beforeEach(() => {
  [offers, hand, aims, walks] = [[], null, undefined, []];
  choice = new Choice(() => ({ offers, hand, ...(aims && { aims }), walks }));
});

describe("a card of the hand", () => {
  beforeEach(() => {
    hand = ["NS", "map"];
    offers = [
      offer("place NS 1,0", { card: "NS", x: 1, y: 0, turned: false }),
      offer("place NS 2,0 turned", { card: "NS", x: 2, y: 0, turned: true }),
      offer("discard NS", { card: "NS" }),
      offer("discard map", { card: "map" }),
    ];
  });

  it("is held first, then its place is chosen, and it turns by itself where only that fits", () => {
    expect(choice.places).toEqual([]);
    choice.take(0);
    expect(choice.places.map(({ key, asHeld }) => [key, asHeld])).toEqual([["1,0", true], ["2,0", false]]);
    expect(choice.choosePlace({ x: 2, y: 0 })).toBe(true);
    expect([choice.chosen, choice.turned]).toEqual([offers[1], true]);
    expect(choice.choosePlace({ x: 5, y: 5 })).toBe(false);
  });

  it("can be thrown away", () => {
    choice.take(1);
    expect([choice.discard, choice.places, choice.isUseful("map")]).toEqual([offers[3], [], false]);
  });
});

it("borders and fields are places of their own", () => {
  const [trap, walk] = [offer("trap 1,0 e"), offer("walk 1,0 2")];
  offers = [trap, walk];
  aims = ({ kind }) => [[{ place: kind === "trap" ? { x: 1, y: 0, side: "east" } : { x: 1, y: 0, field: 2 } }]];
  expect(choice.places.map(({ key }) => key)).toEqual(["1,0 east", "1,0.2"]);
  choice.choosePlace({ x: 1, y: 0, side: "east" });
  expect(choice.chosen).toBe(trap);
  expect(choice.choosePlace({ x: 1, y: 0 })).toBe(false);
});

describe("a move that needs two places", () => {
  beforeEach(() => {
    offers = [offer("swap 0,0 1,0"), offer("swap 0,0 2,0")];
    aims = ({ text }) => [text.split(" ").slice(1).map((cell) => ({ place: { x: Number(cell[0]), y: Number(cell[2]) } }))];
  });

  it("is chosen by one after the other, in any order", () => {
    expect(choice.places.length).toBe(3);
    choice.choosePlace({ x: 2, y: 0 });
    expect([choice.chosen, choice.picked]).toEqual([null, [{ x: 2, y: 0 }]]);
    expect(choice.places.map(({ key }) => key)).toEqual(["0,0"]);
    choice.choosePlace({ x: 0, y: 0 });
    expect(choice.chosen).toBe(offers[1]);
  });

  it("forgets the first when it is tapped again", () => {
    choice.choosePlace({ x: 2, y: 0 });
    choice.choosePlace({ x: 2, y: 0 });
    expect([choice.picked, choice.places.length]).toEqual([[], 3]);
  });
});

it("what can be chosen by a place or by a button is there for both, and a button says which of two on one place", () => {
  offers = [offer("trade 1", { seat: 1 }), offer("trade 2", { seat: 2 })];
  aims = () => [[BUTTON], [{ place: { x: 0, y: 0 } }]];
  expect([choice.plain, choice.seats.size]).toEqual([offers, 0]);
  expect(choice.choosePlace({ x: 0, y: 0 })).toBe(true);
  expect(choice.chosen).toBeNull();
});

it("places that a figure can reach tell what the way takes", () => {
  offers = [offer("walk 1,0", { x: 1, y: 0 })];
  walks = [{ place: { x: 2, y: 0 }, moves: ["walk 1,0", "walk 2,0"], badge: "2", label: "two steps" }];
  expect(choice.places.map(({ key, badge }) => [key, badge])).toEqual([["1,0", undefined], ["2,0", "2"]]);
  expect(choice.walkTo({ x: 2, y: 0 })?.moves.length).toBe(2);
  expect(choice.walkTo({ x: 1, y: 0 })).toBeNull();
});

describe("two cards thrown away together", () => {
  beforeEach(() => {
    hand = ["NS", "trap", "NS"];
    offers = [offer("discard NS", { card: "NS" }), offer("discard trap", { card: "trap" }), offer("discard NS trap", { card: "NS", second: "trap" }), offer("discard NS NS", { card: "NS", second: "NS" })];
    aims = ({ card = "", second }) => [[{ card }, ...(second ? [{ card: second }] : []), BUTTON]];
  });

  it("are chosen one after the other, in any order, and can be held back", () => {
    choice.take(1);
    choice.choose(choice.discard!);
    expect([choice.chosen?.text, choice.takesAlong]).toEqual(["discard trap", true]);
    choice.take(0);
    expect([choice.chosen?.text, choice.also, choice.takesAlong]).toEqual(["discard NS trap", [0], false]);
    choice.take(0);
    expect([choice.chosen?.text, choice.also]).toEqual(["discard trap", []]);
  });

  it("may be alike", () => {
    choice.take(0);
    choice.choose(choice.discard!);
    choice.take(2);
    expect(choice.chosen?.text).toBe("discard NS NS");
  });

  it("are not meant by a card that is only taken", () => {
    choice.take(0);
    choice.take(1);
    expect([choice.held, choice.also, choice.chosen]).toEqual([1, [], null]);
  });
});
