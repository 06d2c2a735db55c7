/** The floor of the wood with its paths, seen from above, so that a card may lie either way. */

import { type CardFacts, HEIGHT, WIDTH } from "../../../draw/card";
import { at, blob, chance, edged, line, round, shape } from "../../../draw/ink";
import { floorOf, STRIDE } from "../../../draw/ways";
import type { Tints } from "./tints";

const CORNERS = [[13, 24], [87, 24], [13, 126], [87, 126]] as const;
const SIDES = { N: [50, 20], E: [86, 75], S: [50, 130], W: [14, 75] } as const;

/** The crown of a tree from above. */
export function crown(x: number, y: number, size: number, random: () => number, { crown: [dark, middle, light], ink }: Tints): string {
  return (
    shape(blob(x + 2, y + 3, size, size, random, 9), ink, 'fill-opacity=".35"') +
    shape(blob(x, y, size, size, random, 9), dark, edged(ink, 1.8)) +
    shape(blob(x - 1, y - 1, size * 0.68, size * 0.68, random, 8), middle) +
    shape(blob(x - 2, y - 2, size * 0.34, size * 0.34, random, 7), light)
  );
}

function toadstools(x: number, y: number, random: () => number, ink: string): string {
  return [0, 1].map((which) => {
    const [across, down, size] = [x + random() * 12 - 6, y + random() * 12 - 6, which ? 3.4 : 5];
    return `<circle cx="${round(across)}" cy="${round(down)}" r="${size}" fill="#c8442c" ${edged(ink, 1.2)}/><circle cx="${round(across - 1)}" cy="${round(down - 1)}" r="1.2" fill="#fff3dc"/>`;
  }).join("");
}

/** A fern from above: leaves around its middle. */
function fern(x: number, y: number, random: () => number, tints: Tints): string {
  const turn = Math.round(random() * 60);
  const leaves = Array.from({ length: 6 }, (_, leaf) => `<path d="M0 0Q-3 -7 0 -13Q3 -7 0 0Z" transform="rotate(${turn + leaf * 60})"/>`).join("");
  return at(x, y, `<g fill="${tints.cushion[2]}" ${edged(tints.ink, 0.9)}>${leaves}</g>`);
}

/** Moss, with trees where no path goes. */
export function floor(name: string, open: string, tints: Tints): string {
  const random = chance(`wood ${name}`);
  let cushions = "";
  for (let y = 6; y < HEIGHT + 10; y += 22) {
    for (let x = 4; x < WIDTH + 10; x += 24) {
      const tone = tints.cushion[Math.floor(random() * 3)] ?? tints.cushion[0];
      cushions += shape(blob(x + random() * 14 - 7, y + random() * 12 - 6, 8 + random() * 8, 6 + random() * 6, random, 7), tone);
    }
  }
  const walls = (Object.keys(SIDES) as (keyof typeof SIDES)[]).filter((side) => !open.includes(side));
  const trees = [...CORNERS.map(([x, y]) => [x, y, 13] as const), ...walls.map((side) => [...SIDES[side], 15] as const)];
  const grown = trees.map(([x, y, size]) => {
    const which = random();
    const [across, down] = [x + random() * 6 - 3, y + random() * 14 - 7];
    if (size < 15 && which < 0.22) return toadstools(across, down, random, tints.ink);
    if (size < 15 && which < 0.4) return fern(across, down, random, tints);
    return crown(across, down, size + random() * 4, random, tints);
  });
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#moss)"/><g fill-opacity=".5">${cushions}</g>${grown.join("")}`;
}

/** Trodden earth from edge to edge, with stones along it. */
export function path(card: Pick<CardFacts, "name" | "links">, tints: Tints): string {
  const ways = card.links.flatMap((group) => floorOf(group, false)).join("");
  const butt = 'stroke-linecap="butt"';
  const [edge, earth, worn] = tints.earth;
  return (
    line(ways, tints.ink, 50, `${butt} stroke-opacity=".4"`) +
    line(ways, tints.ink, 43, butt) +
    line(ways, edge, 38.5, butt) +
    line(ways, earth, 33, butt) +
    line(ways, worn, 17, `${butt} stroke-opacity=".75"`) +
    line(ways, edge, 3, `stroke-opacity=".5" stroke-dasharray=".1 ${STRIDE * 1.7}" transform="translate(-6 5)"`) +
    line(ways, edge, 4.5, `stroke-opacity=".38" stroke-dasharray=".1 ${STRIDE * 2.3}" stroke-dashoffset="-7" transform="translate(7 -6)"`)
  );
}
