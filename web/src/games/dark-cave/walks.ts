/** Where one tap leads a dwarf or a creature, and what it costs: told before it is gone. */

import type { GameFacts } from "../../api";
import type { MarkName } from "../../draw/marks";
import { sameCell } from "../../stage/places";
import type { Walk } from "../../table/targets";
import { say, sayList } from "../../words/words.svelte";
import { fieldsOf } from "./draw/fields";
import type { DarkCaveView, Reach, Spot } from "./screen";
import { factsOf, placeOf } from "./table";

type Passage = DarkCaveView["reach"][number];

function sum(numbers: Reach["tolls"]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function isAt(one: Spot, other: Spot | null): boolean {
  return other !== null && sameCell(one, other) && (one.field ?? 0) === (other.field ?? 0);
}

/** Where whoever walks now stands. */
export function walkerAt({ players, turn, creatures, creeping }: DarkCaveView): Spot | null {
  return creeping === null ? (players[turn]?.at ?? null) : (creatures.find(({ creature }) => creature === creeping)?.at ?? null);
}

/** Whether a field of an open card leads out of the cave. */
function isExit(card: string, field: number, facts: GameFacts): boolean {
  const known = factsOf(card, facts);
  return known.feature === "exit" && (fieldsOf(known)[field]?.featured ?? false);
}

interface Meeting {
  text: string;
  mark?: MarkName;
}

/** What a dwarf meets where the way ends. */
function meetings({ creatures, covered, veins, players, turn, steps }: DarkCaveView, end: Spot, length: number, facts: GameFacts): Meeting[] {
  const attacking = creatures.filter(({ at }) => isAt(end, at)).map(({ creature }): Meeting => ({ text: say("cave-walk-attack", { creature }), mark: "danger" }));
  const goal = covered.find((one) => sameCell(one, end));
  const found: Meeting[] = [...attacking];
  if (goal?.turned === null) found.push({ text: say("cave-walk-goal") });
  if (goal?.face && goal.turned !== null && isExit(goal.face, end.field ?? 0, facts)) found.push({ text: say("cave-walk-exit", { nuggets: players[turn]?.nuggets ?? 0 }) });
  const stops = length === steps || attacking.length > 0;
  if (stops && veins.some((vein) => isAt(end, vein))) {
    const revealed = players[turn]?.revealed ?? false;
    found.push({ text: say("cave-walk-vein", { revealed: revealed ? "yes" : "no" }), ...(!revealed && { mark: "eye" }) });
  }
  return found;
}

/** Whom a creature attacks where its way ends. */
function victims({ players }: DarkCaveView, end: Spot, names: string[]): Meeting[] {
  const met = players.flatMap(({ at }, seat) => (isAt(end, at) ? [names[seat] ?? ""] : []));
  return met.length ? [{ text: say("cave-walk-victims", { names: sayList(met) }), mark: "danger" }] : [];
}

function walkOf(screen: DarkCaveView, { way, tolls, nuggets }: Passage, from: Spot, names: string[], facts: GameFacts): Walk[] {
  const end = way.at(-1);
  if (!end) return [];
  const [cards, gold] = [sum(tolls), sum(nuggets)];
  const met = screen.creeping === null ? meetings(screen, end, way.length, facts) : victims(screen, end, names);
  const texts = [
    say("cave-walk", { x: end.x, y: end.y, field: (end.field ?? 0) + 1, steps: way.length }),
    ...(cards ? [say("cave-walk-cards", { cards })] : []),
    ...(gold ? [say("cave-walk-nuggets", { nuggets: gold })] : []),
    ...met.map(({ text }) => text),
  ];
  const costs: MarkName[] = [...Array.from({ length: cards }, () => "cards" as const), ...Array.from({ length: gold }, () => "gold" as const), ...met.flatMap(({ mark }) => mark ?? [])];
  return [{
    place: placeOf(end),
    moves: way.map(({ x, y, field = 0 }) => `step ${x},${y} ${field}`),
    badge: String(way.length),
    costs,
    label: texts.join(" "),
    ...(costs.length && { asks: [say("cave-walk-steps", { steps: way.length }), ...texts.slice(1)].join(" ") }),
    way: [from, ...way].map(placeOf),
  }];
}

export function walksOf(screen: DarkCaveView, names: string[], facts: GameFacts): Walk[] {
  const from = walkerAt(screen);
  return from ? screen.reach.flatMap((passage) => walkOf(screen, passage, from, names, facts)) : [];
}
