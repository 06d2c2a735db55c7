/** The rock of the cave with water in its passages, seen from above, so that a card may lie either way. */

import { type CardFacts, HEIGHT, WIDTH } from "../../../draw/card";
import { at, blob, chance, edged, inked, limb, line, round, shape } from "../../../draw/ink";
import { type Edge, floorOf, leg, waysOf } from "../../../draw/ways";
import type { Level } from "../screen";
import { type Field, levelsOf, RADIUS } from "./fields";
import type { Tints } from "./tints";

const BUTT = 'stroke-linecap="butt"';
const CORNERS = [[12, 22], [88, 22], [12, 128], [88, 128]] as const;
const SIDES = { N: [50, 18], E: [86, 75], S: [50, 132], W: [14, 75] } as const;

/** A piece of rock with an edge that is wet. */
function facet(x: number, y: number, size: number, random: () => number, { facet: [dark, middle, light], ink, shine }: Tints): string {
  const [across, down] = [round(x - size * 0.5), round(y - size * 0.35)];
  return (
    shape(blob(x + 2, y + 3, size, size * 0.85, random, 6), ink, 'fill-opacity=".5"') +
    shape(blob(x, y, size, size * 0.85, random, 6), random() < 0.5 ? middle : dark, edged(ink, 1.6)) +
    shape(blob(x - size * 0.15, y - size * 0.18, size * 0.6, size * 0.5, random, 5), light, 'fill-opacity=".6"') +
    line(`M${across} ${down}q${round(size * 0.4)} ${round(-size * 0.42)} ${round(size * 0.95)} ${round(-size * 0.1)}`, shine, 2, 'stroke-opacity=".6"')
  );
}

/** Rock, with its largest pieces where no passage goes. */
export function rock(name: string, open: string, tints: Tints): string {
  const random = chance(`rock ${name}`);
  let faces = "";
  for (let y = 4; y < HEIGHT + 12; y += 24) {
    for (let x = 2; x < WIDTH + 12; x += 22) {
      const tone = tints.facet[Math.floor(random() * 3)] ?? tints.facet[0];
      faces += shape(blob(x + random() * 14 - 7, y + random() * 12 - 6, 9 + random() * 8, 8 + random() * 7, random, 5), tone);
    }
  }
  const walls = (Object.keys(SIDES) as Edge[]).filter((side) => !open.includes(side));
  const pieces = [...CORNERS.map(([x, y]) => [x, y, 12] as const), ...walls.map((side) => [...SIDES[side], 15] as const)];
  const drops = Array.from({ length: 5 }, () => `M${round(8 + random() * 84)} ${round(8 + random() * 134)}q3 -4 7 -3`).join("");
  return (
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#rock)"/><g fill-opacity=".45">${faces}</g>` +
    line(drops, tints.shine, 1.6, 'stroke-opacity=".5"') +
    pieces.map(([x, y, size]) => facet(x + random() * 6 - 3, y + random() * 12 - 6, size + random() * 4, random, tints)).join("")
  );
}

/** The courses of all passages of a card, one for each group of joined edges; stubs that lead nowhere end before the middle. */
export function coursesOf({ links, open, feature }: CardFacts): string[] {
  if (links.length) return links.map((group) => (feature === "tunnel" ? waysOf(group, true) : floorOf(group, false)).join(""));
  return ([...open] as Edge[]).map((edge) => leg(edge, feature ? 1 : 0.62));
}

/** How much of a passage is under water: over the soles, over the ankles, up to the knees. */
const WATER: Record<Level, number> = { I: 23, II: 30, III: 37 };

