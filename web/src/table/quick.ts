/** From one click to the first card: a table with bots, a seat, and the start. */

import { createTable, gameFacts, Problem } from "../api";
import { keptName } from "./kept";
import { TableClient } from "./table.svelte";

const SEATS = 5;
/** What somebody is called who has not said a name: a spirit of the mines. */
const NAMELESS = "Permoník";

/** Sets a table, sits down, fills it with bots and starts; the code of the table. */
export async function startAgainstBots(game: string): Promise<string> {
  const facts = await gameFacts(game);
  const seats = Math.max(facts.least_seats, Math.min(SEATS, facts.most_seats));
  const { table, code } = await createTable(game, seats);
  const client = new TableClient(table);
  client.open();
  try {
    await client.opened();
    granted(await client.sit(keptName() || NAMELESS));
    const level = facts.levels.at(-1) ?? "random";
    for (let seat = 1; seat < seats; seat++) granted(await client.wish("employ", { target: seat, level }));
    granted(await client.wish("start", {}));
  } finally {
    client.close();
  }
  return code;
}

function granted(answer: { type: string }): void {
  if (answer.type === "refused") throw new Problem(answer as Problem["refused"]);
}
