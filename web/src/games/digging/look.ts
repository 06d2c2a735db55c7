/** What the games have in common in which tunnels are dug from a start to goals. */

import type { GameFacts } from "../../api";
import { coveredGoal, face } from "./draw/face";
import type { Light } from "../../draw/ink";
import type { Laid as LaidCard } from "../../generated/protocol";
import type { Screen } from "../../table/table.svelte";
import { sayLaid } from "../../words/telling";
import { textsIn } from "../../words/texts";
import { say, words } from "../../words/words.svelte";
import type { Laid } from "../look";

const TEXTS = textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/cards.ftl", { query: "?raw" }));

/** What the cards of all mines are called. */
export function learnCards(): Promise<void> {
  return words.learn(TEXTS);
}

export function picture(card: string, facts: GameFacts, light: Light): string {
  const found = facts.cards.find((one) => one.name === card);
  if (!found) throw new Error(`no card ${card}`);
  return face(found, light);
}

function laid(card: LaidCard, facts: GameFacts, light: Light): Laid {
  return {
    key: `${card.x},${card.y}`,
    x: card.x,
    y: card.y,
    picture: picture(card.card, facts, light),
    turned: card.turned,
    label: say("web-cell", { card: sayLaid(card.card, card.turned), x: card.x, y: card.y }),
  };
}

function startCard(facts: GameFacts, light: Light): Laid {
  return laid({ x: 0, y: 0, card: "start", turned: false }, facts, light);
}

function goals(screen: Screen, facts: GameFacts, light: Light): Laid[] {
  return screen.goals.map((goal) => ({
    key: `${goal.x},${goal.y}`,
    x: goal.x,
    y: goal.y,
    picture: goal.face ? picture(goal.face, facts, light) : coveredGoal(light),
    turned: goal.turned ?? false,
    label: say("web-goal", { x: goal.x, y: goal.y, face: goal.face ? sayLaid(goal.face, goal.turned ?? false) : "", known: goal.face ? "yes" : "no" }),
    seen: goal.turned === null ? goal.seen_by : [],
  }));
}

export function board(screen: Screen, facts: GameFacts, light: Light): Laid[] {
  return [startCard(facts, light), ...goals(screen, facts, light), ...screen.mine.map((card) => laid(card, facts, light))];
}

/** The mine of a finished round, with the goals that nobody reached. */
export function mineOf(cards: LaidCard[], screen: Screen, facts: GameFacts, light: Light): Laid[] {
  const shown = [startCard(facts, light), ...cards.map((card) => laid(card, facts, light))];
  const open = new Set(shown.map((card) => card.key));
  const covered = goals(screen, facts, light)
    .filter((goal) => !open.has(goal.key))
    .map((goal) => ({ ...goal, picture: coveredGoal(light), seen: [] }));
  return [...shown, ...covered];
}

/** Cells as keys of cards. */
export function keysOf(cells: [number, number][]): Set<string> {
  return new Set(cells.map(([x, y]) => `${x},${y}`));
}