/** Water over gravel, from edge to edge. */
export function stream(course: string, level: Level, { ink, bank, water, shine }: Tints): string {
  const [deep, bright] = water[level];
  const wide = WATER[level];
  return (
    line(course, ink, 51, `${BUTT} stroke-opacity=".45"`) +
    line(course, ink, 45, BUTT) +
    line(course, bank[0], 41, BUTT) +
    line(course, bank[1], 37, `${BUTT} stroke-dasharray="7 2.5 4 2"`) +
    line(course, deep, wide, BUTT) +
    line(course, bright, wide * 0.5, `${BUTT} stroke-opacity=".55"`) +
    line(course, shine, 1.5, `stroke-opacity=".7" stroke-dasharray="6 14" transform="translate(${-wide / 4} 3)"`) +
    line(course, shine, 1.3, `stroke-opacity=".55" stroke-dasharray="4 18" stroke-dashoffset="-9" transform="translate(${wide / 4} -4)"`)
  );
}

/** A stone that one steps on, with the water that runs around it. */
export function stone(x: number, y: number, radius: number, name: string, { step: [side, top], ink, shine }: Tints): string {
  const random = chance(`stone ${name}`);
  const [wide, high] = [radius, radius * 0.92];
  return (
    `<ellipse cx="${x}" cy="${round(y + 2)}" rx="${round(wide * 1.28)}" ry="${round(high * 1.2)}" fill="none" stroke="${shine}" stroke-opacity=".55" stroke-width="1.5"/>` +
    shape(blob(x, y + radius * 0.22, wide * 1.04, high * 1.04, random, 9), side, edged(ink, 2.4)) +
    shape(blob(x, y - radius * 0.08, wide * 0.92, high * 0.86, random, 9), top) +
    line(`M${round(x - wide * 0.55)} ${round(y - high * 0.3)}q${round(wide * 0.45)} ${round(-high * 0.42)} ${round(wide)} ${round(-high * 0.12)}`, "#fff", 2, 'stroke-opacity=".85"')
  );
}

/** What one stands on: a stone, or the planks of a bridge. */
export function footing({ at: [x, y], featured, name }: Field, card: CardFacts, tints: Tints): string {
  const radius = RADIUS[levelsOf(card)];
  if (card.feature === "bridge" && featured) return plank(x, y, radius, tints);
  return stone(x, y, radius, `${card.name} ${name}`, tints);
}

function plank(x: number, y: number, radius: number, { wood, ink }: Tints): string {
  return `<circle cx="${x}" cy="${y}" r="${round(radius * 0.86)}" fill="#e0b878" ${edged(ink, 2.2)}/>` + line(`M${round(x - radius * 0.5)} ${y - 3}h${radius}M${round(x - radius * 0.5)} ${y + 4}h${radius}`, wood[0], 2);
}

/** Planks between two ropes, high over the water below. */
export function bridge(course: string, across: boolean, { wood, ink }: Tints): string {
  const ropes = across ? "M-6 56H106M-6 94H106" : "M31 -6V156M69 -6V156";
  const posts = across ? [[8, 56], [92, 56], [8, 94], [92, 94]] : [[31, 12], [69, 12], [31, 138], [69, 138]];
  return (
    line(course, "#000", 46, `${BUTT} stroke-opacity=".5" transform="translate(3 5)"`) +
    line(course, ink, 41, BUTT) +
    line(course, wood[0], 36, BUTT) +
    line(course, wood[1], 36, `${BUTT} stroke-dasharray="8 2"`) +
    limb(ropes, "#d9b77a", ink, 3, 1.5) +
    posts.map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="4.5" fill="${wood[0]}" ${edged(ink, 2)}/>`).join("")
  );
}

/** Rock that has come down and blocks the way. */
export function fallen(card: string, { boulder, ink, shine }: Tints): string {
  const random = chance(`fallen ${card}`);
  const pieces = [[-18, -4, 17], [17, 5, 19], [0, -17, 14], [-4, 15, 15], [3, 0, 12]] as const;
  return at(50, 75, inked(pieces.map(([x, y, size], piece) => shape(blob(x, y, size, size * 0.86, random, 6), boulder[piece % 3] ?? boulder[0])).join(""), ink, 2.8) +
    line("M-26 -10q6 -9 15 -8M10 0q6 -8 16 -6M-6 -24q5 -5 11 -3", shine, 2.2, 'stroke-opacity=".8"'));
}
