/** Dwarfs from the belt up: those who dig, and the one who spoils the digging. Around 0,0 is the face. */

import { at, inked, limb, line, type Palette, shape } from "./ink";
import { lantern, pickaxe, STEEL } from "./tools";

const SKIN = "#e8b48c";
const NOSE = "#db8f6c";

export interface Clothes {
  shirt: string;
  helmet: string;
  beard: string;
}

const WORKDAY: Clothes = { shirt: "#4173a8", helmet: "#f0b632", beard: "#c8642c" };

export function helmet(colour: string): string {
  return (
    shape("M-29 -9Q-29 -46 0 -46Q29 -46 29 -9Z", colour) +
    line("M-13 -42Q-20 -30 -20 -18M13 -42Q20 -30 20 -18", "#fff", 2.4, 'stroke-opacity=".45"') +
    shape("M-35 -7Q0 -25 35 -7Q36 -1 30 -3Q0 -15 -30 -3Q-36 -1 -35 -7Z", colour) +
    `<circle cx="0" cy="-31" r="10" fill="${STEEL[0]}"/><circle cx="0" cy="-31" r="6.5" fill="#fff3b8" stroke-width="2"/>`
  );
}

export interface Person {
  shirt: string;
  beard: string;
  /** What is worn on the chest. */
  chest: string;
  hat: string;
  /** What the hand on the left lifts, and what is carried on the right, around the hands. */
  left: string;
  right: string;
}

const APRON =
  shape("M-22 92L-20 58H20L22 92Z", "#8a5a2c") +
  line("M-20 60L-30 36M20 60L30 36", "#8a5a2c", 7) +
  `<circle cx="-18" cy="62" r="2.6" fill="#f2d27a" stroke-width="1.6"/><circle cx="18" cy="62" r="2.6" fill="#f2d27a" stroke-width="1.6"/>`;

/** Broad, round and in good spirits. */
export function person(colours: Palette, { shirt, beard, chest, hat, left, right }: Person): string {
  const { ink } = colours;
  const moustache = "M0 11Q-10 3 -25 12Q-30 16 -34 11Q-33 24 -18 23Q-6 23 0 15Q6 23 18 23Q33 24 34 11Q30 16 25 12Q10 3 0 11Z";
  const face =
    `<circle cx="-26" cy="-2" r="7" fill="${SKIN}"/><circle cx="26" cy="-2" r="7" fill="${SKIN}"/>` +
    shape("M-26 -14Q-28 20 0 24Q28 20 26 -14Z", SKIN) +
    `<g stroke="none" fill="#e2714f" fill-opacity=".5"><circle cx="-17" cy="6" r="6"/><circle cx="17" cy="6" r="6"/></g>` +
    shape("M-28 2Q-42 32 -24 48Q-12 64 0 56Q12 64 24 48Q42 32 28 2Q18 16 0 12Q-18 16 -28 2Z", beard) +
    line("M-18 34Q-16 46 -9 52M18 34Q16 46 9 52M0 40V50", ink, 1.6, 'stroke-opacity=".55"') +
    shape("M-11 19H11Q9 34 0 34Q-9 34 -11 19Z", "#7a2417") +
    shape("M-9 20H9L8 25H-8Z", "#fff6e2", 'stroke="none"') +
    shape(moustache, beard) +
    `<ellipse cx="0" cy="7" rx="9.5" ry="8" fill="${NOSE}"/>` +
    line("M-3 3q3 -3 6 0", "#fff", 2, 'stroke-opacity=".5"') +
    line("M-16 -3q5 -7 10 0M6 -3q5 -7 10 0", ink, 3.2);
  return (
    at(42, 12, right) +
    inked(shape("M-42 92Q-50 44 -24 30H24Q50 44 42 92Z", shirt) + chest, ink) +
    limb("M34 50Q52 62 38 48", shirt, ink, 14) +
    limb("M-32 50Q-60 60 -55 2", shirt, ink, 14) +
    at(-55, 25, left) +
    inked(`<circle cx="-55" cy="-4" r="8.5" fill="${SKIN}"/><circle cx="35" cy="46" r="9" fill="${SKIN}"/>${line("M-59 -4V2M-55 -3V3M-51 -4V2", ink, 1.6)}${face}${hat}`, ink)
  );
}

/** Lifts a lantern and carries a pickaxe. */
export function miner(colours: Palette, { shirt, helmet: hat, beard } = WORKDAY): string {
  return person(colours, {
    shirt,
    beard,
    chest: APRON,
    hat: helmet(hat),
    left: at(0, 0, lantern(colours), 0.8),
    right: at(0, 0, pickaxe(colours), 0.95, 22),
  });
}

