import { expect, test, vi } from "vitest";

import type { Line } from "../generated/protocol";
import type { Happening } from "../table/table.svelte";
import { storyOf } from "./story";

vi.mock("../words/words.svelte", () => ({ say: (id: string, args: Record<string, string> = {}) => [id, ...Object.values(args)].join(" ").trim() }));
vi.mock("../words/telling", () => ({ isNews: ({ name }: { name: string }) => name !== "drew", sayEvent: ({ name }: { name: string }) => name }));

const speaker = { me: 0, names: ["Eva", "Jan"] };

function told(seat: number | null, ...lines: object[]): Happening[] {
  return lines.map((line) => ({ seat, line: line as Line, changes: {} }));
}

test("moves, and what was said, are told in order to the one who looks", () => {
  const lines = [
    ...told(0, { kind: "dealt", number: 0, events: [{ name: "began", args: {} }] }),
    ...told(0, { kind: "moved", number: 1, seat: 0, by: "person", events: [{ name: "placed", args: { seat: 0 } }, { name: "drew", args: {} }] }),
    ...told(1, { kind: "moved", number: 1, seat: 0, events: [{ name: "placed", args: {} }] }),
    ...told(0, { kind: "said", number: 2, seat: 1, phrase: "phrase-hello", text: "" }, { kind: "readied", number: 3, seat: 1 }),
  ];
  expect(storyOf(lines, speaker)).toEqual([
    { key: "0-0", seat: null, text: "began", own: false, marked: null },
    { key: "1-0", seat: 0, text: "placed", own: true, marked: { places: [], seats: [0], cards: [] } },
    { key: "2", seat: 1, text: "web-said Jan phrase-hello", own: false },
  ]);
});

test("where lines are missing, that is told", () => {
  const lines = told(0, { kind: "dealt", number: 0, events: [] }, { kind: "paced", number: 1, clock: "off" }, { kind: "paced", number: 9, clock: "off" });
  expect(storyOf(lines, speaker).map(({ text }) => text.split(" ")[0])).toEqual(["web-line-paced", "web-log-gap", "web-line-paced"]);
});

test("a weaker bot that stands in is told after its move", () => {
  const events = [{ name: "placed", args: { seat: 1 } }];
  const dealt = { kind: "dealt", number: 0, events: [] };
  const lines = told(0, dealt, { kind: "moved", number: 1, seat: 1, by: "journeyman", events }, { kind: "moved", number: 2, seat: 1, by: "bot", events });
  expect(storyOf(lines, speaker).map(({ text }) => text)).toEqual(["placed", "web-line-stood-in Jan journeyman", "placed"]);
});
