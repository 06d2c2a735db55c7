/** Ways over a card, from its open edges and links alone: tunnels, paths. */

import type { CardFacts } from "./card";
import { round } from "./ink";

export type Edge = "N" | "E" | "S" | "W";
export type Point = readonly [number, number];

const MIDDLE: Point = [50, 75];
export const AT: Record<Edge, Point> = { N: [50, 0], E: [100, 75], S: [50, 150], W: [0, 75] };
export const OPPOSITE: Record<Edge, Edge> = { N: "S", E: "W", S: "N", W: "E" };
/** What repeats along a way is this far apart. It divides both sides of a card, so it goes on evenly on the next one. */
export const STRIDE = 10;
/** How far a bend runs on before it turns, as parts of the way to the middle: upright and level. */
type Bend = readonly [number, number];
const BEND: Bend = [0.6, 0.74];
const BEND_APART: Bend = [0.42, 0.62];
const BEND_SWITCH: Bend = [0.8, 0.82];

export function upright(edge: Edge | undefined): boolean {
  return edge === "N" || edge === "S";
}

/** A place on the way from an edge to the middle; below 0 it lies beyond the card. */
export function along(edge: Edge, part: number): Point {
  const [x, y] = AT[edge];
  return [round(x + (MIDDLE[0] - x) * part), round(y + (MIDDLE[1] - y) * part)];
}

/** Ten beyond the edge: what is drawn there is cut off with the card. */
function beyond(edge: Edge): Point {
  return along(edge, upright(edge) ? -STRIDE / MIDDLE[1] : -STRIDE / MIDDLE[0]);
}

export function leg(edge: Edge, part = 1): string {
  return `M${beyond(edge).join(" ")}L${along(edge, part).join(" ")}`;
}

/** From one edge to another: straight, or in a bend that leaves both edges squarely. */
function between(one: Edge, other: Edge, [steep, level]: Bend): string {
  const ends = [AT[one].join(" "), AT[other].join(" ")];
  const start = `M${beyond(one).join(" ")}L${ends[0]}`;
  if (OPPOSITE[one] === other) return `M${beyond(one).join(" ")}L${beyond(other).join(" ")}`;
  const pulls = [one, other].map((edge) => along(edge, upright(edge) ? steep : level).join(" "));
  return `${start}C${pulls.join(" ")} ${ends[1]}L${beyond(other).join(" ")}`;
}

function pairs(group: string): [Edge, Edge][] {
  const edges = [...group] as Edge[];
  return edges.flatMap((one, place) => edges.slice(place + 1).map((other): [Edge, Edge] => [one, other]));
}

/** The floor of one group: legs to the middle where more than two edges meet. */
export function floorOf(group: string, apart: boolean): string[] {
  return group.length > 2 ? ([...group] as Edge[]).map((edge) => leg(edge)) : waysOf(group, apart);
}

/** The ways of one group of joined edges. `apart` bends a pair to its own corner, away from another group. */
export function waysOf(group: string, apart = false): string[] {
  if (group.length < 2) return ([...group] as Edge[]).map((edge) => leg(edge));
  return pairs(group).map(([one, other]) => between(one, other, apart ? BEND_APART : group.length > 2 ? BEND_SWITCH : BEND));
}

/** The middle of the way of a card: of its bend, or of the card. */
export function middleOf(card: CardFacts): Point {
  const [group = ""] = card.links;
  const [one, other] = [...group] as Edge[];
  if (!one || !other || group.length > 2 || OPPOSITE[one] === other) return MIDDLE;
  const [level, steep] = upright(one) ? [other, one] : [one, other];
  return [level === "E" ? 60 : 40, steep === "N" ? 58 : 92];
}
