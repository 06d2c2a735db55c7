/** An evening: what the same people played one after the other, and who won. */

import { ask } from "../api";
import { keptTable } from "../table/device";

export interface RoleCount {
  rounds: number;
  won: number;
}

/** A seat of a game that is over; the name of a bot is empty. */
export interface Player {
  name: string;
  won: boolean;
  roles: Record<string, RoleCount>;
}

export interface Played {
  game: string;
  players: Player[];
}

/** What is known of somebody this evening; all bots together are nobody by name. */
export interface Guest {
  name: string;
  /** For each game, whether each of its tables was won. */
  tables: Map<string, boolean[]>;
  wins: number;
  roles: Map<string, RoleCount>;
}

/** What the people of a table have played before it, and at it when it is over; the oldest first. */
export function playedAt(table: string): Promise<Played[]> {
  const secrets = keptTable(table)?.secrets ?? [];
  return ask(`/api/tables/${encodeURIComponent(table)}/evening`, { headers: { Authorization: `Bearer ${secrets.join(",")}` } });
}

/** The games of an evening, in the order in which they were first played. */
export function gamesOf(played: Played[]): string[] {
  return [...new Set(played.map(({ game }) => game))];
}

/** Everybody who played, who won most first, and the bots at the end. Of bots only their wins are counted: nobody knows them by their roles. */
export function guestsOf(played: Played[]): Guest[] {
  const guests = new Map<string, Guest>();
  for (const { game, players } of played) {
    for (const name of new Set(players.map((player) => player.name))) {
      const seats = players.filter((player) => player.name === name);
      const guest = guests.get(name) ?? { name, tables: new Map(), wins: 0, roles: new Map() };
      const won = seats.some((seat) => seat.won);
      guests.set(name, guest);
      guest.tables.set(game, [...(guest.tables.get(game) ?? []), won]);
      guest.wins += Number(won);
      if (name) for (const [role, count] of Object.entries(seats[0]?.roles ?? {})) addRole(guest, role, count);
    }
  }
  return [...guests.values()].sort((one, other) => Number(!one.name) - Number(!other.name) || other.wins - one.wins);
}

function addRole(guest: Guest, role: string, { rounds, won }: RoleCount): void {
  const before = guest.roles.get(role);
  guest.roles.set(role, { rounds: (before?.rounds ?? 0) + rounds, won: (before?.won ?? 0) + won });
}
