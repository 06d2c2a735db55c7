import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it, vi } from "vitest";

import type { GameFacts } from "../api";
import type { Look } from "../games/look";
import type { Screen } from "../table/screens";
import type { Happening } from "../table/table.svelte";
import baseCs from "../words/base/cs";
import baseEn from "../words/base/en";
import tableCs from "../words/table/cs";
import tableEn from "../words/table/en";
import { type Language, words } from "../words/words.svelte";

vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn() }));
vi.stubGlobal("document", { hidden: true });

const ROSA = 1;

function speak(language: Language, ...texts: string[]): void {
  words.bundle = new FluentBundle(language, { useIsolating: false });
  words.bundle.addResource(new FluentResource(texts.join("\n")));
}

it("what was told is said anew when another language is spoken", async () => {
  const { Happenings } = await import("./happenings.svelte");
  const speaker = { me: null, names: ["Anna", "Rosa"] };
  const happenings = new Happenings(() => ({ speaker, facts: null, look: {} as Look, screen: {} as Screen, light: "dark", shared: false }));
  speak("en", baseEn, tableEn);
  happenings.take({ seat: null, line: { kind: "said", seat: ROSA, phrase: "phrase-thanks" }, changes: {} } as unknown as Happening);
  expect(happenings.caption).toEqual({ seat: ROSA, text: "Rosa: “Thank you!”" });
  speak("cs", baseCs, tableCs);
  expect(happenings.caption?.text).toBe("Rosa: „Díky!“");
  happenings.clear();
  expect(happenings.caption).toBeNull();
});

it("what is learnt of a seat stays to be read until it is closed, though the round goes on and ends", async () => {
  const { Happenings } = await import("./happenings.svelte");
  let known = true;
  const look = { back: () => "", seat: () => ({ role: "saboteur", knows: known }) } as unknown as Look;
  const speaker = { me: 0, names: ["Anna", "Rosa"] };
  const facts = { cards: [] } as unknown as GameFacts;
  const happenings = new Happenings(() => ({ speaker, facts, look, screen: {} as Screen, light: "dark", shared: false }));
  const events = [{ name: "inspected", args: { seat: 0, on: ROSA } }];
  happenings.take({ seat: 0, line: { kind: "moved", seat: 0, events }, changes: {} } as unknown as Happening);
  expect(happenings.reading?.seat).toBe(ROSA);
  known = false;
  expect(happenings.reading?.facts.role).toBe("saboteur");
  happenings.reading = null;
  happenings.read(ROSA);
  expect(happenings.reading).toBeNull();
});
