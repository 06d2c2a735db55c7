/** What lies on paths, seen from above and around 0,0: each is known by its outline before its colour. */

import { at, blob, chance, edged, glow, inked, limb, line, shape } from "../../../draw/ink";
import { STEEL } from "../../../draw/tools";
import type { Tints } from "./tints";

type Draw = (tints: Tints) => string;

function trunk(length: number, { wood, ink }: Tints): string {
  const half = length / 2;
  return (
    limb(`M${-half} 0H${half}`, wood[1], ink, 15, 3) +
    line(`M${-half + 5} -3H${half - 12}M${-half + 14} 3H${half - 4}`, wood[0], 2.2) +
    `<circle cx="${half}" r="8.5" fill="#e3bf85" ${edged(ink, 2.6)}/><circle cx="${half}" r="4" fill="none" ${edged(wood[0], 1.8)}/>` +
    limb(`M${-half * 0.4} -6L${-half * 0.6} -19`, wood[1], ink, 5, 2)
  );
}

/** Two trunks across each other. */
export const trees: Draw = (tints) => at(-2, 6, trunk(66, tints), 1, -28) + at(2, -8, trunk(62, tints), 1, 30);

/** The same with the middle cut out: one can walk through. */
export const clearedTrees: Draw = (tints) => {
  const half = (side: number): string => at(side * 32, side * -14, trunk(26, tints), 1, side > 0 ? -35 : 145);
  const chips = shape("M-10 14l6 -3l2 5zM6 -14l6 2l-4 4zM12 16l4 -5l3 6z", "#e3bf85", edged(tints.ink, 1.4));
  return half(1) + half(-1) + chips + at(0, 0, axe(tints), 0.72, 24);
};

export const lake: Draw = ({ water, ink }) => {
  const random = chance("lake");
  return (
    shape(blob(0, 0, 38, 31, random, 9), "#d9c391", edged(ink, 3)) +
    shape(blob(0, 0, 33, 26, chance("water"), 9), water[0], edged(ink, 2.4)) +
    line("M-20 -8q6 -5 12 0t12 0M-10 4q6 -5 12 0t12 0M-18 15q5 -4 10 0t10 0", water[1], 3.2)
  );
};

export const crossedLake: Draw = (tints) => lake(tints) + at(0, 2, boat(tints), 0.8);

export const pit: Draw = ({ ink, boulder }) => {
  const random = chance("pit");
  const teeth = "M-36 -2L-27 -12L-30 -24L-14 -24L-4 -32L8 -25L22 -28L24 -15L36 -8L30 4L34 16L20 18L12 29L0 23L-14 28L-20 17L-34 14Z";
  return (
    shape(blob(0, 0, 43, 37, random, 10), boulder[1], edged(ink, 3)) +
    shape(teeth, "#050403", edged(ink, 2.6)) +
    line("M-36 -2L-27 -12L-30 -24L-14 -24L-4 -32L8 -25", boulder[2], 3.4) +
    shape("M-20 -8Q0 -20 20 -8Q8 -2 -4 -4Q-14 -2 -20 -8Z", "#2a2019")
  );
};

export const crossedPit: Draw = (tints) => {
  const planks = [-30, -18, -6, 6, 18, 30].map((x) => `M${x} -11V11`).join("");
  return pit(tints) + limb(planks, tints.wood[1], tints.ink, 6, 1.8) + limb("M-46 -12Q0 -4 46 -12M-46 12Q0 20 46 12", "#d9b77a", tints.ink, 4, 1.8);
};

const STONES = [[-26, -6, 19], [24, 10, 21], [-20, 20, 12], [22, -20, 13]] as const;

/** Boulders with room for one between them. */
export const rocks: Draw = ({ boulder, ink }) => {
  const random = chance("rocks");
  return STONES.map(
    ([x, y, size], stone) =>
      shape(blob(x + 2, y + 3, size, size * 0.9, random, 7), ink, 'fill-opacity=".4"') +
      shape(blob(x, y, size, size * 0.9, random, 7), boulder[stone % 3] ?? boulder[0], edged(ink, 3)) +
      line(`M${x - size * 0.5} ${y - size * 0.3}q${size * 0.4} ${-size * 0.4} ${size * 0.9} 0`, "#fff", 2.4, 'stroke-opacity=".55"'),
  ).join("");
};

/** A fire in a ring of stones. */
export const camp: Draw = (tints) => {
  const stones = Array.from({ length: 9 }, (_, stone) => at(0, 0, `<circle cx="27" r="7.5" fill="${tints.boulder[stone % 3]}"/>`, 1, stone * 40)).join("");
  const flame = "M0 -25Q7 -14 18 -17Q15 -6 25 2Q15 7 15 19Q6 14 0 24Q-6 14 -15 19Q-15 7 -25 2Q-15 -6 -18 -17Q-7 -14 0 -25Z";
  return (
    glow("fire", 62, 0.95) + inked(stones, tints.ink, 2.6) + `<circle r="21" fill="#2a140a"/>` +
    limb("M-15 -10L15 10M-15 10L15 -10", tints.wood[1], tints.ink, 6, 2) +
    shape(flame, "#f2762a", edged(tints.ink, 2.4)) + at(0, 0, shape(flame, "#ffc83d"), 0.64) + at(0, 1, shape(flame, "#fff3c4"), 0.3)
  );
};

// Tools.

export const axe: Draw = ({ wood, ink }) =>
  limb("M-14 30Q-2 4 10 -26", wood[1], ink, 8, 3) +
  shape("M-4 -22L16 -30Q34 -26 36 -4Q20 -6 8 -2Z", STEEL[0], edged(ink, 3)) +
  line("M34 -8Q22 -10 14 -8", STEEL[1], 3) +
  shape("M2 -26L14 -31L12 -22Z", STEEL[1]);

export const boat: Draw = ({ wood, ink }) =>
  inked(shape("M-38 -4Q0 8 38 -4Q30 22 18 22H-18Q-30 22 -38 -4Z", wood[1]) + line("M-33 6Q0 16 33 6M-27 14Q0 21 27 14", wood[0], 2) + shape("M-22 0H22V5H-22Z", "#e3bf85", 'stroke-width="2"'), ink, 3) +
  limb("M-4 18L30 -28", "#e3bf85", ink, 4, 2) + shape("M26 -22L38 -36Q40 -28 32 -18Z", "#e3bf85", edged(ink, 2.4));

export const rope: Draw = ({ ink }) => {
  const turns = "M-22 -14A22 16 0 1 1 -22 -13M-22 -3A22 16 0 0 0 22 -3M-22 8A22 16 0 0 0 22 8M-22 -13V8M22 -13V8";
  const end = "M6 22Q24 26 32 34";
  return line(turns + end, ink, 14) + line(turns + end, "#d9b77a", 8.5) + line(turns + end, "#8a6432", 8.5, 'stroke-dasharray="1.6 6"');
};
