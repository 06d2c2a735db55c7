import { beforeAll, describe, expect, it } from "vitest";

import { lostCard } from "./losses";
import { learns, progress, seat } from "./seats";
import { caveScreen, dwarf, NAMES, speakEnglish } from "./testing";

beforeAll(speakEnglish);

describe("a seat", () => {
  it("shows the backs of its hand, its gold, and what lies before it", () => {
    const players = [dwarf(), dwarf({ boots: "boots-I", axes: ["battle-axe-I", "battle-axe-II"], lying: true })];
    const creatures = [{ creature: "rat", at: { x: 1, y: 0 }, seat: 1, card: "rat-I" }];
    const tokens = [{ x: 0, y: 0, side: "E", token: "web-I", seat: 1, number: 2 }];
    const { counts, signs, note, knows } = seat(caveScreen({ players, creatures, tokens }), 1, "dark");
    expect(counts[0]?.backs).toEqual(["I", "I", "I", "I", "II"]);
    expect(counts.map(({ label }) => label)).toEqual(["5 cards in hand: 4\u00a0×\u00a0I, 1\u00a0×\u00a0II", "3 nuggets"]);
    expect(signs.map(({ label }) => label)).toEqual(["lies: no movement next turn", "Has boots: one step more", "Has 2 axes", "Leads the rat; it goes at the start of this player’s next turn", "Has laid a web"]);
    expect([note, knows]).toEqual(["lies: no movement next turn", false]);
  });

  it("says who draws after a swap, and who has only just stood up", () => {
    const swapped = caveScreen({ drawer: 2, frozen: true });
    expect([0, 1, 2].map((number) => seat(swapped, number, "dark").note)).toEqual(["just up: no movement this turn", "", "draws after the swap"]);
  });

  it("keeps one's own clan card covered until everybody has seen it", () => {
    const role = "blue-saboteur";
    expect(seat(caveScreen({ players: [dwarf({ role })] }), 0, "dark").role).toBeNull();
    expect(seat(caveScreen({ players: [dwarf({ role, revealed: true })] }), 0, "dark").role).toBe(role);
  });

  it("can be read when one knows more of it than everybody", () => {
    const players = [dwarf(), dwarf({ role: "blue-loyal" }), dwarf({ role: "blue-loyal", revealed: true })];
    const given = [{ holder: 2, cards: ["NS-I"], unseen: [1, 0, 1] }];
    const facts = (number: number): ReturnType<typeof seat> => seat(caveScreen({ players, given, undealt_roles: ["blue-saboteur"] }), number, "dark");
    expect([0, 1, 2].map((number) => facts(number).knows)).toEqual([true, true, true]);
    expect([facts(0).aside, facts(2).given]).toEqual([["blue-saboteur"], [{ cards: ["NS-I"], unseen: 2 }]]);
  });
});

it("counts the cards left of each level", () => {
  expect(progress(caveScreen({ levels: [0, 1, 21], draw_pile: 22 })).backs?.map(({ label }) => label)).toEqual(["Level\u00a0I: no cards left", "Level\u00a0II: one card left", "Level\u00a0III: 21 cards left"]);
});

it("learns from a look, from a swap, and from what was set aside", () => {
  const secret = { role: "blue-loyal" };
  expect(learns({ name: "looked_at_dwarf", args: { seat: 0, on: 2 }, secret }, 0)).toBe(2);
  expect(learns({ name: "looked_at_dwarf", args: { seat: 1, on: 2 } }, 0)).toBeNull();
  expect(learns({ name: "swapped_cards", args: { seat: 1, on: 0 } }, 0)).toBe(1);
  expect(learns({ name: "looked_aside", args: { seat: 0 }, secret }, 0)).toBe(0);
});

describe("a card that is lost", () => {
  const facts = { cards: [{ name: "web-II", kind: "web", open: "", links: [], feature: "", tools: [], count: 1 }] };
  const sight = { facts: facts as unknown as Parameters<typeof lostCard>[2]["facts"], light: "dark" as const, names: NAMES, me: 0 };

  it("is pulled by the left neighbour, with its back to all", () => {
    const acts = lostCard({ name: "lost", args: { seat: 4, level: "II" } }, caveScreen(), sight);
    expect(acts.map((act) => act.verb === "take" && [act.from, act.to])).toEqual([[{ seat: 4 }, { seat: 0 }], [{ seat: 0 }, "pile"]]);
  });

  it("shows its face to the one who has lost it", () => {
    const acts = lostCard({ name: "lost", args: { seat: 0, level: "II" }, secret: { card: "web-II" } }, caveScreen(), sight);
    expect(acts.at(-1)).toMatchObject({ verb: "show", text: "Jan pulls a card from your hand, unseen: web II. Only you know it." });
  });
});
