/** The title picture of Diamond Forest, for children. */

import { at, edged, glow, glowing, inked, line, shaded, shape, sparkle } from "../../draw/ink";
import { type DrawScene, EVERYTHING } from "../../draw/scene";
import { ridge } from "../../draw/rocks";
import { fireflies, toadstool } from "../../draw/scenery";
import { gem } from "./draw/gems";
import { impHead } from "./draw/imp";

const LYING = [["red", 142, 346, 0.74], ["yellow", 254, 364, 0.98], ["green", 386, 364, 0.98], ["blue", 490, 342, 0.74]] as const;
const STARS = [[60, 44, 7], [176, 30, 5], [232, 92, 4], [430, 40, 6], [520, 70, 4], [590, 28, 7]] as const;

const scene: DrawScene = (colours, night) => {
  const sky = night ? ["#141a4a", "#2c3a7c", "#5a5fa8"] : ["#8fd0f0", "#c8ecf4", "#fff3c8"];
  const greens = night ? ["#3c5590", "#2c4a78", "#1f5560", "#174a44", "#0d2a2c"] : ["#b8e0c0", "#93d096", "#6fbe72", "#4fa85c", "#357a45"];
  const [g0 = "", g1 = "", g2 = "", g3 = "", g4 = ""] = greens;
  const bark = night ? "#5a4250" : "#9a6a42";
  const tree = (x: number, y: number, size: number, crown: string, light: string): string =>
    at(x, y, inked(shape("M-14 0Q-6 -40 -12 -90H12Q6 -40 16 0Z", bark) +
      shape("M-62 -96Q-84 -134 -46 -154Q-40 -198 4 -192Q48 -200 54 -154Q88 -132 62 -94Q36 -70 0 -82Q-38 -70 -62 -96Z", crown), colours.ink, 3.2) +
      line("M-44 -128Q-42 -152 -24 -158M-10 -172Q4 -180 18 -174", light, 6, 'stroke-linecap="round" stroke-opacity=".35"'), size);
  const bush = (x: number, y: number, size: number): string =>
    at(x, y, inked(shape("M-44 6Q-56 -18 -32 -26Q-26 -46 -4 -38Q18 -50 28 -28Q54 -22 42 6Q0 14 -44 6Z", g2), colours.ink, 3) +
      '<g fill="#ff8fb0"><circle cx="-22" cy="-12" r="4"/><circle cx="4" cy="-22" r="4"/><circle cx="22" cy="-8" r="4"/></g>', size);
  return {
    definitions: shaded("sky", sky) + shaded("moss", [g2, g3, g4]) + glowing("moon", night ? "#fff6cf" : "#ffffff") +
      glowing("gem", "#ffffff"),
    drawn:
      shape(EVERYTHING, "url(#sky)") +
      at(320, 96, glow("moon", 200, 0.9) +
      `<circle r="46" fill="${night ? "#fff4c6" : "#ffd95e"}" stroke="${colours.ink}" stroke-width="3"/>` +
      `<g fill="#e8d494" opacity="${night ? 0.8 : 0}"><circle cx="-14" cy="-8" r="8"/><circle cx="14" cy="12" r="11"/><circle cx="12" cy="-20" r="5"/></g>`) +
      (night ? STARS.map(([x, y, size]) => sparkle(x, y, size)).join("") : "") +
      shape(ridge("round far", 250, 70, 7), g0) +
      tree(140, 296, 0.75, g1, "#fff") + tree(262, 288, 0.58, g1, "#fff") + tree(396, 290, 0.6, g1, "#fff") +
      tree(512, 298, 0.78, g1, "#fff") +
      shape("M-9 300Q140 252 320 282Q500 252 649 304V409H-9Z", "url(#moss)", edged(colours.ink, 3)) +
      at(320, 330, glow("moon", 240, night ? 0.35 : 0.5), "1 .3") +
      bush(214, 292, 0.8) + bush(430, 290, 0.9) + bush(118, 312, 1.1) +
      tree(40, 362, 1.5, g3, "#fff") +
      at(578, 322, impHead(colours.ink), 0.92) +
      tree(612, 384, 1.62, g3, "#fff") +
      at(596, 350, inked(`<ellipse rx="10" ry="7" fill="#d8583c"/>`, colours.ink)) +
      LYING.map(([colour, x, y, size]) => at(x, y, glow("gem", 80, 0.6) + gem(colour, colours.ink) + sparkle(22, -26, 13), size)).join("") +
      toadstool(92, 396, 1.35, "#e0584a", colours.ink) + toadstool(322, 398, 0.9, "#e89a3c", colours.ink) +
      toadstool(546, 398, 1.2, "#e0584a", colours.ink) +
      shape("M-9 409V384Q10 366 24 384Q40 366 58 388Q70 380 78 409ZM649 409V380Q630 366 616 386Q600 372 588 409Z", g4, edged(colours.ink, 3)) +
      (night ? fireflies("night", 22, "lamp", [40, 150, 560, 220]) : fireflies("day", 8, "lamp", [40, 180, 560, 180])),
  };
};

export default scene;
