/** What a table waits for, for those who only look. */

import type { TableClient } from "../table/table.svelte";
import type { Viewpoint } from "../table/viewpoint.svelte";
import { say, words } from "../words/words.svelte";

export function sayWaiting(client: TableClient, view: Viewpoint): string {
  const { waiting } = client;
  const names = new Intl.ListFormat(words.language).format((waiting?.seats ?? []).map((seat) => view.names[seat] ?? ""));
  if (client.link !== "open") return say("web-connection-lost");
  if (view.table.phase === "closed") return say("web-table-broken");
  if (view.screen.over) return say("web-game-over");
  if (waiting?.what === "result" || (waiting?.what === "role" && view.look.forgets)) return say("web-waiting-for", { names });
  if (waiting?.what === "role") return say("web-waiting-readers", { names, count: waiting.seats.length });
  return say(client.late ? "web-late" : "web-turn-of", { name: view.mover });
}
