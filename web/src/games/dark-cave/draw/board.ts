/** The floor of the cave on which everything lies, and the cavern around it: the water rises with the level. */

import { HEIGHT, WIDTH } from "../../../draw/card";
import { blob, chance, edged, glowing, type Light, line, picture, round, shaded, shape } from "../../../draw/ink";
import { once } from "../../../draw/once";
import { eyes, ridge, teeth } from "../../../draw/rocks";
import { LEVELS, type Level } from "../screen";
import { type Tints, TINTS } from "./tints";

function spaces(across: number, { ink, facet }: Tints): string {
  const cells = Array.from({ length: across * across }, (_, cell) => {
    const [x, y] = [(cell % across) * WIDTH + 7, Math.floor(cell / across) * HEIGHT + 7];
    return `M${x + 9} ${y}h${WIDTH - 32}q9 0 9 9v${HEIGHT - 32}q0 9 -9 9h${32 - WIDTH}q-9 0 -9 -9v${32 - HEIGHT}q0 -9 9 -9Z`;
  });
  return `<path d="${cells.join("")}" fill="${ink}" fill-opacity=".14" stroke="${facet[2]}" stroke-opacity=".3" stroke-width="2.5"/>`;
}

/** How many pools there are, and how large. */
const POOLS: Record<Level, readonly [number, number]> = { I: [16, 60], II: [30, 105], III: [40, 190] };

/** The area that the goals span, under the cards. */
export function caveFloor(distance: number, level: Level, light: Light): string {
  return once(`cave ${light} floor ${distance} ${level}`, () => {
    const tints = TINTS[light];
    const across = 2 * distance + 1;
    const [wide, high] = [across * WIDTH, across * HEIGHT];
    const random = chance("cave floor");
    const stones = Array.from({ length: 130 }, () => {
      const size = 14 + random() * 40;
      return shape(blob(random() * wide, random() * high, size, size * 0.7, random, 6), tints.facet[Math.floor(random() * 3)] ?? tints.facet[0]);
    });
    const [count, size] = POOLS[level];
    const pools = Array.from({ length: count }, () => blob(random() * wide, random() * high, size * (0.6 + random() * 0.6), size * (0.4 + random() * 0.4), random, 10));
    const ripples = Array.from({ length: count * 2 }, () => `M${round(random() * wide)} ${round(random() * high)}h${round(18 + random() * 40)}`).join("");
    const [west, north, east, south] = [10, 10, wide - 10, high - 10];
    const corners = `M${west} ${north + 60}V${north + 22}Q${west} ${north} ${west + 22} ${north}H${west + 60}M${east - 60} ${north}H${east - 22}Q${east} ${north} ${east} ${north + 22}V${north + 60}` +
      `M${east} ${south - 60}V${south - 22}Q${east} ${south} ${east - 22} ${south}H${east - 60}M${west + 60} ${south}H${west + 22}Q${west} ${south} ${west} ${south - 22}V${south - 60}`;
    const [deep, bright] = tints.water[level];
    return picture(
      `0 0 ${wide} ${high}`,
      `<defs>${shaded("rock", tints.rock, 'x2=".2" y2="1"')}${glowing("lamp", tints.lamp)}</defs><rect width="${wide}" height="${high}" rx="26" fill="url(#rock)"/><g fill-opacity=".32">${stones.join("")}</g>` +
        shape(pools.join(""), deep, 'fill-opacity=".55"') + line(pools.join(""), bright, 2, 'stroke-opacity=".35"') + line(ripples, tints.shine, 2.4, 'stroke-opacity=".3"') +
        `<ellipse cx="${wide / 2}" cy="${high / 2}" rx="${wide * 0.42}" ry="${high * 0.36}" fill="url(#lamp)" opacity=".3"/>` +
        spaces(across, tints) + `<rect x="3" y="3" width="${wide - 6}" height="${high - 6}" rx="24" fill="none" ${edged(tints.ink, 6)}/>` + line(corners, "#e0b24a", 9),
      `width="${wide}" height="${high}"`,
    );
  });
}

/** The cavern behind the board, with the water as high as the level. */
export function cavern(level: Level, light: Light): string {
  return once(`cave ${light} cavern ${level}`, () => {
    const { shine, water } = TINTS[light];
    const tones = light === "dark" ? ["#1d3346", "#142536", "#0b1622"] : ["#c3d9e2", "#a5c2d0", "#86a8ba"];
    const depth = light === "dark" ? ["#28465c", "#0a121c"] : ["#e4f1f4", "#b3ccd8"];
    const line0 = 340 - LEVELS.indexOf(level) * 90;
    const [deep, bright] = water[level];
    const drips = [[120, 120], [300, 90], [470, 140], [560, 110]].map(([x = 0, y = 0]) => shape(`M${x} ${y}q-4 9 0 11q4 -2 0 -11Z`, shine, 'opacity=".7"')).join("");
    return picture(
      "0 0 640 400",
      `<defs>${shaded("depth", depth)}${shaded("flood", [bright, deep])}</defs><rect width="640" height="400" fill="url(#depth)"/>` +
        shape(ridge("cavern far", 300, 120, 7), tones[0] ?? "") + shape(teeth("cavern far", 40, 110, 12), tones[0] ?? "") + shape(teeth("cavern near", 14, 80, 8), tones[1] ?? "") + shape(ridge("cavern near", 390, 90, 5), tones[1] ?? "") +
        eyes(70, 210, 1.1, "#ffe45c") + eyes(585, 170, 0.9, "#9dff8a") + eyes(330, 120, 0.6, "#ffb45c") + drips +
        shape(`M-9 ${line0}q40 -12 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0V409H-9Z`, "url(#flood)", 'fill-opacity=".62"') +
        line(`M40 ${line0 + 22}h90M220 ${line0 + 30}h120M430 ${line0 + 20}h110M120 ${line0 + 52}h70M500 ${line0 + 50}h90`, shine, 2.4, 'stroke-opacity=".4"'),
      'preserveAspectRatio="xMidYMid slice"',
    );
  });
}
