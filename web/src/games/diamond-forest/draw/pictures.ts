/** Everything of Diamond Forest as pictures: addresses for an <img>. What is drawn follows from these facts alone. */

import { at, type Light } from "../../../draw/ink";
import { once } from "../../../draw/once";
import { backdrop } from "./backdrop";
import { WOODS } from "./colours";
import * as controls from "./controls";
import { impDie, pipDie, type Trick, TRICKS, trickDie } from "./dice";
import { dwarf, type Pose } from "./dwarfs";
import { byTheFire, gotHome } from "./ending";
import { drawnAlone, drawnAsTile } from "./frame";
import { gem, type Gem, gemWanted } from "./gems";
import * as tiles from "./tiles";
import * as treasures from "./treasures";
import { trickScene } from "./tricks";

export type { Control, Doing } from "./controls";
export { type Trick, TRICKS } from "./dice";
export type { Pose } from "./dwarfs";
export type { Gem } from "./gems";

/** Things that stand on both grounds are drawn with one ink. */
const INKED = WOODS.dark;

/** The wood around the board. */
export function wood(light: Light): string {
  return once(`forest ${light} wood`, () => backdrop(light));
}

/** A tile face up, by its name such as "path", "rock-3" or "diamond-red". */
export function tile(name: string, light: Light): string {
  return once(`forest ${light} tile ${name}`, () => drawnAsTile(tiles.inside(name, WOODS[light]), WOODS[light]));
}

/** A tile face down: all look alike. */
export function covered(light: Light): string {
  return tile(tiles.COVERED, light);
}

/** A seat's dwarf on a tile: as large as the tile, its feet near the lower edge. */
export function figure(seat: number, pose: Pose, held?: Gem): string {
  return once(`forest figure ${seat} ${pose} ${held}`, () => drawnAlone("-70 -70 140 140", dwarf(seat, pose, INKED, held), INKED));
}

/** A diamond, or the place of one that is still to be found. */
export function diamond(colour: Gem, found = true): string {
  return once(`forest diamond ${colour} ${found}`, () => drawnAlone("-40 -40 80 80", found ? gem(colour, INKED.ink) : gemWanted(colour), INKED));
}

/** A seat's bag with its diamonds. */
export function bag(seat: number, diamonds: readonly Gem[] = []): string {
  return once(`forest bag ${seat} ${diamonds.join()}`, () => drawnAlone("-64 -64 128 140", treasures.bag(seat, diamonds, INKED), INKED));
}

/** A token of equipment. */
export function token(light: Light): string {
  return once(`forest ${light} token`, () => drawnAlone("-50 -50 100 100", treasures.token(WOODS[light]), WOODS[light]));
}

function isTrick(face: string | number): face is Trick {
  return TRICKS.some((trick) => trick === face);
}

/** The die with dots shows a number, the imp's die a trick, or its imp while it rolls. */
export function die(face: number | Trick | "imp"): string {
  return once(`forest die ${face}`, () => {
    const { ink } = INKED;
    const drawn = face === "imp" ? impDie(ink) : isTrick(face) ? trickDie(face, ink) : pipDie(face, ink);
    return drawnAlone("-60 -60 120 120", at(0, -1, drawn), INKED);
  });
}

const NOBODY: controls.Doing = { seat: 0, other: 1, tile: "path" };

/** What a button does: a kind of move, or one of the few other things there are to press. */
export function control(name: controls.Control, light: Light, doing: Partial<controls.Doing> = {}): string {
  const whole = { ...NOBODY, ...doing };
  return once(`forest ${light} control ${name} ${whole.seat} ${whole.other} ${whole.tile}`, () => controls.control(name, whole, WOODS[light]));
}

/** A trick of the imp as a scene of 240 by 160, played on a seat. */
export function trick(name: Trick, light: Light, seat = NOBODY.seat, other = NOBODY.other): string {
  return once(`forest ${light} trick ${name} ${seat} ${other}`, () => trickScene(name, seat, other, light));
}

/** How it ended, as a scene of 240 by 160: one is home with the diamonds, or nobody is. */
export function ending(winner: number | null, seats: number, found: readonly Gem[], light: Light): string {
  return once(`forest ${light} ending ${winner} ${seats} ${found.join()}`, () => (winner === null ? byTheFire(seats, light) : gotHome(winner, seats, found, light)));
}

// The wire has plain words; these are the ones that are drawn.

export function gemOf(colour: string): Gem {
  return colour as Gem;
}

export function faceOf(face: string): number | Trick {
  return /^\d$/.test(face) ? Number(face) : trickOf(face);
}

export function trickOf(trick: unknown): Trick {
  return trick as Trick;
}
