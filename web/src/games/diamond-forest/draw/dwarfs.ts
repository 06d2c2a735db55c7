/** Whole dwarfs, as they stand on tiles: the ground is at 66, the head reaches to -66. */

import { badge, crest, head } from "../../../draw/dwarf";
import { at, inked, limb, line, shape, sparkle } from "../../../draw/ink";
import { gem, type Gem } from "./gems";
import type { Woods } from "./colours";

export type Pose = "standing" | "lying" | "carrying";

const SKIN = "#e8b48c";
const LEATHER = "#5d3b1e";
const BOOT = "#94602f";

const BOOTS = "M-30 48V56Q-44 58 -42 67H-4V48ZM30 48V56Q44 58 42 67H4V48Z";

function trunk(colour: string, ink: string): string {
  return inked(
    shape(BOOTS, BOOT) + shape("M-33 57Q-42 14 -18 2H18Q42 14 33 57Q0 63 -33 57Z", colour) +
      line("M-34 42Q0 50 34 42", LEATHER, 9) + shape("M-7 39H7V51H-7Z", "#f2cb4a", 'stroke-width="2.4"'),
    ink,
    3.4,
  );
}

function hand(x: number, y: number, ink: string): string {
  return inked(`<circle cx="${x}" cy="${y}" r="9" fill="${SKIN}"/>`, ink);
}

function upperPart(seat: number, colours: Woods): string {
  return at(0, -15, head(seat, colours), 0.76);
}

/** With one hand up: to wave, or to show what it holds. */
function upright(seat: number, colours: Woods, held: string): string {
  const { ink } = colours;
  const { colour } = crest(seat);
  return (
    trunk(colour, ink) + limb("M-26 18Q-48 24 -50 2", colour, ink, 12, 3.2) + limb("M26 18Q44 24 40 36", colour, ink, 12, 3.2) +
    hand(-50, -3, ink) + upperPart(seat, colours) + held + at(33, 43, badge(crest(seat)), 1.55)
  );
}

/** On its back, seeing stars. */
function lying(seat: number, colours: Woods): string {
  const { ink } = colours;
  const { colour } = crest(seat);
  const arms = limb("M-24 20Q-34 30 -34 46M24 20Q34 30 34 46", colour, ink, 12, 3.2) + hand(-34, 49, ink) + hand(34, 49, ink);
  const stars = inked(sparkle(-56, -24, 13, "#ffe27a") + sparkle(-32, -40, 17, "#ffe27a") + sparkle(-4, -30, 12, "#ffe27a"), ink, 2);
  return (
    `<ellipse cx="0" cy="63" rx="66" ry="7" fill="${ink}" opacity=".3"/>` +
    at(-2, 30, trunk(colour, ink) + arms + upperPart(seat, colours), 0.92, -90) + at(36, 30, badge(crest(seat)), 1.3) + stars
  );
}

export function dwarf(seat: number, pose: Pose, colours: Woods, held: Gem = "blue"): string {
  if (pose === "lying") return lying(seat, colours);
  const shadow = `<ellipse cx="0" cy="66" rx="46" ry="7" fill="${colours.ink}" opacity=".3"/>`;
  return shadow + upright(seat, colours, pose === "carrying" ? at(-46, -26, gem(held, colours.ink), 0.72) : "");
}
