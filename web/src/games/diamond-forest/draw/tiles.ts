/** The faces of the tiles and their common back, 140 by 140 around 0,0: one big thing each, known by its outline. */

import { at, edged, glow, inked, limb, line, shape, sparkle } from "../../../draw/ink";
import { lantern } from "../../../draw/tools";
import type { Woods } from "./colours";
import { dots } from "./dice";
import { TILE } from "./frame";
import { CUTS, type Gem, GEMS, shiningGem } from "./gems";
import { imp } from "./imp";
import { clearing, daisy, mushroom, pine, tree, tuft } from "./plants";
import { spider } from "./spider";

type Draw = (colours: Woods) => string;

const path: Draw = (colours) => {
  const way = "M-14 84Q-36 46 0 16Q34 -14 10 -46Q0 -62 6 -84";
  const prints = [[-14, 48, 8], [4, 36, 30], [2, 12, 40], [22, 2, 20], [10, -18, -10], [24, -34, -24]].map(([x = 0, y = 0, turn = 0]) =>
    at(x, y, `<ellipse rx="6.4" ry="8.6" cy="-3"/><ellipse rx="4.8" ry="4.2" cy="10"/>`, 0.92, turn));
  return (
    line(way, colours.ink, 67) + line(way, colours.sand[0], 60) + line(way, colours.sand[1], 52) +
    line(way, colours.sand[2], 26, 'stroke-opacity=".6"') +
    `<g fill="#6b4523" transform="translate(-6 0)">${prints.join("")}</g>` +
    tuft(-52, 8, colours.blade) + tuft(52, 36, colours.blade) + tuft(-40, -34, colours.blade, 0.9) +
    daisy(-48, 34, "#fffdf2") + daisy(50, -8, "#fffdf2") + daisy(-54, -14, "#ffd3dc")
  );
};

const trickster: Draw = ({ ink, haze }) => {
  const rays = Array.from({ length: 12 }, (_, ray) => `<path d="M-10 -100L0 -20L10 -100Z" transform="rotate(${ray * 30})"/>`).join("");
  return (
    `<g fill="${haze[1]}" opacity=".5">${rays}</g>` +
    at(0, -10, imp(ink, "M-20 46Q-44 50 -47 24", "M20 46Q44 50 47 24", [[-48, 20], [48, 20]]), 0.92)
  );
};

/** Against what one rolls is told in dots, as on the die. */
function rock(value: number): Draw {
  return (colours) =>
    `<ellipse cx="0" cy="54" rx="62" ry="10" fill="${colours.ink}" opacity=".25"/>` +
    inked(
      shape("M-62 52Q-66 26 -44 6Q-38 -22 -18 -34Q-6 -60 12 -52Q34 -46 38 -18Q60 0 62 30Q66 48 58 54Q0 64 -62 52Z", colours.stone[1]) +
        shape("M-18 -34Q-6 -60 12 -52Q20 -48 18 -40Q2 -40 -8 -22Q-24 -4 -44 6Q-38 -22 -18 -34Z", colours.stone[0], 'stroke="none"') +
        shape("M38 -18Q60 0 62 30Q66 48 58 54Q20 60 -20 57Q24 44 34 16Q40 0 38 -18Z", colours.stone[2], 'stroke="none"') +
        line("M-18 -34Q-6 -60 12 -52Q34 -46 38 -18Q60 0 62 30Q66 48 58 54Q0 64 -62 52Q-66 26 -44 6Q-38 -22 -18 -34Z", colours.ink, 4) +
        line("M38 -18L28 -8M-44 6L-34 12M12 -52L8 -40M-50 34L-42 30", colours.ink, 2.6),
      colours.ink,
    ) +
    at(0, 16, `<rect x="-29" y="-29" width="58" height="58" rx="8" fill="#fff8e4" ${edged(colours.ink, 3.6)}/>${dots(value, colours.ink, 17, 6.8)}`) +
    tuft(-52, 62, colours.blade) + tuft(54, 64, colours.blade);
}

