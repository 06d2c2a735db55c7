/** What grows in the wood. */

import { at, blob, chance, edged, inked, line, shape } from "../../../draw/ink";
import type { Woods } from "./colours";

const CROWN = "M-34 -6Q-50 -24 -34 -42Q-32 -66 -6 -66Q4 -78 22 -66Q44 -62 40 -40Q54 -20 34 -6Q16 6 0 -2Q-18 6 -34 -6Z";

const LEAVES = "M4 -46q5 -5 10 0M22 -44q5 -5 10 0M-14 -34q5 -5 10 0M10 -28q5 -5 10 0M-32 -24q5 -5 10 0M30 -26q4 -4 8 0";

const PINE =
  "M0 -92Q10 -72 22 -64Q16 -60 12 -60Q22 -42 32 -36Q24 -32 19 -33Q28 -14 42 -8Q0 4 -42 -8Q-28 -14 -19 -33Q-24 -32 -32 -36Q-22 -42 -12 -60Q-16 -60 -22 -64Q-10 -72 0 -92Z";

/** A round tree on 0,0. */
export function tree(crown: string, trunk: string, shine: string, ink: string): string {
  return (
    inked(shape("M-10 10Q-4 -14 -8 -30H8Q4 -14 12 10Z", trunk) + at(0, -14, shape(CROWN, crown)), ink, 3.4) +
    shape("M-38 -26Q-44 -48 -29 -54Q-26 -75 -5 -75Q4 -86 22 -76Q8 -70 4 -58Q-12 -60 -15 -44Q-31 -42 -38 -26Z", shine, 'fill-opacity=".2"') +
    line("M-24 -52Q-22 -66 -8 -68M10 -72Q20 -71 26 -63", shine, 4.4, 'stroke-opacity=".65"') + line(LEAVES, shine, 3, 'stroke-opacity=".4"')
  );
}

/** A pointed tree on 0,0. */
export function pine(crown: string, trunk: string, shine: string, ink: string): string {
  return (
    inked(
      shape("M-6 8V-12H6V8Z", trunk) + shape(PINE, crown),
      ink,
      3.4,
    ) + line("M-6 -76Q-10 -68 -14 -65M-13 -50Q-18 -42 -23 -38M-20 -24Q-26 -16 -31 -12", shine, 4, 'stroke-opacity=".5"')
  );
}

/** A pointed tree far away. */
export function farPine(colour: string): string {
  return shape(`${PINE}M-6 12V-12H6V12Z`, colour);
}

/** A mushroom on 0,0. */
export function mushroom(ink: string): string {
  return (
    inked(shape("M-6 0Q-4 -8 -6 -15H6Q4 -8 6 0Z", "#fff1d6") + shape("M-18 -12Q-16 -31 0 -32Q16 -31 18 -12Q0 -7 -18 -12Z", "#e2493b"), ink, 2.8) +
    '<g fill="#fff6e2"><circle cx="-8" cy="-18" r="3.4"/><circle cx="3" cy="-25" r="3"/><circle cx="9" cy="-16" r="2.6"/></g>'
  );
}

/** Leaves that hang into a corner at the top left. */
function corner(place: string, { leaves, ink }: Woods): string {
  const random = chance(`leaves ${place}`);
  const places = [[-70, -70, 30, 24], [-42, -74, 19, 13], [-74, -44, 13, 19]] as const;
  return places.map(([x, y, wide, high], number) => shape(blob(x, y, wide, high, random, 9), leaves[number] ?? leaves[0], edged(ink, 2.4))).join("");
}

/** Leaves all around: a clearing. */
export function clearing(colours: Woods): string {
  return ["1 1", "-1 1", "1 -1", "-1 -1"].map((turn) => at(0, 0, corner(turn, colours), turn)).join("");
}

export function tuft(x: number, y: number, colour: string, size = 1): string {
  return at(x, y, line("M-7 0Q-8 -8 -11 -11M0 0V-14M7 0Q8 -8 11 -11", colour, 3.4), size);
}

export function daisy(x: number, y: number, petals: string): string {
  return at(x, y,
    `<g fill="${petals}"><circle cy="-5" r="3.6"/><circle cx="5" r="3.6"/><circle cy="5" r="3.6"/><circle cx="-5" r="3.6"/></g>` +
    '<circle r="3.2" fill="#f2b632"/>');
}
