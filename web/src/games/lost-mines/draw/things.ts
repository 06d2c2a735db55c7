/** Traps, trolls, the dragon, storms and what one looks with, around 0,0 and about 60 wide. */

import { at, blob, chance, edged, glow, inked, limb, line, shape } from "../../../draw/ink";
import { STEEL } from "../../../draw/tools";
import { type Clan, CLANS, crest } from "../../walking/draw/clans";
import type { Tints } from "./tints";

type Draw = (tints: Tints) => string;

/** Open jaws with teeth. */
export const trap: Draw = ({ ink }) => {
  const jaw = "M-34 4Q-30 -30 0 -30Q30 -30 34 4L28 4L24 -8L19 0L13 -13L7 -4L0 -17L-7 -4L-13 -13L-19 0L-24 -8L-28 4Z";
  return (
    inked(shape(jaw, STEEL[0]) + at(0, 8, shape(jaw, STEEL[0]), "1 -1"), ink, 3) +
    `<circle cy="4" r="9" fill="#c0321c" ${edged(ink, 3)}/><circle cx="-37" cy="4" r="5.5" fill="${STEEL[1]}" ${edged(ink, 2.6)}/><circle cx="37" cy="4" r="5.5" fill="${STEEL[1]}" ${edged(ink, 2.6)}/>` +
    line("M-22 -14Q-12 -25 4 -24", STEEL[1], 3)
  );
};

/** A broad head with ears, tusks and a low brow. */
export const troll: Draw = ({ ink }) =>
  inked(
    shape("M-26 -8Q-48 -20 -44 2Q-38 12 -26 8ZM26 -8Q48 -20 44 2Q38 12 26 8Z", "#7c9a5c") +
      shape("M-28 30Q-34 -6 -22 -24Q0 -42 22 -24Q34 -6 28 30Q0 44 -28 30Z", "#8fae68") +
      shape("M-24 -22Q-10 -46 2 -30Q14 -46 24 -22Q0 -32 -24 -22Z", "#3a4a2a") +
      `<circle cx="-11" cy="-4" r="6.5" fill="#fff3b8"/><circle cx="11" cy="-4" r="6.5" fill="#fff3b8"/>` +
      `<circle cx="-10" cy="-3" r="2.6" fill="${ink}" stroke="none"/><circle cx="10" cy="-3" r="2.6" fill="${ink}" stroke="none"/>` +
      line("M-20 -12L-4 -8M20 -12L4 -8", ink, 4.4) +
      `<ellipse cy="8" rx="9" ry="7.5" fill="#a5c07c"/>` +
      shape("M-18 20Q0 14 18 20Q12 31 0 31Q-12 31 -18 20Z", "#4a1d12") +
      shape("M-15 19L-11 30L-7 17ZM15 19L11 30L7 17Z", "#fff8e2", 'stroke-width="1.8"'),
    ink,
    3,
  );

/** A head with horns that breathes fire. */
export const dragon: Draw = ({ ink }) =>
  glow("fire", 46, 0.8) +
  inked(
    shape("M-34 -30Q-20 -26 -14 -14L-26 -6ZM30 -34Q22 -24 18 -14L28 -8Z", "#f0dcae") +
      shape("M-30 6Q-34 -20 -6 -24Q22 -26 30 -6Q40 0 40 12Q38 24 22 22Q4 34 -16 28Q-30 22 -30 6Z", "#a83226") +
      shape("M-18 22Q4 30 34 16Q36 30 14 36Q-8 38 -18 22Z", "#7c2018") +
      shape("M-12 -10L4 -6Q2 3 -6 2Q-12 0 -12 -10Z", "#ffd24a", 'stroke-width="2"') +
      `<circle cx="33" cy="8" r="2.6" fill="${ink}" stroke="none"/>` +
      line("M-16 -15L8 -9", ink, 4) +
      shape("M4 22L9 29L14 20ZM18 19L23 26L27 17Z", "#fff8e2", 'stroke-width="1.6"'),
    ink,
    3,
  );

