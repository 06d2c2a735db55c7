/** Who comes out of the lairs, around 0,0 and about 70 wide. */

import { edged, inked, limb, line, shape } from "../../../draw/ink";
import type { Tints } from "./tints";

type Draw = (tints: Pick<Tints, "ink">) => string;

/** Ears, whiskers and a long tail. */
export const rat: Draw = ({ ink }) =>
  limb("M24 14Q46 20 42 -4Q40 -18 30 -14", "#d99a94", ink, 4.4, 2) +
  inked(
    shape("M-30 12Q-28 -14 -4 -16Q26 -18 30 12Q24 26 0 26Q-24 26 -30 12Z", "#7d6a5e") +
      shape("M-8 -12Q-24 -34 -30 -18Q-30 -8 -18 -6ZM2 -16Q-4 -38 10 -32Q18 -26 10 -14Z", "#b98c86") +
      shape("M-44 8Q-42 -8 -24 -12Q-4 -14 -2 4Q-6 20 -26 18Q-40 16 -44 8Z", "#94806f") +
      shape("M-34 16L-32 25L-28 17Z", "#fffbe8", 'stroke-width="1.6"'),
    ink,
  ) +
  `<circle cx="-43" cy="8" r="4" fill="#d98a86" ${edged(ink, 1.8)}/><circle cx="-22" cy="-1" r="4.6" fill="#ff5a3c" ${edged(ink, 1.8)}/><circle cx="-23" cy="-2" r="1.5" fill="#fff"/>` +
  line("M-36 11L-50 14M-36 13L-47 20M-14 24V30M12 25V31", ink, 2.2);

/** A worm with many legs that rears up. */
export const crawler: Draw = ({ ink }) => {
  const body = "M36 24Q10 34 -4 20Q-14 8 4 2Q24 -4 14 -20Q6 -30 -14 -26";
  const legs = "M30 28L34 38M18 30L18 40M4 27L0 37M-8 12L-19 16M14 2L22 10M22 -10L33 -8M14 -24L20 -34";
  return (
    line(legs, ink, 4) + limb(body, "#6f9a3e", ink, 15, 2.8) + line(body, "#b4d66a", 6, 'stroke-dasharray=".1 8"') +
    inked(
      shape("M-8 -38Q-30 -44 -38 -28Q-42 -14 -28 -10Q-12 -8 -4 -18Q2 -30 -8 -38Z", "#8cba4c") +
        shape("M-36 -16Q-50 -14 -48 -2Q-42 -6 -34 -8ZM-26 -10Q-34 0 -26 8Q-20 2 -18 -8Z", "#f0e2b8"),
      ink,
      2.6,
    ) +
    `<circle cx="-29" cy="-27" r="5" fill="#ffe45c" ${edged(ink, 1.8)}/><circle cx="-30" cy="-27" r="1.9" fill="${ink}"/><circle cx="-14" cy="-29" r="4" fill="#ffe45c" ${edged(ink, 1.8)}/><circle cx="-15" cy="-29" r="1.6" fill="${ink}"/>`
  );
};

/** Ears like wings, a grin, and hands that close. */
export const goblin: Draw = ({ ink }) =>
  inked(
    shape("M-22 36Q-28 14 -12 10H12Q28 14 22 36Q0 44 -22 36Z", "#6b4a8a") +
      shape("M-20 -10Q-48 -26 -52 -8Q-40 -2 -20 4ZM20 -10Q48 -26 52 -8Q40 -2 20 4Z", "#5fa35a") +
      shape("M-24 -12Q-22 -36 0 -36Q22 -36 24 -12Q24 12 0 22Q-24 12 -24 -12Z", "#74bd68") +
      `<circle cx="-10" cy="-12" r="7" fill="#fff3b8" stroke-width="2.2"/><circle cx="10" cy="-12" r="7" fill="#fff3b8" stroke-width="2.2"/>` +
      shape("M-4 -8Q-8 6 0 6Q8 6 4 -8Z", "#8bd07c", 'stroke-width="2"') +
      shape("M-15 6Q0 14 15 6Q10 18 0 18Q-10 18 -15 6Z", "#3c1410", 'stroke-width="2"') +
      shape("M-10 9L-7 15L-4 10ZM4 10L7 15L10 9Z", "#fffbe8", 'stroke-width="1"') +
      `<circle cx="-22" cy="30" r="7" fill="#74bd68"/><circle cx="22" cy="30" r="7" fill="#74bd68"/>`,
    ink,
    2.8,
  ) +
  `<circle cx="-9" cy="-11" r="2.8" fill="${ink}"/><circle cx="9" cy="-11" r="2.8" fill="${ink}"/>` +
  line("M-18 -23L-4 -17M18 -23L4 -17", ink, 3.6) + shape("M13 26L15 20L22 18L28 22L27 28L20 31Z", "#f2b418", edged(ink, 2));

export const CREATURES: Record<string, Draw> = { rat, crawler, goblin };
