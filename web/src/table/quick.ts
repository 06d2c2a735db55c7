/** From one click to the first card: a table with bots, a seat, and the start. */

import { createTable, type GameFacts, gameFacts, Problem } from "../api";
import { playOf } from "../games/games";
import { keptName } from "./device";
import { TableClient } from "./table.svelte";

const SEATS = 5;
/** What somebody is called who has not said a name: a spirit of the mines. */
const NAMELESS = "Permoník";

/** How many seats a new table has. */
function seatsOf({ least_seats, most_seats }: GameFacts): number {
  return Math.max(least_seats, Math.min(SEATS, most_seats));
}

/** Sets a table for others to join; its code. */
export async function setTable(game: string): Promise<string> {
  return (await createTable(game, seatsOf(await gameFacts(game)))).code;
}

/** Sets a table, sits down, fills it with bots and starts; the code of the table. */
export async function startAgainstBots(game: string): Promise<string> {
  const facts = await gameFacts(game);
  const seats = seatsOf(facts);
  const { table, code } = await createTable(game, seats, playOf(game).quick);
  const client = new TableClient(table);
  client.open();
  try {
    await client.opened();
    granted(await client.sit(keptName() || NAMELESS));
    for (let seat = 1; seat < seats; seat++) granted(await client.wish("employ", { target: seat, level: facts.usual_level }));
    granted(await client.wish("start", {}));
  } finally {
    client.close();
  }
  return code;
}

function granted(answer: { type: string }): void {
  if (answer.type === "refused") throw new Problem(answer as Problem["refused"]);
}
