import { beforeAll, describe, expect, it, vi } from "vitest";

import type { GameFacts } from "../../api";
import type { CardFacts } from "../../draw/card";
import type { Laid as LaidCard, RoundVerdict, Saboteur2View } from "../../generated/protocol";
import base from "../../../../src/permonik/messages/en/cards.ftl?raw";
import cards from "../../../../src/permonik/messages/en/cards-saboteur-2.ftl?raw";
import table from "../../../../src/permonik/messages/en/table-saboteur-2.ftl?raw";
import whys from "../../../../src/permonik/messages/en/whys-saboteur-2.ftl?raw";
import en from "messages:en/events?with=moves,people,web";
import { sayEvent } from "../../words/telling";
import { words } from "../../words/words.svelte";
import type { Look, Outcome } from "../look";
import { saboteur2Look } from "./look";

const NAMES = ["Eva", "Jan", "Ida", "Ota"];
const RESULT: RoundVerdict = {
  round: 1,
  gold_reached: true,
  finisher: 1,
  roles: ["blue-miner", "green-miner", "boss", "geologist"],
  trapped: [false, false, false, false],
  mine: [],
  blue_route: [[0, 0], [1, 0]],
  green_route: [],
  crystals: 3,
  winners: [0, 2],
  pay: [4, 0, 3, 3],
  whys: ["rival_locked_out", "locked_out", "with_team", "crystals"],
};

let look: Look;

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("localStorage", { setItem: vi.fn() });
  look = saboteur2Look();
  words.know("en", [en, base, cards, table, whys]);
});

function outcome(result: Partial<RoundVerdict> = {}, screen: Partial<Saboteur2View> = {}): Outcome {
  const shown = { game: "saboteur-2", phase: "digging", loot: [], results: [{ ...RESULT, ...result }], ...screen } as unknown as Saboteur2View;
  const found = look.outcome(shown, NAMES, "dark");
  if (!found) throw new Error("no outcome");
  return found;
}

describe("the outcome of a round", () => {
  it("says for each seat whether it has won, which a geologist never does, and why", () => {
    expect(outcome().seats.map(({ won, gain }) => [won, gain])).toEqual([
      [true, "4 nuggets"],
      [false, "–"],
      [true, "3 nuggets"],
      [false, "3 nuggets"],
    ]);
    for (const { why } of outcome().seats) expect(why).toMatch(/^[A-Z].*\.$/);
    expect(new Set(outcome().seats.map(({ why }) => why)).size).toBe(4);
  });

  it.each([
    [[0, 2], "The blue team wins"],
    [[1], "The green team wins"],
    [[0, 1, 2], "Both teams win"],
    [[2], "Only the boss wins"],
    [[], "nobody wins"],
  ])("names the side of the winners %j", (winners, said) => {
    expect(outcome({ winners }).why).toContain("Jan completes the way to the gold");
    expect(outcome({ winners }).why).toContain(said);
  });

  it("tells the saboteurs from a profiteer who wins alone when the gold stays in the ground", () => {
    const lost = { gold_reached: false, roles: ["saboteur", "profiteer", "boss", "geologist"] };
    expect(outcome({ ...lost, winners: [0, 1] }).why).toContain("The saboteurs win");
    expect(outcome({ ...lost, winners: [1] }).why).toContain("Only the profiteer wins");
  });

  it("names the ways that there are, the crystals, and the thefts of this round only", () => {
    const { ways, remarks } = outcome({}, { loot: [[1, 1, 0], [1, 2, 2], [2, 0, 1]] });
    expect(ways?.map(({ kind }) => kind)).toEqual(["blue"]);
    expect(remarks).toEqual(["Crystals in the mine: 3", "Jan steals a nugget from Eva.", "Ida steals nothing."]);
  });

  it("counts thefts where they changed what somebody has, and says how", () => {
    const seats = outcome({}, { loot: [[1, 1, 0], [1, 2, 2], [1, 3, 1], [2, 0, 1]] }).seats;
    expect(seats.map(({ gain }) => gain)).toEqual(["3 nuggets", "–", "3 nuggets", "4 nuggets"]);
    expect(seats[0]?.why).toMatch(/Paid: 4, stolen: 0, lost to thieves: 1\.$/);
    expect(seats[2]?.why).not.toContain("stolen");
    expect(outcome({}, { loot: [[1, 0, 1]] }).seats[1]?.gain).toBe("−1 nugget");
  });

  it("says why goals stay face down when the gold was not reached", () => {
    expect(outcome({ gold_reached: false }).remarks[0]).toContain("stay face down");
    expect(outcome().remarks.join()).not.toContain("stay face down");
  });

  it("says who may still steal", () => {
    expect(outcome().pending).toBe("");
    expect(outcome({}, { phase: "stealing", to_move: 3 }).pending).toBe("Ota may steal a nugget now.");
  });
});

