/** Lines of rock, and what looks out of its dark: for title pictures, and for a game that is played underground. */

import { at, chance, round } from "./ink";
import { HIGH, WIDE } from "./scene";

export type Point = readonly [number, number];

const whole = Math.round;

/** A soft line through points. */
export function through(points: Point[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  const bends = rest.slice(0, -1).map(([x, y], place) => {
    const next = rest[place + 1] ?? [x, y];
    return `Q${whole(x)} ${whole(y)} ${whole((x + next[0]) / 2)} ${whole((y + next[1]) / 2)}`;
  });
  return `${first.map(whole).join(" ")}${bends.join("")}L${rest[rest.length - 1]?.map(whole).join(" ")}`;
}

/** Hills from edge to edge, closed below. */
export function ridge(name: string, y: number, rise: number, steps: number): string {
  const random = chance(name);
  const points = Array.from({ length: steps + 3 }, (_, step): Point => [((step - 1) / steps) * WIDE, y - random() * rise]);
  return `M${through(points)}V${HIGH}H-60Z`;
}

/** Rock that hangs from above with teeth of stone. */
export function teeth(name: string, y: number, drop: number, count: number): string {
  const random = chance(name);
  const step = WIDE / count;
  const hanging = Array.from({ length: count }, (_, tooth) => {
    const [x, tip] = [tooth * step, y + drop * (0.25 + random() * 0.9)];
    const middle = x + step * (0.3 + random() * 0.4);
    return `Q${round(middle - 4)} ${round(y)} ${round(middle)} ${round(tip)}Q${round(middle + 4)} ${round(y)} ${round(x + step)} ${round(y - random() * 14)}`;
  });
  return `M-9 -9V${y}H0${hanging.join("")}H650V-9Z`;
}

/** A pair of eyes in the dark. */
export function eyes(x: number, y: number, size: number, colour: string): string {
  const eye = (side: number): string =>
    `<ellipse cx="${side * 7}" rx="4.4" ry="5" fill="${colour}"/><ellipse cx="${side * 7}" rx="1.3" ry="4" fill="#000"/>`;
  return at(x, y, eye(-1) + eye(1), size);
}
