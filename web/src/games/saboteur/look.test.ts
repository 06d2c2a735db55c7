import { describe, expect, it } from "vitest";

import cards from "../../../../src/permonik/messages/en/cards.ftl?raw";
import type { SaboteurView } from "../../generated/protocol";
import en from "messages:en/events?with=moves,people,web";
import { words } from "../../words/words.svelte";
import type { Outcome } from "../look";
import { saboteur } from "./look";

words.know("en", [en, cards]);

type RoundResult = SaboteurView["results"][number];

const NAMES = ["Eva", "Jan", "Ida"];
const RESULT: RoundResult = {
  round: 2,
  gold_reached: true,
  finisher: 1,
  roles: ["miner", "miner", "saboteur"],
  left_over: "miner",
  mine: [],
  route: [],
  pay: [0, 0, 0],
  takers: [1, 0, 1],
};

function outcome(result: Partial<RoundResult>, screen: Partial<SaboteurView> = {}): Outcome | null {
  const shown = { phase: "digging", results: [{ ...RESULT, ...result }], ...screen };
  return saboteur.outcome(shown as SaboteurView, NAMES, "dark");
}

function winners(result: Partial<RoundResult>): string[] {
  return NAMES.filter((_, seat) => outcome(result)?.seats[seat]?.won);
}

describe("the outcome of a round", () => {
  it("is not there before a round has ended", () => {
    expect(outcome({}, { results: [] })).toBeNull();
  });

  it("says who reached the gold, and that the miners have won", () => {
    expect(outcome({})?.why).toBe("Jan has dug through to the gold. The miners win this round!");
    expect(winners({})).toEqual(["Eva", "Jan"]);
  });

  it("says that the saboteurs have won when nobody reached the gold", () => {
    expect(outcome({ gold_reached: false })?.why).toContain("The saboteurs win this round!");
    expect(winners({ gold_reached: false })).toEqual(["Ida"]);
  });

  it("has no winner when the winning side had no player", () => {
    const unwatched = { gold_reached: false, roles: ["miner", "miner", "miner"] };
    expect(outcome(unwatched)?.why).toContain("nobody wins this round");
    expect(winners(unwatched)).toEqual([]);
  });

  it("counts gold cards that were taken, and nuggets that were paid", () => {
    expect(outcome({})?.seats.map(({ gain }) => gain)).toEqual(["1 gold card", "2 gold cards", "–"]);
    expect(outcome({ takers: [], pay: [0, 0, 4] })?.seats.map(({ gain }) => gain)).toEqual(["–", "–", "4 nuggets"]);
  });

  it("says why goals stay face down when nobody has reached the gold", () => {
    expect(outcome({ gold_reached: false })?.remarks[0]).toContain("stay face down");
    expect(outcome({})?.remarks.join()).not.toContain("stay face down");
  });

  it("says who chooses a gold card next, as long as there is one", () => {
    expect(outcome({})?.pending).toBe("");
    expect(outcome({}, { phase: "sharing", to_move: 2, offered: 3 })?.pending).toBe("Ida chooses from 3 gold cards.");
  });
});

describe("gold", () => {
  it("that others have is told in nuggets, and in words as far as it is covered", () => {
    const player = { cards: 4, broken: [], paid: 0, gold_cards: 2, gold: null };
    const screen = { phase: "digging", players: [player, { ...player, gold: 5 }] } as unknown as SaboteurView;
    const [others, own] = [0, 1].map((seat) => saboteur.seat(screen, seat, "dark"));
    expect([others?.counts[1]?.short, others?.note]).toEqual(["0", "2 gold cards"]);
    expect([own?.counts[1]?.short, own?.note]).toEqual(["5", undefined]);
  });

  it("is chosen card by card, also of cards that are alike", () => {
    const screen = { looks: [{ round: 1, pick: 0, offer: [1, 1, 3], kept: null }] } as unknown as SaboteurView;
    expect([1, 3].map((nuggets) => saboteur.copies?.({ kind: "keep", text: "", nuggets }, screen))).toEqual([2, 1]);
  });
});
