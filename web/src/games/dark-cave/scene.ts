/** The title picture of Dark Cave. */

import { miner } from "../../draw/figure";
import { at, edged, glow, glowing, inked, line, shaded, shape } from "../../draw/ink";
import { type DrawScene, EVERYTHING } from "../../draw/scene";
import { eyes, teeth } from "../../draw/rocks";
import { around, boulder, type Tunnel } from "../../draw/scenery";

/** Light that falls from above. */
function beam(colour: string): string {
  return `<linearGradient id="beam" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity=".45"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`;
}

const GROTTO: Tunnel = { x: 330, y: 178, half: 1.9, tall: 1.2 };

/** Boots for a dwarf who is seen as a whole. */
const BOOTS = "M-30 88V108H-42Q-48 120 -40 120H-3V88ZM30 88V108H42Q48 120 40 120H3V88Z";

const scene: DrawScene = (colours, night) => {
  const [deep, far, mid, near, front] = night
    ? ["#3f7f96", "#1f4a60", "#143447", "#0c2231", "#06121c"]
    : ["#e2f6f6", "#a3c9d0", "#7ba6b2", "#577f90", "#38586a"];
  const water = night ? ["#4f9fb4", "#1b4c63", "#0a2334"] : ["#d9f6f6", "#86c3cf", "#4c8ea4"];
  const shine = night ? "#a9e6f2" : "#ffffff";
  const slab =
    '<ellipse cx="0" cy="9" rx="50" ry="11" fill="#000" opacity=".35"/>' +
    inked(
      shape("M-46 4Q-44 16 0 17Q44 16 46 4Q40 -12 0 -12Q-42 -12 -46 4Z", mid) +
        shape("M-44 2Q-38 -12 0 -12Q38 -12 44 2Q30 9 0 9Q-32 9 -44 2Z", night ? "#4a7688" : "#c3dce0"),
      colours.ink,
      2.6,
    ) +
    line("M-30 -2Q-16 -9 6 -8", shine, 2.4, 'stroke-opacity=".75"') +
    line("M-54 15Q-30 24 0 23M16 24Q44 22 58 14", shine, 1.6, 'stroke-opacity=".5"');
  const stone = (x: number, y: number, size: number): string => at(x, y, '<use href="#slab"/>', size);
  const stalagmite = (x: number, y: number, wide: number, tall: number): string =>
    shape(`M${x - wide} ${y}Q${x - wide / 3} ${y - tall / 3} ${x - 3} ${y - tall}Q${x} ${y - tall - 5} ${x + 4} ${y - tall}Q${x + wide / 2} ${y - tall / 3} ${x + wide} ${y}Q${x} ${y + 9} ${x - wide} ${y}Z`, near, edged(colours.ink, 2.6)) +
    line(`M${x - 2} ${y - tall + 8}Q${x - wide / 4} ${y - tall / 2} ${x - wide / 2} ${y - 6}`, shine, 2, 'stroke-opacity=".6"');
  const drip = (x: number, y: number): string => shape(`M${x} ${y}q-4 9 0 11q4 -2 0 -11Z`, shine, 'opacity=".8"');
  return {
    definitions: shaded("water", water) + glowing("deep", deep) + glowing("wet", shine) + beam(shine) + `<g id="slab">${slab}</g>`,
    drawn:
      shape(EVERYTHING, deep) +
      at(330, 150, glow("deep", 250)) +
      around(GROTTO, 52, far, colours.ink) + around(GROTTO, 100, mid, colours.ink) +
      shape(teeth("cave far", 44, 84, 11), mid, 'opacity=".75"') +
      shape("M-9 222H649V409H-9Z", "url(#water)") +
      at(330, 236, glow("wet", 210, 0.55), "1 .22") +
      line("M190 240h74M300 250h110M240 262h40M430 268h90M120 276h80M330 290h50M60 316h110M470 322h120", shine, 2, 'stroke-opacity=".45"') +
      shape("M300 -9H372L470 300H200Z", "url(#beam)") +
      stalagmite(508, 292, 36, 62) + stalagmite(462, 250, 20, 34) + stalagmite(226, 246, 18, 30) +
      stone(322, 246, 0.36) + stone(350, 266, 0.55) + stone(300, 294, 0.8) + stone(376, 334, 1.12) +
      shape("M-9 -9H120Q150 60 110 120Q140 190 96 240Q110 270 60 292Q30 330 -9 336Z", near, edged(colours.ink, 3)) +
      shape("M649 -9H520Q500 70 540 120Q520 180 556 226Q550 266 596 284Q616 314 649 318Z", near, edged(colours.ink, 3)) +
      line("M112 60Q126 96 104 124M116 180Q112 214 92 234M528 60Q520 90 542 122M540 180Q540 206 556 226M60 40Q76 70 66 100M594 150Q586 180 600 206", shine, 3, 'stroke-opacity=".4"') +
      shape(teeth("cave near", 22, 96, 8), near, edged(colours.ink, 3)) +
      drip(214, 150) + drip(420, 172) + drip(352, 128) +
      eyes(70, 168, 1.5, "#ffe45c") + eyes(586, 112, 1.15, "#9dff8a") + eyes(604, 236, 0.8, "#ffe45c") +
      eyes(36, 258, 0.75, "#9dff8a") + eyes(454, 204, 0.6, "#ffb45c") + eyes(214, 204, 0.5, "#ffe45c") +
      shape("M84 330Q92 268 148 268Q206 268 214 330Q148 344 84 330Z", front, edged(colours.ink, 2.6)) +
      line("M104 300Q116 278 144 276", shine, 2.4, 'stroke-opacity=".6"') + eyes(152, 300, 1.5, "#ffe45c") +
      at(404, 262, glow("lamp", 170, 0.8)) +
      at(376, 258, inked(shape(BOOTS, "#4a3222"), colours.ink) + miner(colours), "-.7 .7") +
      at(414, 280, glow("lamp", 60)) +
      at(420, 350, glow("lamp", 100, 0.5), "1 .25") +
      stone(190, 380, 1.5) +
      boulder("wet left", 16, 400, 110, 44, front, colours) + boulder("wet right", 606, 404, 96, 60, front, colours) +
      line("M-4 366Q40 350 84 370M546 370Q580 346 622 352", shine, 3, 'stroke-opacity=".45"'),
  };
};

export default scene;
