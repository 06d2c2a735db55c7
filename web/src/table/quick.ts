/** From one click to the first card: a table with bots, a seat, and the start. */

import { createTable, type GameFacts, gameFacts, Problem } from "../api";
import { playOf } from "../games/games";
import { keptName, NAMELESS } from "./device";
import { TableClient } from "./table.svelte";

const SEATS = 5;
/** How many seats a new table has. */
function seatsOf({ least_seats, most_seats }: GameFacts): number {
  return Math.max(least_seats, Math.min(SEATS, most_seats));
}

/** Sets a table that stands in the middle of a room: whoever comes first is host. Its code. */
export async function setTable(game: string): Promise<string> {
  return (await createTable(game, seatsOf(await gameFacts(game)))).code;
}

/** Sets a table for others to join, and sits down there; its code. */
export async function host(game: string): Promise<string> {
  const { table, code } = await createTable(game, seatsOf(await gameFacts(game)));
  await atTable(table, code, async (client) => granted(await client.sit(keptName() || NAMELESS)));
  return code;
}

/** Somebody of this device, and where. */
export interface Sitter {
  seat: number;
  name: string;
}

/** Sets a table, lets the people of this device sit down, fills it with bots and starts; the code of the table. */
export async function startAgainstBots(game: string, sitters: Sitter[] = [{ seat: 0, name: keptName() || NAMELESS }]): Promise<string> {
  const facts = await gameFacts(game);
  const seats = seatsOf(facts);
  const { table, code } = await createTable(game, seats, playOf(game).quick);
  await atTable(table, code, async (client) => {
    for (const { seat, name } of sitters) granted(await client.sit(name, seat));
    for (let target = 0; target < seats; target++) {
      if (!sitters.some(({ seat }) => seat === target)) granted(await client.wish("employ", { target, level: facts.usual_level }));
    }
    granted(await client.wish("start", {}));
  });
  return code;
}

/** Does something at a table, and leaves it again. */
async function atTable(table: string, code: string, act: (client: TableClient) => Promise<void>): Promise<void> {
  const client = new TableClient(table, code);
  client.open();
  try {
    await client.opened();
    await act(client);
  } finally {
    client.close();
  }
}

function granted(answer: { type: string }): void {
  if (answer.type === "refused") throw new Problem(answer as Problem["refused"]);
}
