/** The title picture of the expansion: the same mine, two teams. */

import { type Crest, letterPath } from "../../draw/dwarf";
import { miner } from "../../draw/figure";
import { at, glow, glowing, inked, line, type Palette, shape } from "../../draw/ink";
import { type DrawScene } from "../../draw/scene";
import { boulder, crystals, type Tints } from "../../draw/scenery";
import { level, levelDefinitions, mineTints } from "../digging/draw/level";
import { TEAMS } from "./draw/team";

const CYAN: Tints = { fill: "#6fd6e6", edge: "#3a9fb8", shine: "#f2ffff" };

function shield({ colour, on, letter }: Crest, ink: string): string {
  const outline = "M-26 -30Q0 -38 26 -30V4Q24 28 0 38Q-24 28 -26 4Z";
  return (
    inked(shape(outline, colour) + shape("M0 -34.500Q14 -34 26 -30V4Q24 28 0 38Z", "#000", 'fill-opacity=".18" stroke="none"') +
    `<g transform="scale(.78)">${line(outline, "#f6dfa4", 3)}</g>`, ink, 3.4) +
    at(0, 0, letterPath(letter, on), 2.5)
  );
}

function door(colours: Palette): string {
  const outline = "M-62 74V-22Q-60 -78 0 -80Q60 -78 62 -22V74Z";
  return (
    inked(
      shape("M-74 76V-24Q-70 -92 0 -94Q70 -92 74 -24V76Z", "#8d8272") +
        line("M-73 -20H-62M-70 20H-62M-62 -66L-52 -56M-22 -92L-18 -78M22 -92L18 -78M62 -66L52 -56M73 -20H62M70 20H62", colours.ink, 2) +
        shape(outline, colours.wood[1]) +
        line("M-38 -68V74M-13 -78V74M13 -78V74M38 -68V74", colours.ink, 2, 'stroke-opacity=".6"') +
        shape("M-62 -34H18Q26 -28 18 -22H-62Z", "#5f6870") +
        shape("M-62 36H18Q26 42 18 48H-62Z", "#5f6870") +
        `<circle cx="42" cy="8" r="11" fill="#d8a93c"/>`,
      colours.ink,
    ) + shape("M42 3a3.6 3.6 0 0 1 2 6.500l2 6h-8l2 -6a3.6 3.6 0 0 1 2 -6.500Z", "#fff6c4")
  );
}

const scene: DrawScene = (colours, night) => {
  const tints = mineTints(night);
  const dwarf = miner(colours, { shirt: "currentColor", helmet: "currentColor", beard: "inherit" });
  const team = (colour: string, beard: string): string => `<use href="#dwarf" color="${colour}" fill="${beard}"/>`;
  const cluster = (x: number, y: number, size: number): string => at(x, y, glow("cyan", 120, 0.7) + '<use href="#crystals"/>', size);
  return {
    definitions: `${levelDefinitions(tints)}${glowing("cyan", "#7fe6f2")}<g id="dwarf">${dwarf}</g><g id="crystals">${crystals(CYAN, colours.ink)}</g>`,
    drawn:
      level(tints, colours) +
      at(332, 176, glow("lamp", 150) + door(colours), 0.86) +
      at(332, 246, glow("lamp", 120, 0.7), "1 .3") +
      at(160, 92, shield(TEAMS.blue, colours.ink), 1.12) +
      at(504, 92, shield(TEAMS.green, colours.ink), 1.12) +
      at(196, 290, glow("lamp", 170, 0.6)) +
      at(470, 290, glow("lamp", 170, 0.6)) +
      at(118, 276, team(TEAMS.blue.colour, "#e9dfc9"), "-1.5 1.5") +
      at(546, 276, team(TEAMS.green.colour, "#4a3222"), 1.5) +
      cluster(330, 374, 1) + cluster(26, 404, 1.25) + cluster(618, 404, 1.25) +
      boulder("between", 288, 398, 50, 26, tints.front, colours) +
      boulder("between too", 372, 402, 46, 24, tints.front, colours),
  };
};

export default scene;
