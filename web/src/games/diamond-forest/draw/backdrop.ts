/** The wood around the board: soft shapes without ink, so that the tiles stand out before it. */

import { at, chance, glow, glowing, picture, shaded, shape, sparkle } from "../../../draw/ink";
import type { Light } from "../../../draw/ink";
import { WOODS, type Woods } from "./colours";
import { farPine } from "./plants";

const [WIDE, HIGH] = [1100, 900];

/** A row of pines on a line; the nearer, the larger and the fewer. */
function row(name: string, foot: number, size: number, count: number, colour: string): string {
  const random = chance(`row ${name}`);
  const pines = Array.from({ length: count }, (_, place) => {
    const x = ((place + 0.2 + random() * 0.6) * WIDE) / count;
    return at(x, foot + random() * 40, farPine(colour), Math.round(size * (8 + random() * 4)) / 10);
  });
  return pines.join("") + shape(`M0 ${foot}Q${WIDE / 2} ${foot - 50} ${WIDE} ${foot}V${HIGH}H0Z`, colour);
}

/** Large trees that frame the picture, left and right. */
function frame(colour: string): string {
  return [[34, 940, 6.4], [150, 960, 3.6], [1070, 940, 6.8], [956, 960, 3.4]].map(([x = 0, y = 0, size = 1]) => at(x, y, farPine(colour), size)).join("");
}

function stars(colours: Woods): string {
  const random = chance("stars");
  return Array.from({ length: 34 }, () => at(random() * WIDE, random() * 360, sparkle(0, 0, 3 + random() * 5, colours.star))).join("");
}

function fireflies(): string {
  const random = chance("fireflies");
  return Array.from({ length: 22 }, () => at(random() * WIDE, 380 + random() * 480, glow("lamp", 16, 0.9) + '<circle r="3" fill="#fffbe0"/>')).join("");
}

const NIGHT = { rows: ["#2d5680", "#214766", "#17364c"], frame: "#0d2233", moon: "#fff3c4" };
const DAY = { rows: ["#b5dfb8", "#8fcb8c", "#72b868"], frame: "#4f9a57", moon: "#ffd75e" };

export function backdrop(light: Light): string {
  const colours = WOODS[light];
  const { rows: [far = "", middle = "", near = ""], frame: nearest, moon } = light === "dark" ? NIGHT : DAY;
  const night = light === "dark";
  return picture(
    `0 0 ${WIDE} ${HIGH}`,
    `<defs>${shaded("sky", colours.sky)}${glowing("lamp", colours.lamp)}${glowing("moon", moon)}</defs>${shape(`M0 0H${WIDE}V${HIGH}H0Z`, "url(#sky)")}` +
      (night ? stars(colours) : "") + at(86, 100, `${glow("moon", 190, 0.8)}<circle r="44" fill="${moon}"/>`) +
      row("far", 420, 1.6, 13, far) + row("middle", 560, 2.2, 9, middle) + row("near", 720, 2.8, 7, near) + frame(nearest) +
      (night ? fireflies() : ""),
    'preserveAspectRatio="xMidYMid slice"',
  );
}
