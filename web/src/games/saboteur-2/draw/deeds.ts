/** What the action cards of the expansion do, each around 0,0, about 70 wide, and known by its outline. */

import { at, edged, inked, limb, line, type Palette, shape, sparkle } from "../../../draw/ink";
import { nuggets } from "../../digging/draw/nuggets";
import { sack } from "../../digging/draw/things";
import { STEEL } from "../../../draw/tools";

const SKIN = "#e8b48c";

/** A sack of gold behind a thief's mask. */
export function theft(colours: Palette): string {
  const mask = "M-33 -4Q0 -14 33 -4Q35 18 17 18Q6 18 0 9Q-6 18 -17 18Q-35 18 -33 -4Z";
  const eye = (x: number): string =>
    `<ellipse cx="${x}" cy="5" rx="8" ry="5.500" fill="#fffdf2" stroke="none"/><circle cx="${x + 3}" cy="5" r="3.2" fill="#17120e" stroke="none"/>`;
  return (
    sack(colours) + at(0, 34, nuggets(colours, "loot", 3), 0.62) +
    inked(line("M-33 0Q-42 4 -44 14M33 0Q42 4 44 14", "#2a2430", 6) + shape(mask, "#2a2430") + eye(-16) + eye(16), colours.ink, 2.4)
  );
}

const FINGERS = "M-16 2L-21 -26M-5 -4L-7 -39M7 -4L8 -38M18 2L23 -25M-18 22L-36 4";
const PALM = "M-22 0Q-24 30 -12 38H14Q27 28 24 0Q0 -12 -22 0Z";

/** A palm that says stop, before the sack. */
export function handsOff(colours: Palette): string {
  return (
    at(-6, -16, sack(colours), 0.86) +
    at(6, 22, line(FINGERS, colours.ink, 17) + shape(PALM, SKIN, edged(colours.ink, 6)) + line(FINGERS, SKIN, 11) + shape(PALM, SKIN) +
      line("M-8 14Q2 22 16 16M-2 28Q6 30 12 25", "#a4633c", 2), 0.92)
  );
}

const ROUND = "M-33 22A40 48 0 0 1 -14 -46M33 -22A40 48 0 0 1 14 46";
const HEADS = "M-30 -50L-8 -50L-16 -32ZM30 50L8 50L16 32Z";

/** Two arrows that run around 0,0. */
function exchange(ink: string): string {
  const colour = "#c2541f";
  return line(ROUND, ink, 12) + shape(HEADS, ink, edged(ink, 6)) + line(ROUND, colour, 6.5) + shape(HEADS, colour, edged(colour, 1.5));
}

/** A hand of cards, face down. */
function fan(colours: Palette): string {
  const card = (turn: number): string =>
    `<g transform="rotate(${turn} 0 26)"><rect x="-13" y="-22" width="26" height="39" rx="4" fill="${colours.wood[0]}"/>` +
    '<rect x="-9" y="-18" width="18" height="31" rx="2" fill="none" stroke="#e0b24a" stroke-width="1.8"/></g>';
  return inked(card(-28) + card(0) + card(28), colours.ink, 2.6);
}

export function swapHand(colours: Palette): string {
  return at(0, 0, exchange(colours.ink), "1.08 1.12") + at(0, -24, fan(colours), 0.86) + at(0, 30, fan(colours), 0.86);
}

function pointedHat(): string {
  return shape("M-25 14Q-22 -16 8 -34Q20 -12 25 14Z", "#c23d2c") + shape("M-29 8Q0 0 29 8V19Q0 11 -29 19Z", "#f2e6cc") +
    '<circle cx="9" cy="-34" r="6.500" fill="#f2e6cc"/>';
}

function broadHat(): string {
  return shape("M-20 10Q-21 -22 0 -22Q21 -22 20 10Z", "#e3a92e") + line("M-20 3Q0 -3 20 3", "#5a3a1c", 6) +
    shape("M-38 12Q0 0 38 12Q28 20 0 16Q-28 20 -38 12Z", "#e3a92e");
}

export function swapHats(colours: Palette): string {
  return at(0, 0, exchange(colours.ink), "1.08 1.12") + inked(at(-2, -18, pointedHat(), 0.92) + at(2, 28, broadHat(), 0.92), colours.ink);
}

