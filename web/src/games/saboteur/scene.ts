/** The title picture of Saboteur: gold on its way, and somebody who waits in the dark. */

import { miner, saboteur } from "../../draw/figure";
import { at, glow, inked, line, type Palette, shape, sparkle } from "../../draw/ink";
import { type DrawScene } from "../../draw/scene";
import { boulder } from "../../draw/scenery";
import { level, levelDefinitions, mineTints } from "../digging/draw/level";
import { nuggets } from "../digging/draw/nuggets";

/** A cart of gold that comes along the rails. */
function cartOfGold(colours: Palette): string {
  return (
    at(0, -24, nuggets(colours, "gold", 3), 1.2) +
    inked(
      `<circle cx="-19" cy="22" r="9" fill="#8f9aa3"/><circle cx="19" cy="22" r="9" fill="#8f9aa3"/>` +
        shape("M-36 -16H36L26 20H-26Z", colours.wood[1]) +
        line("M-34 -6H34M-31 6H31M-12 -16L-9 20M12 -16L9 20", colours.ink, 1.6, 'stroke-opacity=".6"') +
        shape("M-40 -20H40V-12H-40Z", "#8f9aa3"),
      colours.ink,
    )
  );
}

function dimmed(strength: readonly [number, number, number]): string {
  const [red, green, blue] = strength;
  return `<filter id="dim"><feColorMatrix values="${red} 0 0 0 0 0 ${green} 0 0 0 0 0 ${blue} 0 0 0 0 0 1 0"/></filter>`;
}

const scene: DrawScene = (colours, night) => {
  const tints = mineTints(night);
  return {
    definitions: levelDefinitions(tints) + dimmed(night ? [0.5, 0.42, 0.5] : [0.72, 0.66, 0.66]),
    drawn:
      level(tints, colours) +
      at(332, 262, glow("lamp", 90, 0.9) + cartOfGold(colours), 1.15) +
      sparkle(312, 214, 13) + sparkle(358, 226, 9) +
      `<g filter="url(#dim)">${at(540, 262, saboteur(colours), 1.55)}</g>` +
      at(248, 268, glow("lamp", 235, night ? 0.85 : 0.6)) +
      at(152, 262, miner(colours), "-1.72 1.72") +
      at(246, 304, glow("lamp", 80)) +
      boulder("front right", 628, 350, 66, 130, tints.front, colours) +
      boulder("front low", 566, 412, 88, 44, tints.front, colours) +
      boulder("front left", 8, 396, 74, 52, tints.front, colours) +
      shape("M-9 -9H649V26Q560 10 500 30Q420 4 330 18Q220 2 130 30Q60 10 -9 60Z", tints.front),
  };
};

export default scene;
