import { beforeEach, expect, it } from "vitest";

import rhymes from "../../../../src/permonik/messages/en/rhymes-diamond-forest.ftl?raw";
import speak from "../../../../src/permonik/messages/en/speak-diamond-forest.ftl?raw";
import type { Event } from "../../generated/protocol";
import { say, words } from "../../words/words.svelte";
import { rhymeOf, Spoken } from "./spoken";

const SPEAKER = { me: 0, names: ["Anna", "Rosa"] };

beforeEach(() => {
  words.know("en", [rhymes, speak]);
});

/** What Anna hears of all these, event by event. */
function heard(...events: Event[]): string[][] {
  const spoken = new Spoken();
  return events.map((event) => spoken.of(event, SPEAKER, [0]));
}

const event = (name: string, args: Event["args"]): Event => ({ name, args });

it("a rhyme is said the first time that a tile of its kind is turned over", () => {
  const rock = event("shown", { seat: 1, x: 0, y: 0, tile: "rock-2" });
  expect(heard(rock, rock)).toEqual([[say("speak-tile-rock-2"), rhymeOf("rock-2")], [say("speak-tile-rock-2")]]);
});

it("a fire is said once, however many tiles it lights", () => {
  const lit = event("lit", { seat: 0, x: 0, y: 0, tile: "bog" });
  expect(heard(lit, lit, lit)).toEqual([[say("speak-lit")], [], []]);
});

it("two equal rolls are both said", () => {
  const rolled = event("rolled", { seat: 0, pips: 3 });
  expect(heard(rolled, rolled)).toEqual([["Three!"], ["Three!"]]);
});

it("a trick is said to the one on whom it is played alone", () => {
  const trick = (seat: number): Event => event("tricked", { seat, trick: "look" });
  expect(heard(trick(0), trick(1))).toEqual([[say("speak-trick-look")], []]);
});