/** A looking glass before a dwarf card: eyes under a hood. */
export function inspection(colours: Palette): string {
  const { ink } = colours;
  const hood =
    shape("M-21 22Q-24 -16 0 -22Q24 -16 21 22Z", "#4a3658") + shape("M-14 20Q-15 -8 0 -10Q15 -8 14 20Z", "#2a1d33", 'stroke="none"') +
    shape("M-12 1L-2 6Q-4 11 -8 10Q-12 8 -12 1ZM12 1L2 6Q4 11 8 10Q12 8 12 1Z", "#ffe45c", 'stroke-width="1.4"');
  return inked(
    `<g transform="rotate(-7)"><rect x="-32" y="-52" width="56" height="84" rx="6" fill="${colours.wood[0]}"/>` +
      '<rect x="-27" y="-47" width="46" height="74" rx="4" fill="none" stroke="#e0b24a" stroke-width="2"/></g>' +
      line("M24 32L40 54", ink, 14) + line("M24 32L40 54", colours.wood[1], 8) +
      `<circle cx="6" cy="6" r="29" fill="#d8f0f4"/>` + at(6, 10, hood) +
      `<circle cx="6" cy="6" r="29" fill="none" stroke="${STEEL[0]}" stroke-width="5"/><circle cx="6" cy="6" r="32" fill="none" stroke-width="2.6"/>` +
      line("M-14 -4Q-10 -14 0 -17", "#fff", 3.4),
    ink,
  );
}

const FRAME = "M-42 -46H42V46H-42Z";
const WINDOW = "M-31 -35H31V35H-31Z";

function wall(inside: string, fill: string, colours: Palette): string {
  return (
    inked(shape(FRAME, "#9a8d7b") + line("M-42 -16H-31M-42 14H-31M42 -20H31M42 12H31M-14 -46V-35M14 -46V-35M-18 46V35M10 46V35", colours.ink, 2) + shape(WINDOW, fill), colours.ink) +
    inside
  );
}

function bars(d: string, ink: string): string {
  return line(d, ink, 10.5) + line(d, STEEL[0], 5.5) + line(d, STEEL[1], 1.6, 'transform="translate(-1.2 0)"');
}

/** A sad face behind bars, two hands that hold on to them. */
export function trapped(colours: Palette): string {
  const { ink } = colours;
  const eye = (x: number): string =>
    `<ellipse cx="${x}" cy="-6" rx="5.500" ry="6.500" fill="#fffdf2" stroke-width="2"/><circle cx="${x}" cy="-3" r="3" fill="${ink}" stroke="none"/>`;
  const face = inked(
    shape("M-25 35V-10Q-25 -27 0 -27Q25 -27 25 -10V35Z", SKIN) + shape("M-26 14Q0 2 26 14V35H-26Z", "#c8642c") + eye(-11) + eye(11) +
      line("M-19 -13L-7 -18M19 -13L7 -18", ink, 3.4) + `<ellipse cx="0" cy="5" rx="7.500" ry="6.500" fill="#db8f6c" stroke-width="2.4"/>` + line("M-8 24Q0 16 8 24", ink, 3.4),
    ink, 2.6,
  );
  const fist = (x: number): string => inked(`<ellipse cx="${x}" cy="22" rx="8" ry="7" fill="${SKIN}"/>`, ink, 2.6);
  return wall(face, "#2a1d16", colours) + bars("M-24 -36V36M0 -36V36M24 -36V36", ink) + fist(-24) + fist(24);
}

/** Bars bent apart, light behind them, and the key that did it. */
export function freeAtLast(colours: Palette): string {
  const { ink } = colours;
  const key =
    limb("M0 -8V34M0 34H13M0 23H11", "#f2cb4a", ink, 6.5, 3) + `<circle cy="-20" r="13" fill="none" stroke="${ink}" stroke-width="12.500"/>` +
    '<circle cy="-20" r="13" fill="none" stroke="#f2cb4a" stroke-width="6.500"/>';
  return (
    wall(at(0, 0, `<circle r="34" fill="url(#gold)"/>`, ".9 1"), "#fff0b8", colours) +
    bars("M-24 -36Q-30 0 -24 36M-9 -36Q-26 0 -9 36M9 -36Q26 0 9 36M24 -36Q30 0 24 36", ink) +
    at(2, 16, key, 1.08, 28) + inked(sparkle(-26, -40, 12) + sparkle(32, -28, 9), "#b57a16", 1.6)
  );
}
