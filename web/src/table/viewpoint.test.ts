import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Welcome } from "../generated/protocol";
import type { Screen } from "./screens";
import type { TableClient } from "./table.svelte";
import type { Viewpoint } from "./viewpoint.svelte";

const [ANNA, BARA, ROSA] = [0, 1, 2];
const READS = true;

vi.mock("../games/games", () => ({ lookOf: () => ({}) }));
vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn() }));

describe("a device that Anna and Bára share, while Rosa has her own,", () => {
  let client: TableClient;
  let view: Viewpoint;

  function turnOf(seat: number, over = false): void {
    client.screens = new Map([ANNA, BARA].map((own) => [own, { to_move: seat, over } as Screen]));
  }

  /** As the page does it: what is covered stays covered. */
  function isCovered(reads = false): boolean {
    const covered = view.isCovered(reads);
    if (covered) view.cover();
    return covered;
  }

  beforeEach(async () => {
    client = new (await import("./table.svelte")).TableClient("table", "CODE");
    view = new (await import("./viewpoint.svelte")).Viewpoint(client);
    client.table = { game: "saboteur", phase: "playing", yours: [ANNA, BARA] } as unknown as Welcome;
    client.me = ANNA;
    turnOf(ANNA);
  });

  it("is covered from the first, even for the seat that it would show", () => {
    expect(isCovered()).toBe(true);
    expect(isCovered(READS)).toBe(true);
    view.uncover();
    expect([isCovered(), client.me]).toEqual([false, ANNA]);
  });

  it("stays with the one who has it while others elsewhere are to move", () => {
    view.uncover();
    turnOf(ROSA);
    expect(isCovered()).toBe(false);
  });

  it("stays covered when the turn goes on without the one it waits for, and waits for her still", () => {
    view.uncover();
    turnOf(BARA);
    expect(isCovered()).toBe(true);
    turnOf(ROSA);
    expect(isCovered()).toBe(true);
    expect(view.awaited).toBe(BARA);
    turnOf(ANNA);
    expect(isCovered()).toBe(true);
    expect(view.awaited).toBe(ANNA);
  });

  it("waits with its cover for the one who reads a secret", () => {
    view.uncover();
    turnOf(BARA);
    expect(isCovered(READS)).toBe(false);
    turnOf(ROSA);
    expect(isCovered()).toBe(false);
    turnOf(BARA);
    expect(isCovered()).toBe(true);
  });

  it("is not uncovered by a secret that comes while it is covered", () => {
    view.uncover();
    turnOf(BARA);
    expect(isCovered()).toBe(true);
    expect(isCovered(READS)).toBe(true);
    turnOf(ROSA);
    expect(isCovered(READS)).toBe(true);
  });

  it("is not uncovered by a table that is closed, but by the end of the game, when nothing is secret", () => {
    view.uncover();
    turnOf(BARA);
    expect(isCovered()).toBe(true);
    client.table = { ...client.table!, phase: "closed" };
    expect(isCovered()).toBe(true);
    turnOf(BARA, true);
    expect(isCovered()).toBe(false);
  });

  it("shows nobody the seat that is left to it when it loses the seat of the one who has it", () => {
    client.table = { ...client.table!, yours: [ANNA, BARA, ROSA] };
    view.uncover();
    turnOf(ROSA + 1);
    client.table = { ...client.table!, yours: [BARA, ROSA] };
    client.me = BARA;
    expect(isCovered()).toBe(true);
    expect(view.awaited).toBe(BARA);
  });

  it("goes round until everybody has read the role that the bots wait for", () => {
    const waitFor = (...seats: number[]): void => void (client.waiting = seats.length ? { what: "role", seats, until: null } : null);
    turnOf(ROSA);
    waitFor(ANNA, BARA);
    expect([isCovered(), view.awaited]).toEqual([true, ANNA]);
    view.uncover();
    expect(isCovered()).toBe(false);
    waitFor(BARA);
    expect([isCovered(), view.awaited]).toEqual([true, BARA]);
    view.uncover();
    expect([isCovered(), client.me]).toEqual([false, BARA]);
    waitFor();
    expect(isCovered()).toBe(false);
  });
});
