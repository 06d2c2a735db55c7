/** Where an uncovered card that lies like this would have a path against a wall. */

import type { GameFacts } from "../../api";
import type { CoveredCard, Laid } from "../../generated/protocol";

const BESIDE = { N: [0, -1, "S"], E: [1, 0, "W"], S: [0, 1, "N"], W: [-1, 0, "E"] } as const;
const HALF_TURN: Record<string, string> = { N: "S", E: "W", S: "N", W: "E" };

function openSides(card: string, turned: boolean, facts: GameFacts): string[] {
  const open = [...(facts.cards.find(({ name }) => name === card)?.open ?? "")];
  return turned ? open.map((side) => HALF_TURN[side] ?? "") : open;
}

/** The sides of a card that is being turned, if it lies like this; `laid` are the cards of the deck and the starts. */
export function misfitsOf(turning: CoveredCard | null, turned: boolean, laid: Laid[], covered: CoveredCard[], facts: GameFacts): string {
  if (!turning?.face) return "";
  const lying = [...laid, ...covered.flatMap(({ x, y, face, turned: way }) => (face && way !== null ? [{ x, y, card: face, turned: way }] : []))];
  const own = openSides(turning.face, turned, facts);
  return Object.entries(BESIDE).flatMap(([side, [dx, dy, facing]]) => {
    const neighbour = lying.find(({ x, y }) => x === turning.x + dx && y === turning.y + dy);
    return neighbour && openSides(neighbour.card, neighbour.turned, facts).includes(facing) !== own.includes(side) ? [side] : [];
  }).join("");
}
