/** What figures show, by name: cards of the game, and what else lies on its table. */

import { HEIGHT, WIDTH } from "../../../draw/card";
import type { Frame } from "../../../rules/book";
import { picturesOf } from "../../../rules/pictures";
import { clanOf } from "../../walking/draw/clans";
import { figure } from "../../walking/draw/figures";
import { clearing, COLUMNS, ROWS } from "../draw/board";
import { back, clanCard, coveredMine, face, potSign, roleCard, token, treasure } from "../draw/pictures";

export const pictureOf = picturesOf(face, {
  back: (_, light) => back(light),
  board: (_, light) => clearing(light),
  clan: (clan, light) => clanCard(clanOf(clan), light),
  dwarf: (which) => figure(Number(which.split("-")[1]), clanOf(which)),
  gems: (value, light) => treasure("gems", Number(value), light),
  gold: (value, light) => treasure("gold", Number(value), light),
  mine: (_, light) => coveredMine(light),
  pot: (clan) => potSign(clanOf(clan)),
  role: roleCard,
  silver: (value, light) => treasure("silver", Number(value), light),
  token,
  treasure: (kind, light) => treasure(kind, null, light),
});

const FRAMES: Record<string, Frame> = {
  board: { x: 0, y: 0, width: COLUMNS * WIDTH, height: ROWS * HEIGHT },
  dwarf: { x: 5, y: 50, width: 90, height: 90 },
  pot: { x: 0, y: 27, width: 100, height: 96 },
  token: { x: 21, y: 46, width: 58, height: 58 },
};

/** Dwarfs stand on cards, tokens lie on them and between them. */
export function frameOf(name: string): Frame | null {
  return FRAMES[name.split("-")[0] ?? ""] ?? null;
}
