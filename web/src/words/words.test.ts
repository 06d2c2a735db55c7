import { beforeEach, expect, it, vi } from "vitest";

import { say, sayList, type Texts, words } from "./words.svelte";

const TEXTS: Texts = {
  cs: () => Promise.resolve({ default: "only-here=jen tady" }),
  sk: () => Promise.resolve({ default: "only-here=len tu" }),
  en: () => Promise.resolve({ default: "only-here=only here" }),
};

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("localStorage", { setItem: vi.fn() });
});

it("texts that come later are said in the language that is spoken, and in the next one", async () => {
  await words.speak("cs");
  expect(say("only-here")).toBe("only-here");
  await words.learn(TEXTS);
  expect(say("only-here")).toBe("jen tady");
  await words.speak("sk");
  expect(say("only-here")).toBe("len tu");
});

it("the language asked for last is spoken, whatever arrives last", async () => {
  const soon = (): Promise<{ default: string }> => Promise.resolve({ default: "soon=soon" });
  const slow: Texts = { sk: soon, en: soon, cs: () => new Promise((resolve) => setTimeout(resolve, 20, { default: "soon=brzy" })) };
  await words.speak("en");
  await words.learn(slow);
  await Promise.all([words.speak("cs"), words.speak("en")]);
  expect(words.language).toBe("en");
});

it("texts that come at the same time are all there for each who waits", async () => {
  const text = (id: string): Texts => ({ ...TEXTS, en: () => Promise.resolve({ default: `${id}=here` }) });
  const slow: Texts = { ...TEXTS, en: () => new Promise((resolve) => setTimeout(resolve, 20, { default: "slow=here" })) };
  await words.speak("en");
  const first = words.learn(text("first"));
  void words.learn(slow);
  await first;
  expect([say("first"), say("slow")]).toEqual(["here", "here"]);
});

it("texts that cannot be fetched do not silence the others", async () => {
  await words.speak("en");
  await expect(words.learn({ ...TEXTS, en: () => Promise.reject(new Error("gone")) })).rejects.toThrow("gone");
  await words.speak("en");
  expect(say("web-join")).toBe("Join");
});

it("after a language that cannot be fetched, what comes later is said in the one that is spoken", async () => {
  const gone = vi.fn(TEXTS.cs).mockRejectedValueOnce(new Error("gone"));
  await words.speak("sk");
  await words.learn({ ...TEXTS, cs: gone });
  await expect(words.speak("cs")).rejects.toThrow("gone");
  await words.learn({ ...TEXTS });
  expect([words.language, say("only-here")]).toEqual(["sk", "len tu"]);
});

it("a word of one letter stays with the next one in Czech and Slovak", async () => {
  const text = "go=Dojdi k {name} a v klidu (s rybou) přes les.";
  const texts = (): Promise<{ default: string }> => Promise.resolve({ default: text });
  await words.learn({ cs: texts, sk: texts, en: texts });
  await words.speak("cs");
  expect(say("go", { name: "Evě" })).toBe("Dojdi k\u00a0Evě a\u00a0v\u00a0klidu (s\u00a0rybou) přes les.");
  await words.speak("en");
  expect(say("go", { name: "Evě" })).toBe("Dojdi k Evě a v klidu (s rybou) přes les.");
});

it("lists things in the language that is spoken", () => {
  words.know("cs", []);
  expect(sayList([])).toBe("");
  expect(sayList(["Anna"])).toBe("Anna");
  expect(sayList(["Anna", "Bob", "Eva"])).toMatch(/^Anna, Bob a\sEva$/);
  expect(sayList(["Anna", "Bob"], "disjunction")).toBe("Anna nebo Bob");
  words.know("en", []);
  expect(sayList(["Anna", "Bob"])).toBe("Anna and Bob");
});
