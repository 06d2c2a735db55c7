/** What action cards bring, around 0,0 and about 60 wide. */

import { at, blob, chance, edged, inked, limb, line, shape } from "../../../draw/ink";
import { STEEL } from "../../../draw/tools";
import type { Tints } from "./tints";

type Draw = (tints: Tints) => string;

const THREADS = Array.from({ length: 8 }, (_, thread) => `<path d="M0 0V-38" transform="rotate(${thread * 45})"/>`).join("");

/** Round and round, a little slack between the threads. */
function turnOf(radius: number): string {
  const point = (place: number): [number, number] => {
    const angle = (place * Math.PI) / 4;
    return [Math.round(Math.sin(angle) * radius * 10) / 10, Math.round(-Math.cos(angle) * radius * 10) / 10];
  };
  const slack = (place: number): string => {
    const [x, y] = point(place + 0.5);
    return `${Math.round(x * 8.2) / 10} ${Math.round(y * 8.2) / 10}`;
  };
  return `M${point(0).join(" ")}` + Array.from({ length: 8 }, (_, place) => `Q${slack(place)} ${point(place + 1).join(" ")}`).join("");
}

/** A web, white on dark. */
export const web: Draw = () => {
  const turns = [10, 20, 30].map(turnOf).join("");
  return `<g fill="none" stroke="#10161f" stroke-width="5">${THREADS}<path d="${turns}"/></g><g fill="none" stroke="#f4fbff" stroke-width="2.2">${THREADS}<path d="${turns}"/></g>`;
};

export const boots: Draw = ({ ink }) => {
  const boot = inked(shape("M-10 -24H10V4Q22 8 26 20Q26 26 20 26H-10Z", "#8a5a2c") + shape("M-13 -30H13V-20H-13Z", "#c28a4a") + shape("M-10 22H26V28H-10Z", "#3a2414"), ink, 2.8) + line("M-4 -8H6M-4 0H8", "#f0c98a", 2.6);
  return at(-12, -2, boot, 0.92) + at(8, 8, boot, 0.92);
};

export const axe: Draw = ({ wood, ink }) =>
  limb("M0 34V-30", wood[1], ink, 7, 2.8) +
  shape("M-5 -26Q-22 -34 -34 -20Q-38 -6 -28 8Q-20 -4 -5 -6Z", STEEL[0], edged(ink, 3)) +
  shape("M5 -26Q22 -34 34 -20Q38 -6 28 8Q20 -4 5 -6Z", STEEL[0], edged(ink, 3)) +
  line("M-32 -16Q-34 -4 -28 4M32 -16Q34 -4 28 4", STEEL[1], 3) + `<circle cy="-16" r="4" fill="#f2cb4a" ${edged(ink, 2)}/>`;

/** The roof comes down. */
export const caveIn: Draw = ({ boulder, ink, rock }) => {
  const random = chance("cave-in");
  const pieces = [[-20, 12, 15], [16, 16, 17], [-2, 26, 13], [4, -6, 11], [-16, -14, 8]] as const;
  return (
    shape("M-42 -44H42V-30L30 -34L22 -22L12 -34L0 -20L-10 -34L-22 -24L-30 -36L-42 -30Z", rock[0], edged(ink, 3)) +
    line("M-8 -22V-8M14 -20V-4M-26 -18V-10", ink, 2, 'stroke-dasharray="4 4"') +
    inked(pieces.map(([x, y, size], piece) => shape(blob(x, y, size, size * 0.88, random, 6), boulder[piece % 3] ?? boulder[0])).join(""), ink, 2.8)
  );
};

/** Two hands of cards that change places. */
export const swap: Draw = ({ ink, frame }) => {
  const hand = (colour: string): string => [-16, 0, 16].map((turn) => at(0, 0, `<rect x="-9" y="-30" width="18" height="28" rx="3" fill="${colour}" ${edged(ink, 2.2)}/>`, 1, turn)).join("");
  const arrow = "M-20 0Q0 -14 18 -2M10 -8L19 -1L9 5";
  return at(-16, -14, hand("#3f7fd6")) + at(16, 40, hand(frame)) + limb(arrow, "#ffd24a", ink, 4, 2) + at(0, 8, limb(arrow, "#ffd24a", ink, 4, 2), 1, 180);
};

export const eye: Draw = ({ ink }) =>
  shape("M-30 0Q0 -30 30 0Q0 30 -30 0Z", "#fff8e6", edged(ink, 3.4)) +
  `<circle r="12" fill="#3f8fae" ${edged(ink, 2.6)}/><circle r="5.5" fill="${ink}"/><circle cx="4" cy="-4" r="2.6" fill="#fff"/>`;

export const question: Draw = ({ ink }) => {
  const curve = "M-13 -12Q-12 -27 2 -27Q16 -27 16 -14Q16 -4 5 1Q1 3 1 10";
  return line(curve, ink, 13) + line(curve, "#f7c340", 7) + `<circle cx="1" cy="22" r="6" fill="#f7c340" ${edged(ink, 3)}/>`;
};

/** A level in strokes, as it is printed on backs. */
export function roman(level: string, colour: string): string {
  const wide = (level.length - 1) * 9;
  const strokes = [...level].map((_, stroke) => `M${-wide / 2 + stroke * 9} -9V9`).join("");
  return line(`${strokes}M${-wide / 2 - 5} -10H${wide / 2 + 5}M${-wide / 2 - 5} 10H${wide / 2 + 5}`, colour, 3.4);
}
