/** What the imp's die brings, as small scenes of 240 by 160. */

import { at, edged, glow, inked, type Light, line, shape, sparkle } from "../../../draw/ink";
import type { Woods } from "./colours";
import { arrow, sign, SWAP, type Trick } from "./dice";
import { dwarf } from "./dwarfs";
import { TILE } from "./frame";
import { imp } from "./imp";
import { onMeadow } from "./meadow";
import { COVERED, tile } from "./tiles";

/** A covered tile with a light rim, or it would be lost before the dark wood. */
function coveredAt(x: number, y: number, size: number, turn: number, colours: Woods): string {
  return at(x, y, line(TILE, colours.ink, 20) + line(TILE, "#f2e3b8", 12) + tile(COVERED, colours), size, turn);
}

type Draw = (seat: number, other: number, colours: Woods) => string;

const trade: Draw = (seat, other, colours) => {
  const { ink } = colours;
  return (
    at(0, -10, imp(ink, "M-20 46Q-46 44 -50 16", "M20 46Q46 44 50 16", [[-51, 12], [51, 12]]), 0.66) +
    at(-76, 22, dwarf(seat, "standing", colours), 0.62) + at(76, 22, dwarf(other, "standing", colours), 0.62) +
    arrow("M-70 -36Q0 -86 58 -44", [66, -37, 42], SWAP, ink, 11) + arrow("M40 64Q0 74 -32 66", [-41, 63, 198], SWAP, ink, 10)
  );
};

const look: Draw = (seat, _, colours) => {
  const { ink } = colours;
  return (
    at(-66, 18, dwarf(seat, "standing", colours), 0.72) +
    at(2, 40, shape("M-40 14L-26 -14H34L46 14Z", "#fff3bf", edged(ink, 3.4)) + glow("lamp", 46, 0.9) + sparkle(2, -2, 10, "#ffc93c")) +
    coveredAt(10, 2, 0.42, -22, colours) +
    at(4, -48, sign("look", ink), 0.62) +
    at(82, -2, imp(ink, "M-20 44Q-52 40 -62 20", "M22 48Q46 46 12 28", [[-64, 16], [8, 26]]), 0.72)
  );
};

/** The imp's tile flies like a carpet, with everybody on it. */
const whisk: Draw = (seat, _, colours) => {
  const { ink, haze } = colours;
  const wind = "M-114 -22Q-92 -32 -72 -20M-112 6Q-88 -4 -64 8M-108 34Q-84 24 -56 36";
  const carpet =
    shape("M-74 6Q-40 26 0 12Q40 0 74 14L58 32Q36 20 4 32Q-40 44 -66 26Z", "#5d4380", edged(ink, 4)) +
    shape("M-74 4Q-46 -22 -34 -18Q10 -26 50 -16Q68 -8 74 8Q40 -4 0 8Q-40 22 -74 4Z", haze[1], edged(ink, 4));
  return (
    line(wind, ink, 10) + line(wind, "#e8f6ff", 5.6) + at(-4, 46, sign("whisk", ink), "1.15 .62") + at(0, 14, carpet) +
    at(-26, -24, dwarf(seat, "standing", colours), 0.62) +
    at(30, -34, imp(ink, "M-20 46Q-46 44 -44 20", "M20 46Q52 40 58 10", [[-45, 18], [59, 6]]), 0.56) +
    arrow("M78 -24Q104 -22 100 10", [99, 18, 96], SWAP, ink, 10) + coveredAt(96, 52, 0.3, 0, colours)
  );
};

const shuffle: Draw = (_seat, _other, colours) => {
  const { ink } = colours;
  return (
    at(0, 2, imp(ink, "M-20 46Q-50 48 -56 22", "M20 46Q50 48 56 22", [[-57, 18], [57, 18]]), 0.8) +
    coveredAt(-78, -6, 0.4, -12, colours) + coveredAt(78, -6, 0.4, 12, colours) +
    arrow("M-66 -44Q0 -84 54 -54", [62, -48, 36], SWAP, ink, 11) + arrow("M66 34Q20 76 -54 52", [-63, 47, 208], SWAP, ink, 11) +
    inked(sparkle(-104, -50, 9) + sparkle(108, 40, 9) + sparkle(-30, -60, 7), ink, 1.4)
  );
};

const SCENES: Record<Trick, Draw> = { trade, look, whisk, shuffle };

export function trickScene(trick: Trick, seat: number, other: number, light: Light): string {
  return onMeadow(light, (colours) => SCENES[trick](seat, other, colours));
}
