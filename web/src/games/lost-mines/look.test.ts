import { beforeAll, describe, expect, it, vi } from "vitest";

import type { GameFacts } from "../../api";
import cards from "../../../../src/permonik/messages/en/paths.ftl?raw";
import mines from "../../../../src/permonik/messages/en/lost-mines.ftl?raw";
import table from "../../../../src/permonik/messages/en/table-lost-mines.ftl?raw";
import walking from "../../../../src/permonik/messages/en/walking.ftl?raw";
import type { LostMinesView, Offer, RoundScore, Walker } from "../../generated/protocol";
import en from "messages:en/events?with=moves,people,web";
import { words } from "../../words/words.svelte";
import type { Sight } from "../look";
import { lostMines as look } from "./look";
import { treasureCell } from "./screen";

const NAMES = ["Eva", "Jan", "Ida"];
const card = (name: string, open: string, feature = "", kind = "path"): GameFacts["cards"][number] => ({ name, kind, open, links: [open], feature, tools: [], count: 1 });
const CARDS = [card("start-yellow", "NESW", "", "start"), card("start-blue", "NESW", "", "start"), card("EW", "EW"), card("tree-EW", "EW", "tree"), card("mine-silver", "NES", "", "mine"), card("trap", "", "", "trap")];
const FACTS = { cards: CARDS } as GameFacts;
const SIGHT: Sight = { facts: FACTS, light: "dark", names: NAMES, me: 0 };

function walker(more: Partial<Walker> = {}): Walker {
  return { clan: "yellow", role: null, seen_by: [], at: { x: 1, y: 2 }, cards: 4, discarded: 0, lost: 0, figure: 0, trolls: 0, dragon: false, out: false, points: 0, ...more };
}

function screen(more: Partial<LostMinesView> = {}): LostMinesView {
  const covered = [0, 2, 4, 6].map((y) => ({ x: 9, y, face: null, turned: null, seen_by: [] }));
  const treasures = ["gold", "gold", "silver"].map((kind) => ({ kind, value: null, taker: null, seen_by: [] }));
  return { game: "lost-mines", options: {}, seat: 0, turn: 0, to_move: 0, over: false, phase: "walking", steps: 3, due: 1, hand: [], laid: [], covered, tokens: [], overcome: [], treasures, players: [walker(), walker({ clan: "blue" }), walker()], reach: [], results: [], round: 1, ...more } as LostMinesView;
}

const offer = (text: string, parts: Partial<Offer> = {}): Offer => ({ text, kind: text.split(" ")[0] ?? "", ...parts });

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  words.know("en", [en, cards, walking, mines, table]);
});

describe("a walk", () => {
  it("goes step by step to its end, with its steps on the badge", () => {
    const reach = [{ way: [{ x: 2, y: 2 }, { x: 3, y: 2 }], tolls: [0, 0] }];
    expect(look.walks?.(screen({ reach }), [], NAMES, FACTS)).toEqual([{ place: { x: 3, y: 2 }, moves: ["step 2,2", "step 3,2"], badge: "2", label: "Walk to 3,2: 2 steps" }]);
  });

  it("stops after a trap, and says what it costs", () => {
    const reach = [{ way: [{ x: 2, y: 2 }, { x: 3, y: 2 }, { x: 4, y: 2 }], tolls: [0, 1, 0] }];
    const [walk] = look.walks?.(screen({ reach }), [], NAMES, FACTS) ?? [];
    expect([walk?.moves, walk?.badge, walk?.place]).toEqual([["step 2,2", "step 3,2"], "3 −1", { x: 4, y: 2 }]);
  });

  it("may end where one stays, and in a mine that is worth something", () => {
    const open = [{ x: 9, y: 2, face: "mine-gold", turned: false, seen_by: [] }];
    expect(look.sayOffer?.(offer("stop"), screen())).toBe("Stay here");
    expect(look.sayOffer?.(offer("stop"), screen({ covered: open, players: [walker({ at: { x: 9, y: 2 } })] }))).toBe("Stay: take gold (2 left)");
    expect(look.steps?.(screen(), NAMES).map(({ state }) => state)).toEqual(["done", "now", "next"]);
  });
});

