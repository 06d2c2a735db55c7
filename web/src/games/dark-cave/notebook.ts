/** What one seat knows of The Dark Cave, and not everybody: what it has seen, whom it swapped with, and what follows from it. */

import { sayCard } from "../../words/telling";
import { say, sayList } from "../../words/words.svelte";
import type { Note } from "../look";
import { type DarkCaveView, LEVELS } from "./screen";
import { sidesOf } from "./sides";

const EXIT = "goal-exit";

/** Goals that it has looked at, and where the exit may be when it has not seen it. */
function goals({ covered }: DarkCaveView): Note[] {
  const seen = covered.flatMap(({ x, y, face, turned }): Note[] => {
    if (!face || turned !== null) return [];
    return [{ text: say("cave-note-goal", { x, y, card: sayCard(face) }), places: [{ x, y }] }];
  });
  const unknown = covered.filter(({ face }) => !face);
  const narrowed = unknown.length < covered.length && !covered.some(({ face }) => face === EXIT);
  if (!narrowed) return seen;
  const text = say("cave-note-exit", { cells: sayList(unknown.map(({ x, y }) => `${x},${y}`), "disjunction") });
  return [...seen, { text, places: unknown.map(({ x, y }) => ({ x, y })) }];
}

function clanCards({ players, seat: me }: DarkCaveView, names: string[]): string[] {
  if (players.length === 2) return [];
  return players.flatMap(({ role, revealed }, seat) => (role && !revealed && seat !== me ? [say("cave-note-role", { name: names[seat] ?? "", role: say(`role-${role}`) })] : []));
}

/** What follows for those whose clan card it has not seen, and for the sides. */
function conclusions(screen: DarkCaveView, names: string[]): string[] {
  const { players } = screen;
  if (players.every(({ role }) => role)) return [];
  const { roles, blue } = sidesOf(screen);
  const certain = roles.flatMap((possible, seat) => {
    const [role, ...others] = possible;
    return role && !others.length && !players[seat]?.role ? [say("cave-note-must", { name: names[seat] ?? "", role: say(`role-${role}`) })] : [];
  });
  return [...certain, say("cave-note-sides", { sides: sayList(blue.map((count) => say("cave-note-side", { blue: count, yellow: players.length - count })), "disjunction") })];
}

function handsGiven({ given }: DarkCaveView, names: string[]): string[] {
  return given.map(({ holder, cards, unseen }) => {
    const gone = LEVELS.flatMap((level, number) => (unseen[number] ? [`${unseen[number]}\u00a0×\u00a0${level}`] : []));
    return say("cave-note-given", { name: names[holder] ?? "", cards: cards.length ? sayList(cards.map(sayCard)) : "–", unseen: gone.join(", "), some: gone.length ? "yes" : "no" });
  });
}

export function notebook(screen: DarkCaveView, names: string[]): Note[] {
  const { seat, over, undealt_roles: aside, own_discards: away } = screen;
  if (seat === null || over) return [];
  const others = [
    ...clanCards(screen, names),
    ...(aside.length ? [say("cave-note-aside", { roles: sayList(aside.map((role) => say(`role-${role}`))) })] : []),
    ...conclusions(screen, names),
    ...handsGiven(screen, names),
    ...(away.length ? [say("cave-note-away", { cards: sayList(away.map(sayCard)) })] : []),
  ];
  return [...goals(screen), ...others.map((text) => ({ text }))];
}
