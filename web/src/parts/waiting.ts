/** What a table waits for, as everybody may read it. */

import type { TableClient } from "../table/table.svelte";
import type { Viewpoint } from "../table/viewpoint.svelte";
import { say, sayList } from "../words/words.svelte";

/** Why it does not go on at all; "" while it does. */
export function sayStopped(client: TableClient, view: Viewpoint): string {
  if (client.link !== "open") return say("web-connection-lost");
  if (view.table.phase === "closed") return say("web-table-broken");
  return view.screen.over ? say("web-game-over") : "";
}

export function sayWaiting(client: TableClient, view: Viewpoint): string {
  const { waiting } = client;
  const stopped = sayStopped(client, view);
  if (stopped) return stopped;
  const names = sayList((waiting?.seats ?? []).map((seat) => view.names[seat] ?? ""));
  if (waiting?.what === "result" || (waiting?.what === "role" && view.look.forgets)) return say("web-waiting-for", { names });
  if (waiting?.what === "role") return say("web-waiting-readers", { names, count: waiting.seats.length });
  if (client.late) return say("web-late", { name: view.mover });
  return view.look.outOfTurn?.(view.screen, view.names) || say("web-turn-of", { name: view.mover });
}
