import { describe, expect, it } from "vitest";

import actions from "../../../src/permonik/messages/en/cards.ftl?raw";
import cave from "../../../src/permonik/messages/en/dark-cave.ftl?raw";
import refusals from "../../../src/permonik/messages/en/refusals.ftl?raw";
import paths from "../../../src/permonik/messages/en/paths.ftl?raw";
import type { Event, Offer, Refused } from "../generated/protocol";
import cs from "messages:cs/events?with=moves,people,web";
import en from "messages:en/events?with=moves,people,web";
import sk from "messages:sk/events?with=moves,people,web";
import { sayCard, sayEvent, sayLaid, sayMove, sayWhy } from "./telling";
import { type Language, words } from "./words.svelte";

const [numbers] = Object.values(import.meta.glob<{ default: string }>("../../../src/permonik/messages/en/events.ftl", { query: "?with=moves,refusals&numbers", eager: true }));

const SPEAKER = { me: 0, names: ["Eva", "Jan"] };

function speak(language: Language, ...texts: string[]): void {
  words.know(language, texts);
}

function event(name: string, args: Record<string, unknown>, secret?: Record<string, unknown>): Event {
  return { name, args, ...(secret && { secret }) } as Event;
}

const place: Offer = { text: "place NE 3,2", kind: "place", card: "NE", x: 3, y: 2, turned: false };

describe("in English", () => {
  it("a card is called by its title, and with its sides where it is known how it lies", () => {
    speak("en", en, paths, actions);
    expect(sayCard("dead-NE")).toBe("dead end");
    expect(sayLaid("NE", false)).toBe("bend (up and right)");
    expect(sayLaid("NE", true)).toBe("bend (down and left)");
    expect(sayLaid("repair-pickaxe+cart", false)).toBe("repair pickaxe or cart");
  });

  it("a move says the sides as the card will lie", () => {
    speak("en", en, paths, actions);
    expect(sayMove(place, SPEAKER)).toBe("Place “bend (up and right)” at 3,2.");
    expect(sayMove({ ...place, turned: true }, SPEAKER)).toBe("Place “bend (down and left)” at 3,2.");
    expect(sayMove({ text: "discard NES", kind: "discard", card: "NES" }, SPEAKER)).toBe("Discard “fork (up, down and right)”.");
  });

  it("an event says the sides of a card in the hand and of one just laid, not of one that is gone", () => {
    speak("en", en, paths, actions);
    expect(sayEvent(event("drew", { seat: 0 }, { card: "EW" }), SPEAKER)).toBe("You draw “straight path (left and right)”.");
    expect(sayEvent(event("placed", { seat: 1, card: "NEW", x: 1, y: 0, turned: true }), SPEAKER)).toBe("Jan places “fork (down, left and right)”.");
    expect(sayEvent(event("collapsed", { seat: 1, card: "NEW", x: 1, y: 0 }), SPEAKER)).toBe("Rockfall by Jan: “fork” is gone.");
    expect(sayEvent(event("discarded", { seat: 1 }), SPEAKER)).toBe("Jan discards a card.");
  });

  it("places have numbers only for those who see no board", () => {
    const collapsed = event("collapsed", { seat: 1, card: "NEW", x: 1, y: 0 });
    const map: Offer = { text: "map 8,0", kind: "map", x: 8, y: 0 };
    const refused = { type: "refused", ref: 1, code: "no_goal", details: { x: 3, y: 2 }, rules: ["BA-103"] } as unknown as Refused;
    const said = (): boolean[] => [sayEvent(collapsed, SPEAKER), sayMove(map, SPEAKER), sayWhy(refused, SPEAKER)].map((text) => /\d,\d/.test(text));
    speak("en", en, paths, actions, refusals);
    expect(said()).toEqual([false, false, false]);
    speak("en", en, paths, actions, refusals, numbers!.default);
    expect(said()).toEqual([true, true, true]);
  });

  it("the level of a card is said where its back shows it", () => {
    speak("en", en, paths, cave);
    expect(sayEvent(event("discarded", { seat: 1, level: "II" }), SPEAKER)).toBe("Jan discards a card of level\u00a0II.");
    expect(sayEvent(event("lost", { seat: 0, level: "I" }, { card: "web-I" }), SPEAKER)).toBe("You lose “web I”: your left neighbour pulled it unseen.");
  });

  it("a refusal names the sides as they are seen", () => {
    speak("en", en, paths, actions, refusals);
    const refused = { type: "refused", ref: 1, code: "mismatch", details: { sides: "NW" }, rules: ["BA-053"] } as const;
    expect(sayWhy({ ...refused, rules: [...refused.rules] }, SPEAKER)).toContain("Wrong here: top, left.");
  });
});

it.each<[Language, string]>([
  ["en", en],
  ["cs", cs],
  ["sk", sk],
])("in %s every move of a stone is a whole sentence", (language, text) => {
  speak(language, text);
  const said = [false, true].map((turned) => sayMove({ text: "turn 8,0", kind: "turn", x: 8, y: 0, turned }, SPEAKER));
  expect(new Set(said).size).toBe(2);
  for (const sentence of said) expect(sentence).toMatch(/^[^{$\d]*\.$/);
});
