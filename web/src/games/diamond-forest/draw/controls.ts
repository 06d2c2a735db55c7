/** A picture for everything that can be done: whoever cannot read yet sees what will happen. */

import { crest } from "../../../draw/dwarf";
import { at, edged, inked, line, shape, sparkle } from "../../../draw/ink";
import { tick } from "../../../draw/tools";
import type { Woods } from "./colours";
import { dwarf } from "./dwarfs";
import { arrow, impDie, pipDie, sign, SWAP } from "./dice";
import { drawnAsButton } from "./frame";
import { palm, pointing, thumbUp } from "./hands";
import { COVERED, tile } from "./tiles";
import { token } from "./treasures";

/** Who does it, to whom, and with which tile before them. */
export interface Doing {
  seat: number;
  other: number;
  tile: string;
}

type Draw = (doing: Doing, colours: Woods) => string;

/** The colours of a button from top to bottom. */
type Tone = readonly [string, string];

const GREEN: Tone = ["#dff2b8", "#93c964"];
const ORANGE: Tone = ["#ffe6b8", "#f0a35c"];
const BLUE: Tone = ["#dcefff", "#8cbce8"];
const VIOLET: Tone = ["#eee2fa", "#b294dc"];

const GO = "#2f9e44";
const BACK = "#e8590c";

function tileAt(x: number, y: number, name: string, size: number, colours: Woods, turn = 0): string {
  return at(x, y, tile(name, colours), size, turn);
}

function dwarfAt(x: number, y: number, seat: number, size: number, colours: Woods): string {
  return at(x, y, dwarf(seat, "standing", colours), size);
}

/** The other way round than to retreat: over to the light tile. */
const enter: Draw = ({ seat, tile: name }, colours) =>
  tileAt(26, 18, name, 0.56, colours) + dwarfAt(-28, 22, seat, 0.6, colours) + arrow("M-38 -34Q-30 -50 0 -50Q28 -50 34 -34", [36, -27, 76], GO, colours.ink, 14);

const retreat: Draw = ({ seat }, colours) =>
  tileAt(30, 20, COVERED, 0.5, colours) + dwarfAt(-26, 22, seat, 0.6, colours) +
  arrow("M44 -4Q44 -48 4 -48Q-26 -48 -34 -36", [-38, -30, 122], BACK, colours.ink, 14);

/** A covered tile, one corner lifted: light comes out. */
function lifted(colours: Woods): string {
  const { ink } = colours;
  return (
    tile(COVERED, colours) + shape("M70 8L8 70H53Q68 70 68 53Z", "#fff3bf", edged(ink, 4)) + shape("M70 8L8 70Q18 34 26 26Q36 16 70 8Z", "#7fae6a", edged(ink, 4)) +
    inked(sparkle(50, 50, 17, "#ffc93c"), ink, 2)
  );
}

const reveal: Draw = ({ seat }, colours) => at(-8, -8, lifted(colours), 0.7) + at(44, 44, pointing(crest(seat).colour, colours.ink), 0.62);

const step: Draw = ({ seat, tile: name }, colours) =>
  tileAt(20, -18, name, 0.66, colours) + dwarfAt(-30, 22, seat, 0.58, colours) + arrow("M0 54Q38 56 40 24", [40, 18, -88], GO, colours.ink, 14);

const travel: Draw = ({ seat }, colours) =>
  tileAt(-34, -20, "gallery", 0.42, colours) + tileAt(34, -20, "gallery", 0.42, colours) + dwarfAt(-31, 26, seat, 0.5, colours) +
  arrow("M-8 36Q30 44 36 22", [37, 16, -82], GO, colours.ink, 12);

const stay: Draw = ({ seat }, colours) => tileAt(0, -2, "gallery", 0.84, colours) + dwarfAt(0, 20, seat, 0.62, colours);

const start: Draw = ({ seat }, colours) =>
  tileAt(24, -18, "entrance", 0.58, colours) + dwarfAt(-28, 22, seat, 0.56, colours) + arrow("M-10 50Q16 52 20 38", [21, 32, -78], GO, colours.ink, 12);

const look: Draw = (_, colours) => at(0, 22, lifted(colours), 0.56) + at(0, -34, sign("look", colours.ink), 0.92);

/** Eyes shut. */
const decline: Draw = (_, { ink }) => {
  const lid =
    shape("M-27 -6Q0 -40 27 -6Q0 20 -27 -6Z", "#f7d3b0", edged(ink, 4)) +
    line("M-27 -6Q0 20 27 -6M-20 4L-26 16M0 9V22M20 4L26 16", ink, 6) + line("M-20 -38Q0 -48 20 -36", ink, 6);
  return at(-31, 10, lid) + at(31, 10, lid, "-1 1");
};

