/** Pointed trees, as outlines. */

import { chance, round } from "./ink";
import { WIDE } from "./scene";

const whole = Math.round;

/** A pointed tree in three tiers that stands on x,y. */
export function fir(x: number, y: number, tall: number): string {
  const part = (tenths: number): number => whole((tall * tenths) / 10);
  const tiers = [[1.1, 3.2], [1.3, 2.9], [1.5, 2.8]] as const;
  const right = tiers.map(([wide, high], tier) =>
    `q${part(0.3)} ${part(high * 0.7)} ${part(wide)} ${part(high)}${tier < 2 ? `h${-part(0.7)}` : ""}`);
  const left = tiers.map(([wide, high], tier) =>
    `q${part(wide - 0.3)} ${-part(high * 0.3)} ${part(wide)} ${-part(high)}${tier ? `h${-part(0.7)}` : ""}`).reverse();
  return `M${x} ${round(y - tall)}${right.join("")}h${-part(2.2)}v${part(1.1)}h${-part(0.6)}v${-part(1.1)}h${-part(2.2)}${left.join("")}Z`;
}

/** A row of firs as one shape. */
export function firs(name: string, y: number, tall: number, count: number): string {
  const random = chance(name);
  return Array.from({ length: count }, (_, tree) => fir(round(((tree + random() * 0.8) / count) * WIDE), round(y +
    random() * 12), round(tall * (0.7 + random() * 0.5)))).join("");
}