/** A boot is all that is to be seen of somebody. */
const bog: Draw = (colours) => {
  const { ink, mud } = colours;
  const bubble = (x: number, y: number, size: number): string =>
    at(x, y, `<circle r="9" fill="${mud[2]}" ${edged(ink, 2.8)}/>${line("M-4 -1Q-4 -5 0 -5", "#fff", 2.6, 'stroke-opacity=".8"')}`, size);
  const reed = (x: number, y: number, lean: number): string => {
    const stalk = `M${x} ${y}Q${x + lean} ${y - 20} ${x + lean} ${y - 36}`;
    return limb(stalk, colours.blade, ink, 3.6, 2) + limb(`M${x + lean} ${y - 34}v-13`, "#8a5527", ink, 8, 2.6);
  };
  const boot = inked(
    shape("M-15 40V-6Q-32 -8 -36 -18Q-38 -30 -26 -30H16Q22 -30 21 -22L16 40Z", "#d8483a") +
      shape("M-39 -26Q-39 -38 -28 -38H18Q24 -38 23 -26Z", "#5d3b1e") +
      shape("M-15 6H17V15H-15Z", "#ffd56b"),
    ink,
    3.6,
  );
  return (
    reed(-54, 14, -2) + reed(-38, 4, 4) + reed(56, 12, 2) +
    shape("M-66 32Q-68 6 -36 4Q-14 -8 16 0Q54 -6 64 24Q70 52 34 60Q0 68 -34 62Q-64 60 -66 32Z", mud[0], edged(ink, 4)) +
    shape("M-57 32Q-58 14 -32 12Q-10 2 16 9Q50 4 55 26Q58 46 30 51Q0 58 -30 53Q-54 52 -57 32Z", mud[1]) +
    at(10, -18, boot, 1.08, 8) +
    shape("M-24 26Q6 10 42 26Q40 46 8 46Q-22 46 -24 26Z", mud[1]) +
    line("M-18 22Q-10 33 10 33Q30 33 38 22M-30 28Q-22 45 10 46Q42 45 50 28", mud[0], 3.6) +
    bubble(-42, 34, 1.1) + bubble(-24, 50, 0.7) + bubble(48, 46, 0.8) + bubble(-34, 16, 0.6)
  );
};

/** The mouth of a gallery: timber, rails and a lantern. */
const gallery: Draw = (colours) => {
  const { ink, wood, stone, gloom } = colours;
  return (
    inked(shape("M-66 60Q-70 10 -48 -14Q-40 -48 -8 -50Q14 -62 36 -44Q60 -32 58 -4Q72 24 66 60Z", stone[1]), ink, 4) +
    line("M-50 -10Q-44 -36 -16 -42M58 10L48 4M-58 24L-50 22M30 -46L26 -40", stone[0], 4.4, 'stroke-opacity=".8"') +
    shape("M-40 66V0Q-38 -30 0 -30Q38 -30 40 0V66Z", gloom, edged(ink, 3)) + at(0, 30, glow("lamp", 44, 0.7)) +
    line("M-10 4L-26 76M10 4L26 76", "#8f9aa3", 5) + line("M-15 24H15M-19 42H19M-24 60H24", wood[1], 6) +
    limb("M-42 68L-37 -22", wood[0], ink, 11) + limb("M42 68L37 -22", wood[0], ink, 11) + limb("M-52 -26H52", wood[1], ink, 13) +
    at(0, 2, glow("lamp", 34)) + at(0, 0, lantern(colours), 0.58)
  );
};

/** A gate in the fence, flags above it and the sun behind: here one starts, and here one comes home. */
const entrance: Draw = (colours) => {
  const { ink, wood, leaves, sand } = colours;
  const flag = (x: number, y: number, colour: string): string => at(x, y, shape("M-8 -2H8L0 16Z", colour, edged(ink, 2.4)));
  const rays = Array.from({ length: 9 }, (_, ray) => `<path d="M-5 -26L0 -52L5 -26Z" transform="rotate(${ray * 22.5 - 90})"/>`).join("");
  const post =
    shape("M-8 74V-34H8V74Z", wood[1]) + shape("M-11 -34H11V-42L0 -54L-11 -42Z", wood[0]) +
    line("M-3 -22V8M3 20V50", ink, 2, 'stroke-opacity=".4"');
  const fence = shape("M-76 22H-40V30H-76ZM-76 44H-40V52H-76Z", wood[1]) + shape("M-67 74V14L-60 6L-53 14V74Z", wood[0]);
  return (
    shape("M-80 -80H80V30H-80Z", "#bfe3f2") + at(0, 8, `<g fill="#ffe27a">${rays}</g><circle r="24" fill="#ffc93c" ${edged(ink, 3)}/>`) +
    inked(shape("M-80 30Q-50 4 -24 16Q0 4 26 16Q52 2 80 28V84H-80Z", leaves[0]), ink, 3) +
    shape("M-7 16Q-2 34 -30 84H34Q8 34 9 16Z", sand[1], edged(ink, 3)) +
    inked(fence + at(0, 0, fence, "-1 1") + at(-38, 0, post) + at(38, 0, post), ink, 3) +
    line("M-38 -40Q0 -18 38 -40", ink, 3) + flag(-22, -32, "#d8483a") + flag(0, -28, "#3f8fd8") + flag(22, -32, "#f2c53a")
  );
};