const trade: Draw = ({ seat, other }, colours) =>
  dwarfAt(-32, 0, seat, 0.58, colours) + dwarfAt(32, 0, other, 0.58, colours) +
  arrow("M-34 -46Q0 -64 24 -52", [30, -48, 34], SWAP, colours.ink, 9) + arrow("M34 48Q0 64 -24 54", [-30, 50, 214], SWAP, colours.ink, 9);

const whisk: Draw = ({ seat }, colours) =>
  tileAt(30, 34, COVERED, 0.4, colours) + at(-12, 16, sign("whisk", colours.ink), 1.2) + dwarfAt(-12, -28, seat, 0.5, colours) +
  arrow("M22 -30Q42 -26 42 -8", [42, -2, 90], GO, colours.ink, 9);

const swap: Draw = (_, colours) =>
  tileAt(-31, 0, COVERED, 0.4, colours) + tileAt(31, 0, COVERED, 0.4, colours) +
  arrow("M-34 -38Q0 -62 28 -46", [33, -42, 38], SWAP, colours.ink, 10) + arrow("M34 38Q0 62 -28 46", [-33, 42, 218], SWAP, colours.ink, 10);

const MOTION = "M-58 -28Q-62 -46 -46 -58M58 30Q62 48 46 58M-48 -20Q-50 -34 -38 -46M48 24Q50 36 38 48";

const roll: Draw = (_, colours) => at(0, 0, pipDie(5, colours.ink), 0.74, -14) + line(MOTION, colours.ink, 5);
const rollImp: Draw = (_, colours) => at(0, 0, impDie(colours.ink), 0.74, -14) + line(MOTION, colours.ink, 5);

/** On top of the rock, for a token. */
const pay: Draw = ({ seat }, colours) =>
  at(6, 30, shape("M-52 46Q-50 8 -22 4Q-10 -10 14 -4Q46 2 56 46Z", colours.stone[1], edged(colours.ink, 4)) + line("M-20 12Q-8 2 12 6", "#fff", 4, 'stroke-opacity=".6"')) +
  dwarfAt(8, -20, seat, 0.62, colours) + at(-36, 38, token(colours), 0.62) + at(44, 44, tick(), 1.1);

/** The token is kept, and the dwarf lies where it lay. */
const refuse: Draw = ({ seat }, colours) => at(-2, 8, dwarf(seat, "lying", colours), 0.8) + at(34, -32, token(colours), 0.64);

const stop: Draw = ({ seat }, { ink }) => at(2, -4, palm(crest(seat).colour, ink), 1.16);
const agree: Draw = ({ seat }, { ink }) => at(0, 0, thumbUp(crest(seat).colour, ink), 1.12);

const vote: Draw = (_, { ink }) =>
  at(-36, 18, palm(crest(0).colour, ink), 0.72, -12) + at(36, 18, palm(crest(1).colour, ink), 0.72, 12) + at(0, -4, palm(crest(2).colour, ink), 0.86);

const SPEAKER = "M-44 -14H-26L-4 -36V36L-26 14H-44Z";
const speak: Draw = (_, { ink }) => shape(SPEAKER, "#fff8e4", edged(ink, 5)) + line("M14 -16Q22 0 14 16M28 -30Q44 0 28 30M42 -42Q64 0 42 42", ink, 7);
const hush: Draw = (_, { ink }) => shape(SPEAKER, "#fff8e4", edged(ink, 5)) + line("M16 -16L46 16M46 -16L16 16", ink, 9);

const TICK = "M-38 4L-12 32L40 -30";
const done: Draw = (_, { ink }) => line(TICK, ink, 27) + line(TICK, "#fffdf2", 17);

const CONTROLS = {
  enter: [enter, GREEN], retreat: [retreat, ORANGE], reveal: [reveal, GREEN], step: [step, GREEN], stop: [stop, ORANGE],
  start: [start, GREEN], roll: [roll, BLUE], "roll-imp": [rollImp, VIOLET], pay: [pay, GREEN], refuse: [refuse, ORANGE],
  travel: [travel, GREEN], stay: [stay, ORANGE], look: [look, VIOLET], decline: [decline, BLUE], trade: [trade, VIOLET],
  whisk: [whisk, VIOLET], swap: [swap, VIOLET], agree: [agree, GREEN], vote: [vote, BLUE],
  speak: [speak, BLUE], hush: [hush, BLUE], done: [done, GREEN],
} satisfies Record<string, [Draw, Tone]>;

/** The moves by their kind, and what else has a button. */
export type Control = keyof typeof CONTROLS;

export const CONTROL_NAMES = Object.keys(CONTROLS) as Control[];

export function control(name: Control, doing: Doing, colours: Woods): string {
  const [draw, tone] = CONTROLS[name];
  return drawnAsButton(draw(doing, colours), tone, colours);
}