/** A cloud, lightning and leaves in the wind. */
export const storm: Draw = ({ ink }) =>
  shape("M-10 2L10 2L0 20L14 20L-12 50L-4 28L-18 28Z", "#ffd83d", edged(ink, 3)) +
  shape("M-38 -2Q-46 -22 -26 -26Q-20 -46 4 -40Q24 -50 32 -28Q48 -24 40 -4Q34 8 18 6H-26Q-36 6 -38 -2Z", "#6c7d92", edged(ink, 3)) +
  line("M-28 -12Q-22 -28 -4 -28M10 -30Q22 -32 26 -20", "#c3d0dd", 3.4) +
  line("M-40 20Q-20 12 -8 18M14 34Q30 26 42 34M-44 36Q-32 30 -22 36", "#8fa0b4", 3.4) +
  inked(shape("M26 14q10 -8 14 2q-8 8 -14 -2zM-40 46q4 -12 14 -6q-4 10 -14 6zM20 52q10 -4 12 4q-8 4 -12 -4z", "#7fae4a"), ink, 1.8);

export const eye: Draw = ({ ink }) =>
  shape("M-30 0Q0 -30 30 0Q0 30 -30 0Z", "#fff8e6", edged(ink, 3.4)) +
  `<circle r="12" fill="#4a7fae" ${edged(ink, 2.6)}/><circle r="5.5" fill="${ink}"/><circle cx="4" cy="-4" r="2.6" fill="#fff"/>`;

/** A shaft in the wood from above: timber around the dark, and what glows in it. */
export function shaft(inside: string, { wood, ink }: Tints): string {
  return (
    `<circle r="41" fill="${ink}" fill-opacity=".35" cy="3"/>` +
    inked(shape(blob(0, 0, 42, 40, chance("shaft"), 10), "#8b7d6e"), ink, 3) +
    `<path d="M-27 -27H27V27H-27Z" fill="#0c0805"/>` + inside +
    limb("M-33 -27H33M-33 27H33", wood[1], ink, 9, 2.4) + limb("M-27 -33V33M27 -33V33", wood[0], ink, 9, 2.4)
  );
}

const GEM = "M-14 -6L-7 -14H7L14 -6L0 14Z";
const facets = (light: string): string => line("M-14 -6H14M-7 -14L-4 -6L0 14L4 -6L7 -14", light, 1.8);

function gem(colour: string, light: string): string {
  return shape(GEM, colour) + facets(light);
}

const BAR = "M-17 8L-12 -7H12L17 8Z";

/** Gems, gold or silver as a heap, told apart by outline: pointed, round, square. */
export function heap(kind: string, { ink }: Tints): string {
  if (kind === "gems") return inked(at(-14, 10, gem("#c8385a", "#ffb8c8")) + at(15, 9, gem("#2f9a6a", "#b4f2d4")) + at(0, -10, gem("#4a86e8", "#d2e6ff"), 1.2), ink, 2.6);
  if (kind === "gold") {
    const coins = [[-18, 14], [0, 17], [18, 14], [-9, 1], [10, 1], [0, -12]].map(([x = 0, y = 0]) => at(x, y, `<circle r="11" fill="#f7c340"/><circle r="6" fill="none" stroke="#b57a16" stroke-width="2"/>`));
    return inked(coins.join(""), ink, 2.6);
  }
  const bars = [[-16, 14], [17, 14], [0, -2]].map(([x = 0, y = 0]) => at(x, y, shape(BAR, "#d5dde3") + line("M-11 -3H8", "#fff", 2.4)));
  return inked(bars.join(""), ink, 2.6);
}

/** A chest, closed. */
export function chest({ wood, ink }: Pick<Tints, "wood" | "ink">): string {
  return (
    shape("M-36 -6Q-36 -32 0 -32Q36 -32 36 -6Z", wood[1], edged(ink, 3)) + shape("M-36 -6H36V30H-36Z", wood[0], edged(ink, 3)) +
    line("M-24 -28V30M24 -28V30", "#c9992c", 6) + line("M-36 -6H36", "#c9992c", 5) + shape("M-8 -10H8V8H-8Z", "#f2cb4a", edged(ink, 2.4)) + line("M0 -3V3", ink, 3)
  );
}

/** The pot of a clan: a chest in its colour, with its crest, that stands open. */
export function pot(clan: Clan, { ink }: Tints): string {
  const { colour, dark } = CLANS[clan];
  const coins = [[-22, -12], [-8, -17], [8, -17], [22, -12], [0, -11]].map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="9" fill="#f7c340"/>`).join("");
  return (
    inked(shape("M-36 -10Q-40 -40 0 -40Q40 -40 36 -10Z", dark) + coins + shape("M-36 -8H36V32H-36Z", colour), ink, 3) +
    line("M-24 -8V32M24 -8V32", "#fff1c9", 5, 'stroke-opacity=".75"') + at(0, 12, crest(clan), 0.86)
  );
}