/** A pickaxe that will not dig again: the head with a splintered stump. */
export function brokenPickaxe(colours: Palette): string {
  return inked(
    shape("M-5 -18H5L6 6L2 -1L0 9L-3 0L-6 7Z", colours.wood[1]) +
      shape("M-34 0Q-20 -30 0 -29Q20 -30 34 0Q18 -15 7 -15V-9H-7V-15Q-18 -15 -34 0Z", STEEL[0]) +
      line("M-24 -11Q-14 -23 0 -23Q14 -23 24 -11", STEEL[1], 2.6),
    colours.ink,
  );
}

export function dynamite(colours: Palette): string {
  return inked(
    `<rect x="-13" y="-18" width="9" height="36" rx="2" fill="#a92a17"/><rect x="4" y="-18" width="9" height="36" rx="2" fill="#a92a17"/><rect x="-5" y="-22" width="10" height="38" rx="2" fill="#d2402a"/>` +
      line("M-14 -4H14", "#f2d9a0", 5) +
      line("M0 -22Q2 -36 14 -36", colours.ink, 3.4) +
      shape("M16 -46L18 -39L25 -41L21 -35L26 -30L19 -31L16 -25L13 -31L7 -30L11 -36L7 -41L14 -39Z", "#ffd56b", 'stroke-width="1.6"'),
    colours.ink,
  );
}

/** Thin, crooked and hooded, with eyes that glow; holds up what it broke. */
export function saboteur(colours: Palette, [cloak, lining]: readonly [string, string] = ["#4a3658", "#2a1d33"]): string {
  const { ink } = colours;
  const face =
    shape("M-19 -12Q-20 16 -2 34Q18 18 19 -12Q0 -34 -19 -12Z", "#c8a878") +
    shape("M-22 -16Q0 -32 22 -16V-8Q8 -10 0 -4Q-10 -10 -22 -6Z", lining, 'stroke="none" fill-opacity=".75"') +
    shape("M-17 -9L-3 -2Q-6 5 -12 3Q-16 1 -17 -9Z", "#ffe45c", 'stroke-width="2"') +
    shape("M18 -10L5 -2Q7 5 13 3Q17 0 18 -10Z", "#ffe45c", 'stroke-width="2"') +
    `<circle cx="-9" cy="0" r="1.9" fill="${ink}" stroke="none"/><circle cx="10" cy="0" r="1.9" fill="${ink}" stroke="none"/>` +
    line("M-20 -13L-2 -5M21 -14L4 -5", ink, 4) +
    shape("M-9 28Q-6 50 -22 62Q8 58 9 26Z", ink) +
    shape("M-15 15Q2 24 18 9Q16 28 0 29Q-12 28 -15 15Z", "#fff4d8", 'stroke-width="2.2"') +
    line("M-13 20Q2 28 17 16M-8 18V26M-1 20V29M6 19V28M12 16V24", ink, 1.5) +
    shape("M-3 -3Q-6 6 -17 13Q-17 20 -6 17Q5 14 5 -2Z", "#d39a6a") +
    line("M4 15Q18 12 27 17Q32 20 31 14M-12 17Q-22 16 -28 22Q-33 26 -33 19", ink, 3.2);
  const hood =
    shape("M-30 36Q-38 -22 -12 -48Q14 -70 52 -44Q30 -44 27 -28Q38 0 28 36Q28 -14 2 -26Q-24 -16 -22 10Q-24 26 -30 36Z", cloak) +
    line("M-18 -32Q0 -50 24 -46M-27 0Q-26 -14 -20 -22", "#fff", 2, 'stroke-opacity=".25"');
  const claw = (x: number, y: number): string =>
    at(x, y, shape("M-8 6Q-10 -6 -4 -7Q0 -9 3 -7Q9 -6 8 5Q4 10 -3 9Z", "#c8a878") + line("M-4 -6L-5 3M1 -7L0 3", ink, 1.6));
  return (
    inked(
      shape("M-38 92Q-44 46 -22 30Q4 20 30 30Q46 44 42 92Z", cloak) +
        shape("M-34 60L-46 12L-12 44Q-2 52 8 44L44 10L36 60Q4 80 -34 60Z", lining) +
        line("M-20 92Q-14 70 -16 64M18 92Q14 74 18 64", ink, 1.8, 'stroke-opacity=".7"') +
        shape("M-24 34V-20Q0 -44 26 -20V34Q0 54 -24 34Z", lining) +
        face +
        hood,
      ink,
    ) +
    limb("M-32 66Q-56 70 -50 36", cloak, ink, 11) +
    at(-49, -4, brokenPickaxe(colours), 0.92, -16) +
    inked(shape("M-53 50L-54 14L-51 18L-48 8L-46 17L-43 13L-42 50Z", colours.wood[1], 'stroke-width="2.6"') + claw(-48, 28), ink)
  );
}
