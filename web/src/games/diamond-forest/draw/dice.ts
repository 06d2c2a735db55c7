/** The two dice: one with dots, one with the tricks of the imp. Around 0,0, about 100 wide. */

import { at, edged, inked, limb, line, shape } from "../../../draw/ink";
import { impHead } from "./imp";

export type Trick = "trade" | "look" | "whisk" | "shuffle";

export const TRICKS: Trick[] = ["trade", "look", "whisk", "shuffle"];

const PLACES: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/** As many dots as a die shows. */
export function dots(count: number, colour: string, apart: number, size: number): string {
  const places = PLACES[count];
  if (!places) throw new Error(`no die shows ${count}`);
  return `<g fill="${colour}">${places.map(([x, y]) => `<circle cx="${x * apart}" cy="${y * apart}" r="${size}"/>`).join("")}</g>`;
}

function cube(front: string, side: string, ink: string): string {
  return (
    shape("M-42 -40H42Q54 -40 54 -28V44Q54 56 42 56H-42Q-54 56 -54 44V-28Q-54 -40 -42 -40Z", side, edged(ink, 4)) +
    shape("M-42 -54H42Q54 -54 54 -42V30Q54 42 42 42H-42Q-54 42 -54 30V-42Q-54 -54 -42 -54Z", front, edged(ink, 4)) +
    line("M-44 -36Q-44 -45 -34 -45H8", "#fff", 4, 'stroke-opacity=".75"')
  );
}

/** A thick arrow along a way; its tip is at x,y and points where it is turned to. */
export function arrow(way: string, [x, y, turn]: readonly [number, number, number], colour: string, ink: string, width = 9): string {
  return (
    limb(way, colour, ink, width, 3) +
    at(x, y, shape("M-4 -15L16 0L-4 15Z", colour, edged(ink, 3)) + line("M-5 0H2", colour, width), width / 9, turn)
  );
}

/** The colour of what changes places. */
export const SWAP = "#f7b733";

/** What an imp does, as a sign. */
const SIGNS: Record<Trick, (ink: string) => string> = {
  trade: (ink) => {
    const peg = (x: number, colour: string): string =>
      at(x, 0, inked(shape("M-13 22Q-16 -2 0 -4Q16 -2 13 22Z", colour) + '<circle cy="-10" r="10" fill="#f2cfa8"/>' +
        shape("M-11 -13Q-6 -36 8 -34Q6 -22 11 -13Z", colour), ink, 2.8));
    return (
      peg(-24, "#f7f0dc") + peg(24, "#5aa0e8") +
      arrow("M-24 -34Q0 -52 20 -40", [24, -37, 36], SWAP, ink, 7) + arrow("M24 34Q0 48 -20 37", [-24, 34, 216], SWAP, ink, 7)
    );
  },
  look: (ink) =>
    inked(shape("M-42 0Q0 -44 42 0Q0 44 -42 0Z", "#fffdf2"), ink, 4) +
    `<circle r="17" fill="#3f9a6a" ${edged(ink, 3)}/><circle r="8" fill="${ink}"/><circle cx="-5" cy="-6" r="4" fill="#fff"/>` +
    line("M-34 -22L-42 -32M-14 -32L-17 -44M14 -32L17 -44M34 -22L42 -32", ink, 4.4),
  whisk: (ink) => {
    const wind = "M-36 -30Q0 -46 36 -30Q44 -18 20 -14Q-20 -10 -26 -16M-26 -2Q6 8 28 -4M-16 12Q4 20 22 10M-8 26Q4 31 12 24M2 40L6 36";
    return line(wind, ink, 15) + line(wind, "#e8f6ff", 8.6);
  },
  shuffle: (ink) => {
    const wood = (x: number): string =>
      at(x, 2, shape("M-18 -18H18V18H-18Z", "#2f7a5c", edged(ink, 3.4)) +
        shape("M0 -14L11 5H-11Z", "#bfe6b0", edged(ink, 2)) + line("M0 6V12", ink, 4));
    return (
      wood(-23) + wood(23) + arrow("M-26 -26Q0 -46 20 -34", [24, -31, 38], SWAP, ink, 7) + arrow("M26 30Q0 48 -20 37", [-24, 34, 218], SWAP, ink, 7)
    );
  },
};

export function sign(trick: Trick, ink: string): string {
  return SIGNS[trick](ink);
}

export function pipDie(pips: number, ink: string): string {
  return cube("#fff8e4", "#d8c294", ink) + at(0, -6, dots(pips, ink, 27, 11));
}

export function trickDie(trick: Trick, ink: string): string {
  return cube("#b8a2e0", "#7a5fae", ink) + at(0, -5, sign(trick, ink), 0.98);
}

/** The imp's die before it shows anything. */
export function impDie(ink: string): string {
  return cube("#b8a2e0", "#7a5fae", ink) + at(0, 0, impHead(ink), 0.82);
}
