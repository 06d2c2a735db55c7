/** The imp: round, red, horned, and up to something. Around 0,0 is its face. */

import { at, inked, limb, line, shape } from "../../../draw/ink";

const SKIN = "#d8583c";
const BELLY = "#f0926a";

export function impHead(ink: string): string {
  return inked(
    shape("M-24 -16Q-40 -34 -30 -50Q-22 -36 -10 -30M24 -16Q40 -34 30 -50Q22 -36 10 -30", "#f6e3bd") +
      shape("M-30 -4Q-50 -14 -52 -2Q-46 10 -30 8M30 -4Q50 -14 52 -2Q46 10 30 8", SKIN) +
      `<circle r="33" fill="${SKIN}"/><g fill="#fffdf0"><ellipse cx="-12" cy="-5" rx="10" ry="12"/><ellipse cx="12" cy="-5" rx="10" ry="12"/></g>` +
      `<g stroke="none"><circle cx="-9" cy="-3" r="5.5" fill="#241a10"/><circle cx="15" cy="-3" r="5.5" fill="#241a10"/><circle cx="-11" cy="-6" r="2" fill="#fff"/><circle cx="13" cy="-6" r="2" fill="#fff"/><g fill="#ff9a7a" opacity=".7"><circle cx="-22" cy="10" r="5"/><circle cx="24" cy="10" r="5"/></g></g>` +
      line("M-13 13Q1 25 16 12", ink, 3),
    ink,
  );
}

/** A mouth with one tooth: it laughs at what it has done. */
function laugh(ink: string): string {
  return inked(shape("M-17 10Q0 15 18 9Q15 28 0 28Q-14 27 -17 10Z", "#7a2417") + shape("M-6 13H4L1 20H-3Z", "#fff6e2", 'stroke="none"'), ink, 2.6);
}

/** The whole imp. Its hands are where its arms end. */
export function imp(ink: string, left: string, right: string, hands: readonly (readonly [number, number])[]): string {
  const tail = "M22 62Q54 70 52 40Q52 30 44 32";
  return (
    limb(tail, SKIN, ink, 5) +
    inked(shape("M46 20L56 32L40 38Z", SKIN), ink, 2.6) +
    inked(
      `<ellipse cx="-14" cy="80" rx="14" ry="8" fill="${SKIN}"/><ellipse cx="15" cy="80" rx="14" ry="8" fill="${SKIN}"/>` +
        shape("M-22 30Q-36 74 0 76Q36 74 22 30Z", SKIN) + shape("M-13 40Q-20 70 0 70Q20 70 13 40Z", BELLY, 'stroke="none"'),
      ink,
    ) +
    impHead(ink) + laugh(ink) + limb(left, SKIN, ink, 9) + limb(right, SKIN, ink, 9) +
    hands.map(([x, y]) => at(x, y, inked(`<circle r="9" fill="${SKIN}"/>`, ink))).join("")
  );
}
