/** What the games have in common in which tunnels are dug from a start to goals. */

import type { GameFacts } from "../../api";
import { back, coveredGoal, face, goldCard, role as roleCard, toolSign } from "./draw/face";
import type { Light } from "../../draw/ink";
import type { Laid as LaidCard } from "../../generated/protocol";
import { HEIGHT, WIDTH } from "../../draw/card";
import type { Cell } from "../../stage/places";
import type { Laid, Scene, Way } from "../../stage/scene";
import type { ScreenOf } from "../../table/screens";
import { sayLaid } from "../../words/telling";
import { say } from "../../words/words.svelte";
import { type Count, type Finale, type Look, rankedBy, type SeenStep, type Sight, type Signs } from "../look";
import { actsOf } from "./acts";

/** The screen of a game in a mine. */
export type DiggingScreen = ScreenOf<"saboteur" | "saboteur-2">;

function picture(card: string, facts: GameFacts, light: Light): string {
  const found = facts.cards.find((one) => one.name === card);
  if (!found) throw new Error(`no card ${card}`);
  return face(found, light);
}

export function laid(card: LaidCard, facts: GameFacts, light: Light): Laid {
  return {
    key: `${card.x},${card.y}`,
    x: card.x,
    y: card.y,
    picture: picture(card.card, facts, light),
    card: card.card,
    turned: card.turned,
    label: say("web-cell", { card: sayLaid(card.card, card.turned), x: card.x, y: card.y }),
  };
}

function startCard(facts: GameFacts, light: Light): Laid {
  return laid({ x: 0, y: 0, card: "start", turned: false }, facts, light);
}

function goals(screen: DiggingScreen, facts: GameFacts, light: Light): Laid[] {
  return screen.goals.map((goal) => ({
    key: `${goal.x},${goal.y}`,
    x: goal.x,
    y: goal.y,
    picture: goal.face ? picture(goal.face, facts, light) : coveredGoal(light),
    ...(goal.face && { card: goal.face }),
    turned: goal.turned ?? false,
    label: say("web-goal", { x: goal.x, y: goal.y, face: goal.face ? sayLaid(goal.face, goal.turned ?? false) : "", known: goal.face ? "yes" : "no" }),
    seen: goal.turned === null ? goal.seen_by : [],
  }));
}

function board(screen: DiggingScreen, { facts, light }: Sight): Laid[] {
  return [startCard(facts, light), ...goals(screen, facts, light), ...screen.mine.map((card) => laid(card, facts, light))];
}

/** The mine of a finished round, with the goals that nobody reached. */
function mineOf(cards: LaidCard[], screen: DiggingScreen, { facts, light }: Sight): Laid[] {
  const shown = [startCard(facts, light), ...cards.map((card) => laid(card, facts, light))];
  const open = new Set(shown.map((card) => card.key));
  const covered = goals(screen, facts, light)
    .filter((goal) => !open.has(goal.key))
    .map(({ card: _, ...goal }) => ({ ...goal, picture: coveredGoal(light), seen: [] }));
  return [...shown, ...covered];
}

/** The mine as it is, or that of a finished round with the cards marked that decided it. */
export function sceneOf(screen: DiggingScreen, sight: Sight, finished: { mine: LaidCard[]; decisive: Set<string> } | undefined, ways: Way[] = []): Scene {
  if (!finished) return { cards: board(screen, sight), ways };
  return { cards: mineOf(finished.mine, screen, sight).map((card) => ({ ...card, marked: finished.decisive.has(card.key) })), ways };
}

/** Cells as keys of cards. */
export function keysOf(cells: [number, number][]): Set<string> {
  return new Set(cells.map(([x, y]) => `${x},${y}`));
}

/** Why the gold that nobody has reached is not shown now. */
export function sayCovered({ gold_reached }: { gold_reached: boolean }): string[] {
  return gold_reached ? [] : [say("web-goals-covered")];
}

/** Broken tools in front of a dwarf. */
export function brokenTools(tools: string[], light: Light): Signs[] {
  if (!tools.length) return [];
  const label = say("web-broken", { tools: tools.map((tool) => say(`tool-${tool}`)).join(", ") });
  return [{ label, pictures: tools.map((tool) => toolSign(tool, true, light)) }];
}

/** The move that somebody seems to want who holds a card over a cell. */
export function wantedInMine(card: string | null, { x, y }: Cell, turned: boolean): string {
  if (!card || /^(break|repair)-/.test(card)) return "";
  if (card === "rockfall" || card === "map") return `${card} ${x},${y}`;
  return `place ${card} ${x},${y}${turned ? " turned" : ""}`;
}

/** Whoever has a broken tool, or sits in prison, lays no path anywhere. */
function hindrance(card: string): { move: string; reasons: string[] } | null {
  const move = wantedInMine(card, { x: 1, y: 0 }, false);
  return move.startsWith("place ") ? { move, reasons: ["broken_tool", "in_prison"] } : null;
}

/** Cards in the hand, and gold. */
export function countsOf(cards: number, gold: string, short: string): Count[] {
  return [
    { mark: "cards", short: String(cards), label: say("web-cards-in-hand", { count: cards }) },
    { mark: "gold", short, label: gold },
  ];
}

/** At the end everybody counts gold. */
export function rankedByGold(players: { gold: number | null }[], names: string[]): Finale {
  return rankedBy(players.map(({ gold }) => gold ?? 0), names, (count) => say("web-gold", { count }));
}

/** Everybody together knows the goals that somebody comes to see in a round, and each player as it sees itself. */
function together<Seen extends DiggingScreen>(steps: SeenStep<Seen>[]): Seen[] {
  const faces = new Map<string, string>();
  for (const { round, goals } of steps.flatMap(({ eyes }) => [...eyes.values()])) {
    for (const { x, y, face } of goals) if (face) faces.set(`${round} ${x},${y}`, face);
  }
  return steps.map(({ eyes }) => {
    const audience = eyes.get(null);
    if (!audience) throw new Error("a step that nobody could watch");
    const goals = audience.goals.map((goal) => ({ ...goal, face: goal.face ?? faces.get(`${audience.round} ${goal.x},${goal.y}`) ?? null }));
    const players = audience.players.map((player, seat) => eyes.get(seat)?.players[seat] ?? player);
    return Object.assign({}, audience, { goals, players });
  });
}

type Shared = "grid" | "hand" | "role" | "revealed" | "progress" | "acts" | "picture" | "back" | "roleCard" | "offer" | "shower" | "hindrance";

/** What all games of digging look like. */
export const DIGGING: Pick<Look<DiggingScreen>, Shared> & { together: typeof together } = {
  grid: { width: WIDTH, height: HEIGHT },
  hand: (screen) => screen.hand,
  role: (screen) => screen.role,
  revealed: (screen, seat) => screen.results.at(-1)?.roles[seat] ?? null,
  progress: ({ options, draw_pile }) => ({ rounds: Number(options["rounds"] ?? 1), pile: draw_pile }),
  together,
  acts: actsOf,
  picture,
  back,
  roleCard,
  hindrance,
  offer: ({ nuggets }, light) => (nuggets ? goldCard(nuggets, light) : ""),
  shower: (light) => [1, 2, 3].map((nuggets) => goldCard(nuggets, light)),
};