describe("a move is chosen", () => {
  it("on a border", () => {
    expect(look.aims?.(offer("trap 3,1 S", { card: "trap", x: 3, y: 1, side: "S" }), screen())).toEqual([[{ card: "trap" }, { place: { x: 3, y: 1, side: "south" } }]]);
  });

  it("on a treasure beside the board", () => {
    const place = treasureCell(2, 3);
    expect(look.aims?.(offer("take 2", { treasure: 2 }), screen())).toEqual([[{ place }]]);
    expect(look.wanted(screen({ phase: "taking" }), null, place, false)).toBe("take 2");
    expect(look.wanted(screen({ phase: "acting" }), "info-mine-treasure", place, false)).toBe("look-treasure info-mine-treasure 2");
  });

  it("by two cards that are thrown away together", () => {
    expect(look.aims?.(offer("discard EW trap", { card: "EW", second: "trap" }), screen())).toEqual([[{ card: "EW" }, { card: "trap" }, { button: true }]]);
  });

  it("or the engine is asked why not", () => {
    expect(look.wanted(screen(), null, { x: 4, y: 2 }, false)).toBe("step 4,2");
    expect(look.wanted(screen({ phase: "acting" }), "EW", { x: 4, y: 2 }, true)).toBe("place EW 4,2 turned");
    expect(look.wanted(screen({ phase: "acting" }), "axe", { x: 4, y: 2 }, false)).toBe("axe 4,2");
    expect(look.wanted(screen({ phase: "acting" }), "trap", { x: 4, y: 2 }, false)).toBe("");
    expect(look.wanted(screen({ phase: "acting" }), null, { x: 9, y: 2 }, false)).toBe("step 9,2");
    expect(look.wanted(screen({ phase: "acting" }), null, { x: 4, y: 2 }, false)).toBe("");
  });
});

describe("the table", () => {
  it("shows what one has looked at, and to nobody else", () => {
    const [first, ...others] = screen().covered;
    const known = screen({ covered: [{ ...first!, face: "mine-silver", seen_by: [0] }, ...others] });
    const mine = look.scene(known, SIGHT, null).cards.find(({ key }) => key === "9,0");
    expect([mine?.face, mine?.dim, mine?.seen]).toEqual(["mine-silver", true, [0]]);
    expect(look.notebook?.(known, NAMES)).toEqual([{ text: "A mine that you know: mine of silver", places: [{ x: 9, y: 0 }] }]);
  });

  it("keeps a notebook of values and roles", () => {
    const [first, ...others] = screen().treasures;
    const players = [walker({ role: "yellow-loyal" }), walker({ role: "blue-saboteur" }), walker()];
    const noted = look.notebook?.(screen({ players, treasures: [{ ...first!, value: 4, taker: 0 }, ...others] }), NAMES);
    expect(noted?.map(({ text }) => text)).toEqual(["Your treasure 1: gold worth 4", "Jan: blue saboteur"]);
  });

  it("has a card for an obstacle that was overcome", () => {
    const laid = [{ x: 2, y: 2, card: "tree-EW", turned: false }];
    const seen = (overcome: [number, number][]): string => look.scene(screen({ laid, overcome }), SIGHT, null).cards.find(({ key }) => key === "2,2")!.picture;
    expect(seen([])).not.toBe(seen([[2, 2]]));
  });

  it("says where a mine that can lie both ways does not fit", () => {
    const covered = [{ x: 3, y: 2, face: "mine-silver", turned: null, seen_by: [] }];
    const turning = screen({ phase: "turning", covered, laid: [{ x: 2, y: 2, card: "EW", turned: false }], players: [walker({ at: { x: 3, y: 2 } })] });
    expect([look.misfits?.(turning, false, FACTS), look.misfits?.(turning, true, FACTS)]).toEqual(["W", ""]);
  });

  it("counts the cards on the pile and the treasures that are left", () => {
    const [first, ...others] = screen().treasures;
    const { pile, left } = look.progress(screen({ draw_pile: 17, treasures: [{ ...first!, taker: 1 }, ...others] })) ?? {};
    expect([pile, left?.short, left?.label]).toEqual([17, "2", "Treasures left: 2"]);
  });

  it("tells each seat by its clan, hand, losses and what lies before it", () => {
    const [first, ...others] = screen().treasures;
    const players = [walker(), walker({ clan: "blue", lost: 2, dragon: true, trolls: 1, out: true }), walker()];
    const { label, counts, signs } = look.seat(screen({ players, treasures: [{ ...first!, taker: 1 }, ...others] }), 1, "dark");
    expect(label).toBe("blue clan");
    expect(counts.map(({ label: said }) => said)).toEqual(["4 cards in hand; lost to traps: 2", "0 points"]);
    expect(signs.map(({ label: said }) => said)).toEqual(["Has a treasure: gold", "Has woken the dragon", "Has a troll out", "No cards left: out of this round"]);
  });

  it("says who gained what in a round", () => {
    const result = { round: 1, why: "treasures_gone", finisher: 0, roles: ["yellow-loyal", "blue-loyal", "yellow-saboteur"], treasures: [], dragon: -1, pots: [], gains: [7, 0, 1], laid: [] } satisfies RoundScore;
    const outcome = look.outcome(screen({ results: [result] }), NAMES, "dark");
    expect([outcome?.why, outcome?.seats.map(({ won, gain }) => `${won} ${gain}`)]).toEqual(["All treasures are taken.", ["true 7 points", "false 0 points", "false 1 point"]]);
  });
});
