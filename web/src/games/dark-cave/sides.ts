/** Who may work for whom, by what one seat knows and what everybody can see. */

import { type Clan, clanOf, otherClan } from "../walking/draw/clans";
import type { DarkCaveView } from "./screen";

/** The clan that the holder of a clan card works for (DC-174). */
export function worksFor(role: string): Clan {
  return role.endsWith("saboteur") ? otherClan(clanOf(role)) : clanOf(role);
}

/** How many clans there are at a table, and which clan cards of each are shuffled (DC-018 to DC-020). */
export function clanCards(seats: number): { clans: number; loyal: number; saboteur: number } {
  if (seats === 2) return { clans: 2, loyal: 1, saboteur: 0 };
  return seats < 5 ? { clans: 1, loyal: 2, saboteur: 2 } : { clans: 2, loyal: 3, saboteur: 1 };
}

export interface Sides {
  /** The roles that each seat may have. */
  roles: Set<string>[];
  /** How many dwarfs may work for the blue clan; all others work for the yellow one. */
  blue: number[];
}

/** If the game goes on after somebody has left the cave, each side still has a dwarf inside (DC-252). */
function bothInside({ first_out, over, players }: DarkCaveView, roles: string[]): boolean {
  if (first_out === null || over) return true;
  return new Set(players.flatMap(({ escaped }, seat) => (escaped ? [] : [worksFor(roles[seat] ?? "")]))).size === 2;
}

/** All ways to deal the clan cards that fit this screen. */
export function sidesOf(screen: DarkCaveView): Sides {
  const { players, undealt, undealt_roles } = screen;
  const clans = [...players.map(({ clan }) => clan), ...undealt];
  const known = [...players.map(({ role }) => role), ...(undealt_roles.length ? undealt_roles : undealt.map(() => null))];
  const { loyal, saboteur } = clanCards(players.length);
  const left = new Map([...new Set(clans)].flatMap((clan) => [[`${clan}-loyal`, loyal], [`${clan}-saboteur`, saboteur]] as [string, number][]));
  const roles = players.map(() => new Set<string>());
  const blue = new Set<number>();

  function deal(dealt: string[]): void {
    const clan = clans[dealt.length];
    if (clan === undefined) {
      if (!bothInside(screen, dealt)) return;
      const held = dealt.slice(0, players.length);
      held.forEach((role, seat) => roles[seat]?.add(role));
      blue.add(held.filter((role) => worksFor(role) === "blue").length);
      return;
    }
    const role = known[dealt.length];
    for (const card of role ? [role] : [`${clan}-loyal`, `${clan}-saboteur`]) {
      const cards = left.get(card) ?? 0;
      if (!cards) continue;
      left.set(card, cards - 1);
      deal([...dealt, card]);
      left.set(card, cards);
    }
  }

  deal([]);
  return { roles, blue: [...blue].sort((one, other) => other - one) };
}
