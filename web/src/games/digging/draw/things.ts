/** Things that lie on cards and in front of dwarfs. Each is drawn around 0,0, about 60 wide, and known by its outline. */

import { at, blob, chance, edged, inked, line, type Palette, round, shape, sparkle } from "../../../draw/ink";
import { lantern, STEEL } from "../../../draw/tools";
import { nuggets } from "./nuggets";

/** A sack of gold. */
export function sack(colours: Palette): string {
  return inked(
    shape("M-13 -20Q-36 6 -28 30Q-22 42 0 42Q22 42 28 30Q36 6 13 -20Z", "#a87c48") +
      shape("M-15 -20L-22 -38L-8 -33L0 -41L8 -33L22 -38L15 -20Z", "#c29558") +
      line("M-16 -20H16", "#5d3a1c", 7) +
      line("M-20 10Q-22 22 -17 32M18 4Q22 14 20 26", colours.ink, 1.8, 'stroke-opacity=".5"'),
    colours.ink,
  );
}

/** A great dull stone: no gold here. */
export function dullStone(colours: Palette): string {
  return (
    `<ellipse cx="0" cy="22" rx="30" ry="9" fill="${colours.gloom}" opacity=".5"/>` +
    inked(
      shape("M-28 16Q-33 -2 -19 -14Q-14 -27 4 -26Q19 -26 24 -12Q33 2 27 17Q16 26 0 25Q-18 27 -28 16Z", "#85827f") +
        shape("M-28 16Q-12 19 -4 8Q10 12 24 -12Q33 2 27 17Q16 26 0 25Q-18 27 -28 16Z", "#605d5b", 'stroke="none"') +
        line("M-4 8Q-12 -2 -6 -12L2 -17M-4 8L4 16M12 2L20 6", colours.ink, 2.2),
      colours.ink,
      3.2,
    ) +
    line("M-19 -6Q-15 -18 -3 -20", "#c9c6c2", 3)
  );
}

/** The heap of gold that everybody digs for, in its own light. */
export function treasure(colours: Palette): string {
  const rays = Array.from({ length: 12 }, (_, ray) =>
    `<path d="M-3 -34L0 -${ray % 2 ? 50 : 60}L3 -34Z" transform="rotate(${ray * 30})"/>`).join("");
  return (
    `<circle r="62" fill="url(#gold)"/><g fill="#ffe27a" opacity=".85">${rays}</g>` +
    at(0, 2, nuggets(colours), 1.06) +
    inked(sparkle(-24, -20, 11) + sparkle(24, -13, 13) + sparkle(4, -32, 9), "#a8690c", 1.4)
  );
}

/** The way in: a shaft with its timber, the ladder out of it and a lantern. */
export function shaft(colours: Palette): string {
  return ladder(colours) + `<circle cx="26" cy="16" r="30" fill="url(#gold)"/>` + at(27, 16, lantern(colours), 0.56);
}

/** A ladder that leads out of a hole in timber. */
export function ladder(colours: Palette): string {
  const rungs = (from: number): string => [0, 1, 2, 3, 4, 5].map((rung) => `M-11 ${from + rung * 12}H11`).join("");
  const poles = "M-12 -46L-12 24M12 -46L12 24";
  return (
    inked(
      shape("M-25 -16Q-24 -32 0 -32Q24 -32 25 -16V20Q24 34 0 34Q-24 34 -25 20Z", colours.wood[0], 'stroke-width="3.4"') +
        shape("M-19 -12Q-18 -25 0 -25Q18 -25 19 -12V17Q18 27 0 27Q-18 27 -19 17Z", colours.gloom),
      colours.ink,
    ) +
    line(rungs(-38) + poles, colours.ink, 8) +
    line(rungs(-38), colours.wood[1], 3.4) +
    line(poles, colours.floor[1], 4.2)
  );
}

const FALLING = [[-24, -34, 10], [24, -40, 8], [26, -4, 12], [-28, 2, 9], [0, -8, 25]] as const;

/** A roof that is coming down: cracks above, stones in the air, dust where they land. */
export function rockfall(colours: Palette): string {
  const random = chance("rockfall");
  const { ink, boulder } = colours;
  const stones = FALLING.map(
    ([x, y, size], place) =>
      shape(blob(x, y, size, size * 0.88, random, 7), boulder[place % 3] ?? boulder[0]) +
      shape(blob(x + size * 0.22, y + size * 0.3, size * 0.62, size * 0.5, random, 6), ink, 'fill-opacity=".22" stroke="none"') +
      line(`M${round(x - size * 0.55)} ${round(y - size * 0.3)}q${round(size * 0.3)} ${round(-size * 0.45)} ${round(size * 0.8)} ${round(-size * 0.3)}`, "#fff", 2.4, 'stroke-opacity=".6"'),
  ).join("");
  return (
    shape("M-50 -76H50V-62L38 -55L30 -62L18 -50L6 -60L-8 -52L-18 -61L-30 -52L-40 -60L-50 -54Z", colours.stone[1], edged(ink, 3)) +
    line("M-6 -76L-2 -66L-9 -60M22 -76L18 -66L24 -58M-34 -76L-30 -66", ink, 2) +
    line("M-24 -50V-46M24 -54V-50M-9 -46V-38M9 -47V-39M0 -49V-37M-30 -16V-10M28 -26V-18", ink, 3.2) +
    shape("M-46 44L-24 30L-34 18L-10 26L-2 14L8 26L30 14L26 30L46 42L24 50L-22 50Z", "#e2683a", edged(ink, 2.6)) +
    inked(stones, ink, 3.2) +
    inked(
      `<g fill="#efe2c8"><circle cx="-34" cy="46" r="13"/><circle cx="34" cy="46" r="13"/><circle cx="-16" cy="50" r="15"/><circle cx="16" cy="50" r="15"/><circle cx="0" cy="53" r="13"/></g>` +
        `<path d="M-46 47H46V66H-46Z" fill="#efe2c8" stroke="none"/>` +
          line("M-40 44q5 -7 11 -4M9 46q5 -9 13 -5M-22 46q4 -7 10 -5", ink, 1.6, 'stroke-opacity=".5"'),
      ink,
      2.4,
    )
  );
}

/** A map and an eye behind a looking glass: whoever plays it looks. */
export function map(colours: Palette): string {
  const { ink } = colours;
  return inked(
    shape("M-34 -32L-12 -39L11 -32L34 -39V22L11 29L-12 22L-34 29Z", "#f4dfae") +
      line("M-12 -39V22M11 -32V29", ink, 1.6, 'stroke-opacity=".4"') +
      line("M-27 16Q-22 -2 -10 4T8 -14", "#8a4a1c", 3.4, 'stroke-dasharray="5 5.5"') +
      line("M17 -26L28 -15M28 -26L17 -15", "#c0321c", 5) +
      line("M20 36L33 51", ink, 13) + line("M20 36L33 51", colours.wood[1], 7.5) +
      `<circle cx="5" cy="20" r="22" fill="#d8f0f4"/><circle cx="5" cy="20" r="22" fill="none" stroke="${STEEL[0]}" stroke-width="4"/><circle cx="5" cy="20" r="24.5" fill="none" stroke-width="2.4"/>` +
      shape("M-11 20Q5 4 21 20Q5 36 -11 20Z", "#fff", 'stroke-width="2.6"') +
      `<circle cx="5" cy="20" r="6.5" fill="#3f7fb0" stroke-width="2"/><circle cx="5" cy="20" r="2.5" fill="${ink}" stroke="none"/>` +
      line("M-10 10Q-6 3 1 2", "#fff", 3),
    ink,
  );
}
