import { expect, it, vi } from "vitest";

import type { Offer, Welcome } from "../../generated/protocol";
import type { TableClient } from "../../table/table.svelte";
import type { TableStage } from "./stage.svelte";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: vi.fn() });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn() }));

const REVEAL = { text: "reveal 1,0", kind: "reveal", x: 1, y: 0 } as Offer;

it("a tile that is tapped before the last move is answered counts", async () => {
  const client = new (await import("../../table/table.svelte")).TableClient("table");
  client.table = { yours: [0] } as unknown as Welcome;
  client.link = "open";
  client.moves = new Map([[0, [REVEAL]]]);
  const stage = { busy: false, screen: { shown: null, dwarfs: [], tiles: [], phase: "choosing" } } as unknown as TableStage;
  const player = new (await import("./player.svelte")).Player(client, stage);
  const wish = vi.spyOn(client, "wish").mockReturnValue(new Promise<Awaited<ReturnType<TableClient["wish"]>>>(() => {}));
  void player.tap({ x: 1, y: 0 });
  void player.tap({ x: 1, y: 0 });
  expect(wish).toHaveBeenCalledTimes(1); // the same move counts once
  client.moves = new Map([[0, [{ ...REVEAL, text: "reveal 2,0", x: 2 }]]]); // what came of it is told first
  void player.tap({ x: 2, y: 0 });
  expect(wish).toHaveBeenLastCalledWith("move", { move: "reveal 2,0", after: -1 }, 0);
});
