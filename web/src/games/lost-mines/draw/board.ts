/** The clearing on which everything lies, and the wood around it. */

import { HEIGHT, WIDTH } from "../../../draw/card";
import { blob, chance, glowing, type Light, picture, round, shaded, shape } from "../../../draw/ink";
import { once } from "../../../draw/once";
import { firs } from "../../../draw/firs";
import { type Tints, TINTS } from "./tints";
import { crown } from "./wood";

export const [COLUMNS, ROWS] = [11, 7];

function spaces({ ink, cushion }: Tints): string {
  const cells = Array.from({ length: COLUMNS * ROWS }, (_, cell) => {
    const [x, y] = [(cell % COLUMNS) * WIDTH + 6, Math.floor(cell / COLUMNS) * HEIGHT + 6];
    return `M${x + 8} ${y}h${WIDTH - 28}q8 0 8 8v${HEIGHT - 28}q0 8 -8 8h${28 - WIDTH}q-8 0 -8 -8v${28 - HEIGHT}q0 -8 8 -8Z`;
  });
  return `<path d="${cells.join("")}" fill="${ink}" fill-opacity=".16" stroke="${cushion[2]}" stroke-opacity=".4" stroke-width="2.5"/>`;
}

/** The board, under the cards: moss with its spaces, and the last light of the evening from the mines. */
export function clearing(light: Light): string {
  return once(`mines ${light} clearing`, () => {
    const tints = TINTS[light];
    const [wide, high] = [COLUMNS * WIDTH, ROWS * HEIGHT];
    const random = chance("clearing");
    const cushions = Array.from({ length: 120 }, () => {
      const size = 16 + random() * 34;
      return shape(blob(random() * wide, random() * high, size, size * 0.6, random, 7), tints.cushion[Math.floor(random() * 3)] ?? tints.cushion[0]);
    });
    const trees = Array.from({ length: 26 }, (_, tree) => crown(round((tree % 2) * wide * 0.02 + ((tree * 0.618) % 1) * wide), tree % 2 ? round(high - random() * 14) : round(random() * 14), 16 + random() * 12, random, tints));
    return picture(
      `0 0 ${wide} ${high}`,
      `<defs>${shaded("moss", tints.moss, 'x2=".2" y2="1"')}${glowing("evening", tints.lamp)}${glowing("fog", tints.fog)}</defs>` +
        `<rect width="${wide}" height="${high}" rx="26" fill="url(#moss)"/><g fill-opacity=".3">${cushions.join("")}</g>` +
        `<ellipse cx="${wide}" cy="${high / 2}" rx="520" ry="640" fill="url(#evening)" opacity=".5"/><ellipse cx="340" cy="860" rx="460" ry="150" fill="url(#fog)" opacity=".16"/><ellipse cx="620" cy="180" rx="420" ry="120" fill="url(#fog)" opacity=".14"/>` +
        spaces(tints) + `<g opacity=".8">${trees.join("")}</g>`,
      `width="${wide}" height="${high}"`,
    );
  });
}

/** The wood behind the board: firs in the fog, and the sky between them. */
export function woods(light: Light): string {
  return once(`mines ${light} woods`, () => {
    const sky = light === "dark" ? ["#241d33", "#4a2f3f", "#6d4436", "#2a2a1d"] : ["#dbe7d2", "#eef0cf", "#f5e3ba", "#c9d6a0"];
    const rows = light === "dark" ? ["#3a3036", "#26291f", "#191f15"] : ["#b9cda2", "#93b27c", "#6f9660"];
    return picture(
      "0 0 640 400",
      `<defs>${shaded("sky", sky)}${glowing("fog", TINTS[light].fog)}</defs><rect width="640" height="400" fill="url(#sky)"/>` +
        rows.map((tone, row) => shape(firs(`row ${row}`, 190 + row * 90, 150 + row * 50, 15 - row * 3), tone) + shape(`M0 ${174 + row * 90}H640V400H0Z`, tone) +
          `<ellipse cx="320" cy="${230 + row * 80}" rx="480" ry="46" fill="url(#fog)" opacity=".22"/>`).join(""),
      'preserveAspectRatio="xMidYMid slice"',
    );
  });
}
