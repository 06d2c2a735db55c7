/** What fields show, from above and around 0,0: each is known by its outline before its colour. */

import { at, blob, chance, edged, glow, inked, limb, line, shape, sparkle } from "../../../draw/ink";
import { eyes } from "../../../draw/rocks";
import type { Tints } from "./tints";

type Draw = (tints: Tints) => string;

/** A ladder in the light that falls down beside it. */
export const ladder: Draw = ({ ink }) =>
  glow("lamp", 34, 0.9) + limb("M-8 -24V24M8 -24V24", "#c98b45", ink, 4.5, 2.2) + limb("M-8 -17H8M-8 -6H8M-8 5H8M-8 16H8", "#f0c98a", ink, 3.4, 1.8);

/** A hole in the rock, and who looks out of it. */
export const lair: Draw = ({ ink, facet }) =>
  shape("M-22 6L-19 -10L-8 -19L7 -20L19 -12L23 4L17 16L4 21L-11 19Z", facet[2], edged(ink, 2.6)) +
  shape("M-16 5L-14 -7L-5 -13L7 -13L15 -6L17 5L11 12L0 15L-10 13Z", "#04060a", edged(ink, 2)) +
  eyes(0, 1, 0.95, "#ffe45c");

/** Gold that runs through the stone. */
export const vein: Draw = () =>
  line("M-27 -8L-15 -3L-6 -9L4 -2L14 -9L28 -3M-20 11L-10 7L-2 13L9 6L22 12M-3 -22L1 -12L-6 -9M4 -2L8 6", "#7a4d06", 5.4) +
  line("M-27 -8L-15 -3L-6 -9L4 -2L14 -9L28 -3M-20 11L-10 7L-2 13L9 6L22 12M-3 -22L1 -12L-6 -9M4 -2L8 6", "#ffc93a", 2.8);

/** A nugget. */
export const nugget: Draw = ({ ink }) =>
  shape("M-13 4L-11 -7L-2 -12L9 -9L14 1L9 10L-4 12Z", "#f2b418", edged(ink, 2.6)) +
  shape("M-7 -4L-1 -9L7 -6L4 0L-4 2Z", "#ffe48a") + shape("M4 4L11 2L8 8L2 9Z", "#b87d0a") + sparkle(8, -9, 6);

/** The mouth of a tunnel, and what it takes. */
export const tunnel: Draw = (tints) => {
  const ring = Array.from({ length: 9 }, (_, piece) => at(0, 0, shape(blob(0, -15, 6, 5, chance(`mouth ${piece}`), 6), tints.boulder[piece % 3] ?? tints.boulder[0]), 1, piece * 40));
  return `<circle r="17" fill="${tints.gloom}"/>` + inked(ring.join(""), tints.ink, 2) + at(0, 0, nugget(tints), 0.5);
};

/** How the tunnel joins two bends, under the rock. */
export function passage([x, y]: readonly [number, number], [toX, toY]: readonly [number, number], { gloom, ink }: Tints): string {
  const course = `M${x} ${y}L${toX} ${toY}`;
  return line(course, ink, 27) + line(course, gloom, 22) + line(course, "#8fa3b3", 2, 'stroke-opacity=".6" stroke-dasharray="3 5" transform="translate(-9 5)"') +
    line(course, "#8fa3b3", 2, 'stroke-opacity=".6" stroke-dasharray="3 5" transform="translate(9 -5)"');
}

/** The way out: a hole in the roof with the sky in it. */
export const exit: Draw = ({ ink, boulder }) => {
  const rays = Array.from({ length: 12 }, (_, ray) => `<path d="M0 -26L-3 -${ray % 2 ? 44 : 36}H3Z" transform="rotate(${ray * 30})"/>`).join("");
  const sun = Array.from({ length: 8 }, (_, ray) => `<path d="M0 -9V-12.5" transform="rotate(${ray * 45})"/>`).join("");
  return (
    glow("lamp", 58, 1) + `<g fill="#fff6c8" fill-opacity=".75">${rays}</g>` +
    shape(blob(0, 0, 25, 24, chance("exit"), 9), boulder[2], edged(ink, 3)) + `<circle r="18" fill="#7fd0ff" ${edged(ink, 2.4)}/>` +
    `<circle r="6.5" fill="#ffe14a" ${edged("#b5780c", 1.4)}/><g stroke="#ffe14a" stroke-width="2.4">${sun}</g>` +
    shape("M-15 8q2 -6 7 -4q3 -5 7 -1q5 -1 4 5Z", "#fff")
  );
};

export const FEATURES: Record<string, Draw> = { ladder, lair, vein, tunnel, exit };
