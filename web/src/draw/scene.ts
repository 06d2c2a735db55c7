/** The title picture of each game: what one would see on its box. */

import { miner, saboteur } from "./figure";
import { type Crest, letterPath } from "./dwarf";
import { gem } from "./forest/gems";
import { impHead } from "./forest/imp";
import { at, edged, glow, glowing, grain, inked, type Light, limb, line, type Palette, PALETTES, pen, picture, shaded, shape, sparkle } from "./ink";
import { once } from "./once";
import { around, boulder, crystals, eyes, fir, fireflies, firs, HIGH, prop, ridge, teeth, toadstool, track, type Tints, type Tunnel, WIDE } from "./scenery";
import { TEAMS } from "./team";
import { nuggets } from "./things";
import { lantern } from "./tools";

interface Scene {
  definitions: string;
  drawn: string;
}

type Draw = (colours: Palette, night: boolean) => Scene;

const EVERYTHING = `M-9 -9H649V409H-9Z`;
const CYAN: Tints = { fill: "#6fd6e6", edge: "#3a9fb8", shine: "#f2ffff" };

/** Darkness that falls from the edges. */
const VIGNETTE =
  '<radialGradient id="edge" cx=".5" cy=".5" r=".72"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".62"/></radialGradient>';

/** Light that falls from above. */
function beam(colour: string): string {
  return `<linearGradient id="beam" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity=".45"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`;
}

function dimmed(strength: readonly [number, number, number]): string {
  const [red, green, blue] = strength;
  return `<filter id="dim"><feColorMatrix values="${red} 0 0 0 0 0 ${green} 0 0 0 0 0 ${blue} 0 0 0 0 0 1 0"/></filter>`;
}

// The mine.

const LEVEL: Tunnel = { x: 332, y: 168, half: 1.42, tall: 1.05 };

interface MineTints {
  far: string;
  rocks: string[];
  floor: string[];
  steel: string;
  front: string;
}

function mineTints(night: boolean): MineTints {
  return night
    ? { far: "#ffd98a", rocks: ["#a8783f", "#7a5633", "#543d29", "#3a2b1f"], floor: ["#e8bd77", "#a97c45", "#6b4d2d"], steel: "#8d8478", front: "#17100b" }
    : { far: "#e9f6ff", rocks: ["#e6d3b0", "#cdb48e", "#b09570", "#947a5a"], floor: ["#fff1cf", "#ecd09a", "#cfa76c"], steel: "#857c70", front: "#5d4731" };
}

/** Seams and edges of the stones in the walls. */
const CRACKS =
  "M20 90q26 -10 40 8l22 4M8 150q30 6 44 -8l20 10M30 210q20 -12 36 0M620 84q-26 -8 -40 10l-18 2M600 150q-16 -14 -28 2M628 206q-24 -10 -38 4M96 60q18 -16 34 -8M530 56q-20 -14 -36 -4M118 128l10 18l-6 20M534 120l-8 20l8 16";

/** Rock behind rock, timber and rails: the same level of the same mine in two pictures. */
function level(tints: MineTints, colours: Palette): string {
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

function levelDefinitions(tints: MineTints): string {
  return glowing("far", tints.far) + shaded("floor", tints.floor);
}

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

const mine: Draw = (colours, night) => {
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

// The same mine, two teams.

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

const mineOfTwo: Draw = (colours, night) => {
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

// Lost mines: the forest above.

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

const forest: Draw = (colours, night) => {
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

// The dark cave.

const GROTTO: Tunnel = { x: 330, y: 178, half: 1.9, tall: 1.2 };

/** Boots for a dwarf who is seen as a whole. */
const BOOTS = "M-30 88V108H-42Q-48 120 -40 120H-3V88ZM30 88V108H42Q48 120 40 120H3V88Z";

const cave: Draw = (colours, night) => {
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

// The diamond forest, for children.

const LYING = [["red", 142, 346, 0.74], ["yellow", 254, 364, 0.98], ["green", 386, 364, 0.98], ["blue", 490, 342, 0.74]] as const;
const STARS = [[60, 44, 7], [176, 30, 5], [232, 92, 4], [430, 40, 6], [520, 70, 4], [590, 28, 7]] as const;

const wood: Draw = (colours, night) => {
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

const SCENES: Record<string, Draw> = { saboteur: mine, "saboteur-2": mineOfTwo, "lost-mines": forest, "dark-cave": cave, "diamond-forest": wood };

function paint(draw: Draw, light: Light): string {
  const colours = PALETTES[light];
  const night = light === "dark";
  const { definitions, drawn } = draw(colours, night);
  const shared = pen(2.4) + grain(0.22) + glowing("lamp", night ? "#ffcf7a" : "#fff6d8") +
    shaded("path", [colours.floor[2], colours.floor[1], colours.floor[0]]) + VIGNETTE;
  return picture(
    `0 0 ${WIDE} ${HIGH}`,
    `<defs>${shared}${definitions}</defs><g filter="url(#pen)">${drawn}</g>` +
      `<path d="M0 0H${WIDE}V${HIGH}H0Z" fill="url(#edge)" opacity="${night ? 1 : 0.35}"/><rect width="${WIDE}" height="${HIGH}" filter="url(#grain)"/>`,
  );
}

/** The title picture of a game, 640 by 400. */
export function scene(game: string, light: Light): string {
  return once(`scene ${light} ${game}`, () => paint(SCENES[game] ?? mine, light));
}
