import { expect, it, vi } from "vitest";

import type { FromClient, ToClient } from "../generated/protocol";
import type { TableClient } from "./table.svelte";

type Hear = (message: ToClient) => void;

const sent: FromClient[] = [];
let hear: Hear = () => undefined;

vi.mock("./socket", () => ({
  TableSocket: class {
    constructor(_code: string, table: { hear: Hear }) {
      hear = table.hear;
    }

    send(message: FromClient): boolean {
      sent.push(message);
      return true;
    }
  },
}));
const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

const WELCOME = { type: "welcome", table: "t", code: "CODE", game: "saboteur", phase: "lobby", commitment: "", yours: [], sights: [], here: [], away: [], waiting: null, seats: [{ name: "", person: false, level: null, contributed: false }], number: -1 };
const STARTED = { type: "told", seat: null, line: { number: 1, kind: "committed", commitment: "c" } };

async function opened(): Promise<TableClient> {
  const client = new (await import("./table.svelte")).TableClient("t", "CODE");
  client.open();
  hear(WELCOME as unknown as ToClient);
  return client;
}

it("shuffles also when the start is told together with the answer by which the seat was taken", async () => {
  const client = await opened();
  const seated = client.sit("Eva");
  const { ref } = sent.at(-1) as { ref: number };
  hear({ type: "seated", ref, seat: 0, number: 0 } as unknown as ToClient);
  hear(STARTED as unknown as ToClient);
  await seated;
  expect(sent.at(-1)).toMatchObject({ type: "contribute", seat: 0 });
});

it.each([
  ["not_stored", 1],
  ["name_taken", 0],
])("keeps the secret of a seat after the answer %s as long as the seat may be ours", async (code, count) => {
  kept.clear();
  const client = await opened();
  const answer = client.sit("Eva");
  const { ref } = sent.at(-1) as { ref: number };
  hear({ type: "refused", ref, code, details: {}, rules: [] } as unknown as ToClient);
  await answer;
  expect((await import("./device")).keptTable("CODE")?.asked ?? []).toHaveLength(count);
});
