/** Hands that say something without words, around 0,0, about 80 high. */

import { inked, limb, line, shape } from "../../../draw/ink";

const SKIN = "#f0c39a";

/** A raised palm. */
export function palm(cuff: string, ink: string): string {
  return (
    limb("M-18 4V-26M-5 0V-36M8 0V-34M20 6V-22", SKIN, ink, 11, 3) + limb("M-20 18L-34 4", SKIN, ink, 12, 3) +
    inked(shape("M-24 2Q-24 -4 -16 -6H18Q26 -4 26 6Q26 30 14 38H-10Q-24 26 -24 2Z", SKIN), ink) +
    shape("M-21 4V-10H23V8Q10 2 -21 4Z", SKIN) + line("M-10 14Q4 10 16 18", ink, 2.4, 'stroke-opacity=".5"') +
    inked(shape("M-18 34H22V50H-18Z", cuff), ink)
  );
}

/** A finger that points up and to the left. */
export function pointing(cuff: string, ink: string): string {
  return (
    limb("M-8 -2L-30 -34", SKIN, ink, 12, 3) +
    inked(shape("M-18 4Q-18 -12 0 -12L20 -4Q30 2 28 16Q26 30 12 32Q-6 32 -14 18Z", SKIN) + line("M2 -11Q8 -2 2 6M13 -7Q18 2 12 10", ink, 2.4), ink) +
    shape("M-15 -2L-10 -10L2 -4L-6 8Z", SKIN) + inked(shape("M12 34L30 16L46 32L28 50Z", cuff), ink)
  );
}

export function thumbUp(cuff: string, ink: string): string {
  return (
    inked(
      shape("M-22 -4H-8Q2 -18 0 -34Q0 -44 9 -44Q20 -42 19 -26Q18 -14 14 -8H32Q42 -6 39 5Q45 12 38 19Q42 28 34 31Q35 42 24 42H-4Q-14 42 -22 36Z", SKIN) +
        line("M18 5H38M18 19H37M18 31H33", ink, 2.6) + shape("M-46 -10H-22V44H-46Z", cuff),
      ink,
      3.4,
    )
  );
}