export const fire: Draw = ({ ink, wood, stone }) => {
  const wooden =
    inked(shape("M-44 -8H40Q46 0 40 8H-44Z", wood[1]) + '<ellipse cx="-44" rx="6" ry="8" fill="#e8c48c"/>', ink, 3.2) +
    line("M-30 -2H10M-14 3H28", ink, 1.8, 'stroke-opacity=".5"');
  const log = at(0, 44, wooden, 1, -14);
  const pebble = (x: number, y: number, fill: string): string => `<ellipse cx="${x}" cy="${y}" rx="14" ry="9.5" fill="${fill}"/>`;
  const stones = pebble(-52, 52, stone[0]) + pebble(52, 52, stone[0]) + pebble(-28, 55, stone[1]) + pebble(28, 55, stone[1]) + pebble(0, 58, stone[0]);
  return (
    at(0, 0, glow("flame", 86, 0.95)) + log + at(0, 0, log, "-1 1") +
    inked(
      shape("M0 -62Q26 -38 22 -16Q34 -22 32 -36Q52 -8 42 18Q34 42 0 42Q-34 42 -42 18Q-50 -8 -28 -34Q-28 -20 -18 -16Q-22 -42 0 -62Z", "#f0602a") +
        shape("M4 -32Q20 -14 15 -2Q24 -6 24 -14Q34 8 26 22Q18 36 0 36Q-22 36 -27 20Q-31 4 -18 -12Q-17 -2 -9 -1Q-10 -18 4 -32Z", "#ffb02e", 'stroke="none"') +
        shape("M2 -4Q16 10 12 22Q8 32 0 32Q-12 32 -13 20Q-14 8 2 -4Z", "#fff1b0", 'stroke="none"'),
      ink,
      3.6,
    ) +
    inked(stones, ink, 2.8) + sparkle(-46, -38, 8, "#fff1b0") + sparkle(48, -46, 10, "#fff1b0") + sparkle(36, -60, 6, "#fff1b0")
  );
};

function found(colour: Gem): Draw {
  return ({ ink }) => {
    const rays = Array.from({ length: 10 }, (_, ray) => `<path d="M-7 -40L0 -${ray % 2 ? 64 : 72}L7 -40Z" transform="rotate(${ray * 36})"/>`);
    return (
      `<g fill="${CUTS[colour].pale}" opacity=".9">${rays.join("")}</g><ellipse cy="50" rx="34" ry="7" fill="${ink}" opacity=".28"/>` +
      at(0, -2, shiningGem(colour, ink), 1.42)
    );
  };
}

/** The name of the back among the tiles. */
export const COVERED = "covered";

/** Trees in the dark: nothing tells what lies below. */
const covered: Draw = ({ dusk, ink }) => {
  const firefly = (x: number, y: number): string => at(x, y, glow("lamp", 13, 0.9) + '<circle r="2.4" fill="#fffbe0"/>');
  const far = pine(dusk.far, dusk.trunk, dusk.shine, ink);
  return (
    at(0, -22, glow("lamp", 84, 0.34)) + at(-45, 24, far, 1.04) + at(47, 22, far, 0.92) +
    at(0, 44, tree(dusk.near, dusk.trunk, dusk.shine, ink), 1.12) +
    inked(shape("M-80 84V52Q-62 32 -46 47Q-32 36 -20 52Q0 44 16 54Q30 38 46 49Q62 36 80 54V84Z", dusk.front), ink, 3.4) +
    line("M-59 50q4 -6 10 -3M-34 48q4 -6 9 -3", dusk.shine, 3, 'stroke-opacity=".6"') + at(44, 58, mushroom(ink), 0.9) + at(25, 61, mushroom(ink), 0.56) +
    firefly(-54, -42) + firefly(54, -50) + firefly(-26, 34) + firefly(56, 4)
  );
};

interface Face {
  draw: Draw;
  ground: (colours: Woods) => readonly string[];
  /** Whether leaves hang into its corners. */
  leafy: boolean;
}

const onGrass = (draw: Draw): Face => ({ draw, ground: ({ grass }) => grass, leafy: true });

const FACES: Record<string, Face> = {
  path: onGrass(path),
  imp: { draw: trickster, ground: ({ haze }) => haze, leafy: false },
  bog: onGrass(bog),
  gallery: onGrass(gallery),
  entrance: { ...onGrass(entrance), ground: ({ glade }) => glade, leafy: false },
  fire: { draw: fire, ground: ({ ember }) => ember, leafy: false },
  spider: { draw: spider, ground: ({ web }) => web, leafy: false },
  [COVERED]: { draw: covered, ground: ({ dusk }) => dusk.ground, leafy: false },
  ...Object.fromEntries(GEMS.map((colour) => [`diamond-${colour}`, { ...onGrass(found(colour)), ground: ({ glade }: Woods) => glade }])),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((value) => [`rock-${value}`, onGrass(rock(value))])),
};

/** What is to be seen on a tile; the sheet it is drawn on gives it its outline. */
export function inside(name: string, colours: Woods): string {
  const face = FACES[name];
  if (!face) throw new Error(`no picture of the tile ${name}`);
  const [middle, edge] = face.ground(colours);
  return (
    `<radialGradient id="${name}"><stop offset=".2" stop-color="${middle}"/><stop offset="1" stop-color="${edge}"/></radialGradient>` +
    `<g clip-path="url(#tile)">${shape("M-80 -80H80V80H-80Z", `url(#${name})`)}${face.leafy ? clearing(colours) : ""}${face.draw(colours)}</g>`
  );
}

/** A tile within another drawing. */
export function tile(name: string, colours: Woods): string {
  return inside(name, colours) + line(TILE, colours.ink, 4);
}
