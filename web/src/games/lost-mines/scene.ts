/** The title picture of Lost Mines: the forest above them. */

import { fir, firs } from "../../draw/firs";
import { at, edged, glow, glowing, limb, line, type Palette, shaded, shape } from "../../draw/ink";
import { type DrawScene, EVERYTHING } from "../../draw/scene";
import { ridge } from "../../draw/rocks";
import { fireflies, toadstool } from "../../draw/scenery";
import { lantern } from "../../draw/tools";

function dragon(fill: string): string {
  return (
    shape(
      "M-6 60Q-30 40 -26 6Q-24 -16 -8 -26Q-16 -44 0 -56Q-14 -60 -22 -76Q-4 -70 10 -62Q2 -72 2 -86Q14 -72 26 -60Q46 -56 54 -42Q44 -34 32 -36Q40 -32 46 -30Q36 -26 22 -30Q14 -20 20 -4Q30 14 22 34Q34 40 40 60Z" +
        "M-20 -8Q-60 -76 -128 -84Q-112 -64 -116 -48Q-100 -54 -92 -30Q-78 -42 -66 -14Q-52 -26 -24 18Z" +
        "M14 4Q60 -44 132 -42Q114 -28 116 -10Q98 -18 86 4Q72 -6 58 14Q42 8 20 26Z" +
        "M-20 40Q-70 66 -104 40Q-124 22 -112 2Q-110 22 -94 32Q-66 46 -24 16Z",
      fill,
    ) + shape("M26 -48L35 -45Q31 -40 26 -43Z", "#ffd24a")
  );
}

function mineMouth(colours: Palette): string {
  const { ink, wood } = colours;
  return (
    shape("M-50 62Q-58 -42 0 -46Q58 -42 50 62Z", "#2a140a", edged(ink, 3)) +
    at(0, 40, glow("lamp", 74)) +
    limb("M-48 64L-42 -32", wood[0], ink, 12) + limb("M48 64L42 -32", wood[0], ink, 12) +
    limb("M-60 -38L60 -42", wood[1], ink, 13) +
    limb("M-40 -20L-22 -38M40 -20L22 -38", wood[0], ink, 7, 2.4) +
    at(0, -10, lantern(colours), 0.5)
  );
}

const scene: DrawScene = (colours, night) => {
  const sky = night ? ["#2a2350", "#8a4468", "#f08a4b", "#ffd28a"] : ["#8fc4e8", "#cfe6ee", "#fdeec4", "#fbdc9a"];
  const woods = night ? ["#7a4a5e", "#4a3450", "#2b2a3c", "#17211f", "#0f1712"] : ["#b9cfb4", "#8fb58c", "#6a9a68", "#4a7a4c", "#38603c"];
  const moss = night ? ["#5c7a34", "#3a5426", "#202f1a"] : ["#a9cc5c", "#7fa844", "#5a8434"];
  const fog = night ? "#f7c9a0" : "#ffffff";
  const [w0 = "", w1 = "", w2 = "", w3 = "", w4 = ""] = woods;
  const bank = (y: number, strength: number): string =>
    `<ellipse cx="320" cy="${y}" rx="460" ry="42" fill="url(#fog)" opacity="${strength}"/>`;
  return {
    definitions: shaded("sky", sky) + shaded("moss", moss) + glowing("fog", fog) + glowing("sun", night ? "#fff0b0" : "#ffffff"),
    drawn:
      shape(EVERYTHING, "url(#sky)") +
      at(372, 176, glow("sun", 210) + `<circle r="40" fill="#fff3c4" opacity=".85"/>`) +
      shape(ridge("far hills", 200, 70, 6), w0) + bank(214, 0.9) +
      shape(firs("far", 232, 84, 22), w1) + bank(240, 0.95) +
      shape(firs("middle", 264, 120, 13), w2) + bank(268, 0.85) +
      at(318, 116, dragon(night ? "#1a1626" : "#4c5a5a"), 0.98) +
      shape("M-9 330Q60 262 150 268Q190 176 300 160Q410 158 470 250Q560 258 649 316V409H-9Z", "url(#moss)", edged(colours.ink, 3.4)) +
      line("M196 226Q230 184 276 172M420 204Q446 226 458 250M80 296Q110 280 140 280M530 276Q570 282 600 300", night ? "#9cbf5a" : "#dcf08f", 4, 'stroke-opacity=".6"') +
      shape("M264 318Q300 344 232 409H470Q372 350 372 318Z", "url(#path)", edged(colours.ink, 3)) +
      at(318, 262, mineMouth(colours)) +
      at(318, 330, glow("lamp", 150, 0.85), "1 .5") +
      bank(340, 0.3) +
      shape(fir(74, 420, 350) + fir(586, 424, 366), w3, edged(colours.ink, 3)) +
      shape(fir(0, 440, 400) + fir(650, 446, 350), w4, edged(colours.ink, 3)) +
      shape("M-9 409V366Q60 340 120 372Q170 382 196 409ZM649 409V372Q590 346 520 384Q490 390 470 409Z", moss[2] ?? "", edged(colours.ink, 3)) +
      toadstool(138, 384, 1.3, "#c8442c", colours.ink) + toadstool(168, 394, 0.85, "#c8442c", colours.ink) +
      toadstool(532, 390, 1.15, "#d08a3a", colours.ink) +
      fireflies("evening", 9, "lamp", [120, 250, 400, 130]),
  };
};

export default scene;
