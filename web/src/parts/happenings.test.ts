import { expect, it, vi } from "vitest";

import type { GameFacts } from "../api";
import type { Look } from "../games/look";
import type { Event, Line } from "../generated/protocol";
import type { Screen } from "../table/screens";
import type { Viewpoint } from "../table/viewpoint.svelte";
import baseCs from "messages:cs/server?with=web-home";
import baseEn from "messages:en/server?with=web-home";
import tableCs from "messages:cs/events?with=moves,people,web";
import tableEn from "messages:en/events?with=moves,people,web";
import { type Language, words } from "../words/words.svelte";

vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn() }));
vi.stubGlobal("document", { hidden: true });
const { Happenings } = await import("./happenings.svelte");
const { Stage } = await import("../stage/stage.svelte");

const [ANNA, ROSA] = [0, 1];
const NAMES = ["Anna", "Rosa"];

function speak(language: Language, ...texts: string[]): void {
  words.know(language, texts);
}

/** What is behind a table: several who look together, or one who looks alone. */
function seen(look: Partial<Look>, me: number | null, open = false): Viewpoint {
  const moment = { screen: {} as Screen, pausing: false };
  const stage = new Stage(() => moment, () => null);
  return { look, me, open, shared: open, names: NAMES, speaker: { me, names: NAMES }, now: moment, latest: moment.screen, facts: { cards: [] } as unknown as GameFacts, stage, table: { yours: [ANNA, ROSA] } } as unknown as Viewpoint;
}

function told(happenings: InstanceType<typeof Happenings>, seat: number | null, line: object): void {
  happenings.take({ seat, line: line as Line, changes: {} });
}

it("what was told is said anew when another language is spoken", () => {
  const happenings = new Happenings(seen({}, null));
  speak("en", baseEn, tableEn);
  told(happenings, null, { kind: "said", seat: ROSA, phrase: "phrase-thanks" });
  expect(happenings.caption).toEqual({ seat: ROSA, text: "Rosa: “Thank you!”" });
  speak("cs", baseCs, tableCs);
  expect(happenings.caption?.text).toBe("Rosa: „Díky!“");
  happenings.clear();
  expect(happenings.caption).toBeNull();
});

it("what is learnt of a seat stays to be read until it is closed, though the round goes on and ends", () => {
  let known = true;
  const look = { seat: () => ({ role: "saboteur", knows: known }), learns: () => ROSA } as unknown as Look;
  const happenings = new Happenings(seen(look, ANNA));
  told(happenings, ANNA, { kind: "moved", number: 1, seat: ANNA, events: [{ name: "inspected", args: { seat: ANNA, on: ROSA } }] });
  expect(happenings.reading?.seat).toBe(ROSA);
  known = false;
  expect(happenings.reading?.facts.role).toBe("saboteur");
  happenings.reading = null;
  happenings.read(ROSA);
  expect(happenings.reading).toBeNull();
});

it("those who look together do not hear what only one of them is told", () => {
  const heard: Event[] = [];
  const happenings = new Happenings(seen({ forgets: true }, null, true), (event) => heard.push(event));
  const args = { seat: ANNA, x: 1, y: 0 };
  told(happenings, ANNA, { kind: "moved", number: 1, seat: ANNA, events: [{ name: "peeked", args, secret: { tile: "fire" } }] });
  expect(heard).toEqual([{ name: "peeked", args }]);
});
