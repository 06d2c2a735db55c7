/** A level of the mine: rock behind rock, timber and rails. */

import { at, glow, glowing, line, type Palette, shaded, shape } from "../../../draw/ink";
import { EVERYTHING } from "../../../draw/scene";
import { around, prop, track, type Tunnel } from "../../../draw/scenery";

const LEVEL: Tunnel = { x: 332, y: 168, half: 1.42, tall: 1.05 };

export interface MineTints {
  far: string;
  rocks: string[];
  floor: string[];
  steel: string;
  front: string;
}

export function mineTints(night: boolean): MineTints {
  return night
    ? { far: "#ffd98a", rocks: ["#a8783f", "#7a5633", "#543d29", "#3a2b1f"], floor: ["#e8bd77", "#a97c45", "#6b4d2d"], steel: "#8d8478", front: "#17100b" }
    : { far: "#e9f6ff", rocks: ["#e6d3b0", "#cdb48e", "#b09570", "#947a5a"], floor: ["#fff1cf", "#ecd09a", "#cfa76c"], steel: "#857c70", front: "#5d4731" };
}

/** Seams and edges of the stones in the walls. */
const CRACKS =
  "M20 90q26 -10 40 8l22 4M8 150q30 6 44 -8l20 10M30 210q20 -12 36 0M620 84q-26 -8 -40 10l-18 2M600 150q-16 -14 -28 2M628 206q-24 -10 -38 4M96 60q18 -16 34 -8M530 56q-20 -14 -36 -4M118 128l10 18l-6 20M534 120l-8 20l8 16";

/** Rock behind rock, timber and rails: the same level of the same mine in two pictures. */
export function level(tints: MineTints, colours: Palette): string {
  const [far = "", mid = "", near = "", first = ""] = tints.rocks;
  return (
    shape(EVERYTHING, tints.far) +
    at(LEVEL.x, LEVEL.y, glow("far", 150)) +
    shape(`M${LEVEL.x} 178L-60 410H740Z`, "url(#floor)") +
    around(LEVEL, 30, far, colours.ink) +
    track(LEVEL, 26, colours.wood, tints.steel, colours.ink) +
    around(LEVEL, 56, mid, colours.ink) +
    prop(LEVEL, 62, colours.wood, colours.ink) +
    around(LEVEL, 104, near, colours.ink) +
    prop(LEVEL, 126, colours.wood, colours.ink) +
    around(LEVEL, 178, first, colours.ink) +
    line(CRACKS, colours.ink, 2.4, 'stroke-opacity=".5"') +
    line(CRACKS, tints.far, 1.6, 'stroke-opacity=".16" transform="translate(2 3)"')
  );
}

export function levelDefinitions(tints: MineTints): string {
  return glowing("far", tints.far) + shaded("floor", tints.floor);
}
