import { beforeEach, expect, it, vi } from "vitest";

import type { Offer, Welcome } from "../generated/protocol";
import type { Screen } from "./screens";
import type { TableClient } from "./table.svelte";
import type { Turn } from "./turn.svelte";

vi.mock("../games/games", () => ({ lookOf: () => ({ hand: ({ hand }: { hand: string[] }) => hand }) }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: vi.fn() });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn() }));

const PASS = { text: "pass NS", kind: "pass", card: "NS" } as Offer;

let client: TableClient;
let turn: Turn;

async function ask(confirm: boolean): Promise<void> {
  (await import("../settings.svelte")).settings.set("confirm", confirm);
}

beforeEach(async () => {
  client = new (await import("./table.svelte")).TableClient("table");
  const view = new (await import("./viewpoint.svelte")).Viewpoint(client);
  turn = new (await import("./turn.svelte")).Turn(client, view);
  client.table = { game: "saboteur", phase: "playing", yours: [0] } as unknown as Welcome;
  client.screens = new Map([[0, { to_move: 0, phase: "passing", hand: ["NS"], over: false } as unknown as Screen]]);
  client.moves = new Map([[0, [PASS]]]);
  client.link = "open";
  client.me = 0;
  vi.spyOn(client, "wish").mockResolvedValue({ type: "granted", ref: 1 } as Awaited<ReturnType<TableClient["wish"]>>);
});

it("a card that is thrown away in passing waits for a confirmation", async () => {
  await ask(true);
  await turn.take(0);
  expect(turn.choice.chosen).toBe(PASS);
  expect(client.wish).not.toHaveBeenCalled();
});

it("a card that is thrown away in passing counts at once where nothing is asked before a move", async () => {
  await ask(false);
  await turn.take(0);
  expect(client.wish).toHaveBeenCalledExactlyOnceWith("move", { move: "pass NS", after: -1 });
});

it("a card that is chosen before the last move is answered stays chosen", async () => {
  await ask(true);
  let answer = (_: Awaited<ReturnType<TableClient["wish"]>>): void => {};
  vi.spyOn(client, "wish").mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await turn.take(0);
  const played = turn.confirm();
  expect(turn.sending).toBe(true);
  client.moves = new Map([[0, [{ ...PASS }]]]); // what came of it is told first
  await turn.take(0);
  expect(turn.sending).toBe(false);
  answer({ type: "granted", ref: 1 } as Awaited<ReturnType<TableClient["wish"]>>);
  await played;
  expect(turn.choice.chosen).toBe(client.moves.get(0)?.[0]);
});