describe("a seat", () => {
  const player = { cards: 5, broken: [], discarded: 0, trapped: true, theft: false, gold: 2 };
  const given = [{ holder: 1, cards: ["NS"], unseen: 1 }];
  const screen = { game: "saboteur-2", phase: "digging", seat: 0, players: [player, player, player], known_roles: ["boss", "saboteur", null], given } as unknown as Saboteur2View;

  it("shows the role that was inspected, and never the own one before the end", () => {
    expect([0, 1, 2].map((seat) => look.seat(screen, seat, "dark").role)).toEqual([null, "saboteur", null]);
    expect(look.seat({ ...screen, phase: "stealing" }, 0, "dark").role).toBe("boss");
  });

  it("is known better than by everybody only while roles are secret", () => {
    const others = { ...screen, given: [] };
    expect([0, 1, 2].map((seat) => look.seat(others, seat, "dark").knows)).toEqual([false, true, false]);
    expect(look.seat({ ...others, phase: "stealing" }, 1, "dark").knows).toBe(false);
  });

  it("shows the cards one gave away where they are now", () => {
    expect([0, 1, 2].map((seat) => look.seat(screen, seat, "dark").given?.length)).toEqual([0, 1, 0]);
  });
});

it("asks why a card does not go to a cell, but not for a card that no cell takes", () => {
  const wanted = (card: string): string => look.wanted({ game: "saboteur-2" } as Saboteur2View, card, { x: 1, y: 2 }, true);
  expect(["bridge", "map", "theft", "break-cart"].map(wanted)).toEqual(["place bridge 1,2 turned", "map 1,2", "", ""]);
});

describe("on the board", () => {
  const names: [string, string][] = [["blue-EW", "blue"], ["ladder-N", "ladder"], ["NS", ""]];
  const facts = { cards: names.map(([name, feature]) => ({ name, feature }) as CardFacts) } as unknown as GameFacts;
  const mine: LaidCard[] = names.map(([card], x) => ({ card, x: x + 1, y: 0, turned: false }));

  const start = { name: "start", kind: "start", feature: "", open: "NESW", links: ["NESW"], tools: [] };
  const drawable = { cards: [...facts.cards.map((card) => ({ ...start, ...card })), start] } as unknown as GameFacts;
  const sight = { facts: drawable, light: "dark", names: NAMES, me: null } as const;
  const goals: Saboteur2View["goals"] = [];

  it("every ladder is joined to the start while the round is played", () => {
    const screen = { game: "saboteur-2", goals, mine, results: [] } as unknown as Saboteur2View;
    expect(look.scene(screen, sight, null).ways).toEqual([{ kind: "ladder", cells: [{ x: 0, y: 0 }, { x: 2, y: 0 }] }]);
  });

  it("the doors on the ways are marked, all doors where no team gets through, and none where no way leads to the gold", () => {
    const marked = (result: Partial<RoundVerdict>): string[] => {
      const screen = { game: "saboteur-2", goals, results: [{ ...RESULT, mine, ...result }] } as unknown as Saboteur2View;
      return look.scene(screen, sight, 1).cards.flatMap(({ key, marked: lit }) => (lit ? [key] : []));
    };
    expect(marked({})).toEqual(["1,0"]);
    expect(marked({ blue_route: [[0, 0], [3, 0]] })).toEqual([]);
    expect(marked({ blue_route: [] })).toEqual(["1,0"]);
    expect(marked({ blue_route: [], gold_reached: false })).toEqual([]);
  });

  it("the ways of both teams are drawn when it is over", () => {
    const screen = { game: "saboteur-2", goals, mine: [], results: [RESULT] } as unknown as Saboteur2View;
    expect(look.scene(screen, sight, 1).ways?.map(({ kind, cells }) => [kind, cells.length])).toEqual([["blue", 2], ["green", 0]]);
  });
});

it("a new role is not told where others may read it, but to those who see everything", () => {
  const swapped = { name: "swapped_hats", args: { seat: 1, on: 0 }, secret: { role: "boss" } };
  expect(sayEvent(swapped, { me: 0, names: NAMES })).toBe("Jan swaps your hat.");
  expect(sayEvent(swapped, { me: null, names: NAMES })).toContain("boss");
});
