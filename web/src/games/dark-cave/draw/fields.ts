/** Where the fields of a card lie: one, two or three steps across, by its level. */

import { type CardFacts, HEIGHT, WIDTH } from "../../../draw/card";
import { type Edge, middleOf, OPPOSITE, type Point } from "../../../draw/ways";
import { type Level, levelOf } from "../screen";

/** Start and goals have no level: the start is one large field, goals are walked like cards of the third. */
export function levelsOf({ kind, level }: CardFacts): Level {
  return kind === "goal" ? "III" : levelOf(level ?? "");
}

const MIDDLE: Point = [50, 75];

/** Fields that touch an edge, by level. */
const EDGES: Record<Level, Record<Edge, Point>> = {
  I: { N: [50, 34], E: [74, 75], S: [50, 116], W: [26, 75] },
  II: { N: [50, 31], E: [79, 75], S: [50, 119], W: [21, 75] },
  III: { N: [50, 19], E: [86, 75], S: [50, 131], W: [14, 75] },
};

/** The middle of a bend that keeps to its corner, away from the other one. */
function corner(edges: string): Point {
  return [edges.includes("E") ? 66 : 34, edges.includes("N") ? 48 : 102];
}

export interface Field {
  name: string;
  /** The edges that it touches. */
  edges: string;
  at: Point;
  /** Whether it shows what the card shows. */
  featured: boolean;
}

function straight(edges: string): boolean {
  const [one, other] = [...edges] as Edge[];
  return one !== undefined && OPPOSITE[one] === other;
}

/** Of two paths that cross, the wooden one has its field in the middle; the other one goes under it. */
function underBridge(group: string, level: Level): Point {
  if (level === "III") return group.includes("N") ? [50, 47] : [32, 75];
  return group.includes("N") ? [50, 22] : [16, 75];
}

function placeOf(card: CardFacts, name: string, edges: string, featured: boolean): Point {
  const level = levelsOf(card);
  const [edge] = [...edges] as Edge[];
  if (card.feature === "tunnel") {
    if (name === "t") return MIDDLE;
    if (edges.length === 2) return corner(edges);
    if (edge) return EDGES[level][edge];
    return corner(card.links[name === "c" ? 0 : 1] ?? "");
  }
  if (card.feature === "bridge") {
    if (edges.length === 1 && edge) return EDGES[level][edge];
    const group = card.links.find((one) => one === edges) ?? card.links[name === "c" ? 0 : 1] ?? "";
    return featured ? MIDDLE : underBridge(group, level);
  }
  if (edges.length === 1 && edge) return card.open.length === 1 && level === "I" ? [edge === "E" ? 56 : 44, 75] : EDGES[level][edge];
  return edges.length === 2 && !straight(edges) ? middleOf(card) : card.links[0]?.length === 2 && !straight(card.links[0]) ? middleOf(card) : MIDDLE;
}

/** The fields of a card as it is printed, in the order in which moves count them. */
export function fieldsOf(card: CardFacts): Field[] {
  return (card.fields ?? []).map((words) => {
    const [name = "", edges = ""] = words.split(":");
    const featured = card.feature_at?.includes(name) ?? false;
    return { name, edges, at: placeOf(card, name, edges, featured), featured };
  });
}

/** How large the stones of a level are. */
export const RADIUS: Record<Level, number> = { I: 19, II: 14.5, III: 12 };

/** The middle of each field as the card lies, in shares of the card. */
export function sharesOf(card: CardFacts, turned: boolean): [number, number][] {
  return fieldsOf(card).map(({ at: [x, y] }) => {
    const [across, down] = [x / WIDTH, y / HEIGHT];
    return turned ? [1 - across, 1 - down] : [across, down];
  });
}
