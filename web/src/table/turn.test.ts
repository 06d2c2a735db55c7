import { beforeEach, describe, expect, it, vi } from "vitest";

import type { GameFacts } from "../api";
import type { Look } from "../games/look";
import type { Offer, Welcome } from "../generated/protocol";
import type { Screen } from "./screens";
import type { TableClient } from "./table.svelte";
import type { Turn } from "./turn.svelte";

const look: Partial<Look> = {};
vi.mock("../games/games", () => ({ lookOf: () => look, learnRefusals: () => Promise.resolve() }));
vi.stubGlobal("localStorage", { getItem: () => null, setItem: vi.fn() });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn() }));

const PASS = { text: "pass NS", kind: "pass", card: "NS" } as Offer;

let client: TableClient;
let turn: Turn;

async function ask(confirm: boolean): Promise<void> {
  (await import("../settings.svelte")).settings.set("confirm", confirm);
}

beforeEach(async () => {
  for (const name of Object.keys(look)) delete look[name as keyof Look];
  look.hand = (screen) => (screen as unknown as { hand: string[] }).hand;
  client = new (await import("./table.svelte")).TableClient("table", "CODE");
  const view = new (await import("./viewpoint.svelte")).Viewpoint(client);
  view.facts = {} as GameFacts;
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
  expect(client.wish).toHaveBeenCalledExactlyOnceWith("move", { move: "pass NS", after: -1 }, 0);
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

describe("where a tap counts at once", () => {
  const walk = (x: number): Offer => ({ text: `walk ${x},0`, kind: "walk", x, y: 0 });

  beforeEach(() => {
    look.atOnce = true;
    look.hand = () => null;
  });

  it("a place that is tapped before the last move is answered counts, and the same one counts once", () => {
    const wish = vi.spyOn(client, "wish").mockReturnValue(new Promise<Awaited<ReturnType<TableClient["wish"]>>>(() => {}));
    client.moves = new Map([[0, [walk(1)]]]);
    void turn.choosePlace({ x: 1, y: 0 });
    void turn.choosePlace({ x: 1, y: 0 });
    expect(wish).toHaveBeenCalledTimes(1);
    client.moves = new Map([[0, [walk(2)]]]); // what came of it is told first
    void turn.choosePlace({ x: 2, y: 0 });
    expect(wish).toHaveBeenLastCalledWith("move", { move: "walk 2,0", after: -1 }, 0);
  });

  it("one tap goes the first step of a way, and no step that is not on offer", async () => {
    look.walks = () => [
      { place: { x: 2, y: 0 }, moves: ["walk 1,0", "walk 2,0"], badge: "2", label: "" },
      { place: { x: 3, y: 0 }, moves: ["walk 9,0"], badge: "9", label: "" },
    ];
    client.moves = new Map([[0, [walk(1)]]]);
    await turn.choosePlace({ x: 3, y: 0 });
    expect(client.wish).not.toHaveBeenCalled();
    await turn.choosePlace({ x: 2, y: 0 });
    expect(client.wish).toHaveBeenCalledExactlyOnceWith("move", { move: "walk 1,0", after: -1 }, 0);
  });
});

describe("a way that costs something", () => {
  beforeEach(async () => {
    await ask(true);
    look.hand = () => null;
    look.walks = () => [{ place: { x: 1, y: 0, field: 2 }, moves: ["step 1,0 2"], badge: "1", costs: ["gold"], label: "" }];
    client.moves = new Map([[0, [{ text: "step 1,0 2", kind: "step", x: 1, y: 0, field: 2 }]]]);
    await turn.choosePlace({ x: 1, y: 0, field: 2 });
  });

  it("is asked about before it is gone", async () => {
    expect(client.wish).not.toHaveBeenCalled();
    expect(turn.choice.going?.badge).toBe("1");
    await turn.confirm();
    expect(client.wish).toHaveBeenCalledExactlyOnceWith("move", { move: "step 1,0 2", after: -1 }, 0);
  });

  it("is gone when it is tapped again, or left alone", async () => {
    turn.cancel();
    expect(turn.choice.going).toBeNull();
    await turn.choosePlace({ x: 1, y: 0, field: 2 });
    expect(client.wish).not.toHaveBeenCalled();
    await turn.choosePlace({ x: 1, y: 0, field: 2 });
    expect(client.wish).toHaveBeenCalledOnce();
  });
});
