/** What figures show, by name: cards of the game, and what else lies in its cave. */

import { HEIGHT, WIDTH } from "../../../draw/card";
import type { Light } from "../../../draw/ink";
import type { Frame } from "../../../rules/book";
import { picturesOf, type Things } from "../../../rules/pictures";
import { clanOf } from "../../walking/draw/clans";
import { figure, lyingFigure } from "../../walking/draw/figures";
import { caveFloor } from "../draw/board";
import { back, clanCard, coveredGoal, creatureSign, face, nuggetSign, roleCard, webSign } from "../draw/pictures";
import { levelOf } from "../screen";
import { ON } from "./fields";

function seatOf(which: string): number {
  return Number(which.split("-")[1]);
}

const THINGS: Things = {
  back: (level, light) => back(levelOf(level), light),
  clan: (clan, light) => clanCard(clanOf(clan), light),
  creature: (creature) => creatureSign(creature),
  dwarf: (which) => figure(seatOf(which), clanOf(which)),
  floor: (_, light) => caveFloor(DISTANCE, "I", light),
  goal: (_, light) => coveredGoal(light),
  lying: (which) => lyingFigure(seatOf(which), clanOf(which)),
  nugget: () => nuggetSign(),
  role: roleCard,
  web: (side) => webSign(Number(side)),
};

/** What stands on a field is drawn like what lies beside the cards. */
function onField(which: string, light: Light): string {
  const [thing = "", ...rest] = which.split("-");
  return THINGS[thing]?.(rest.join("-"), light) ?? "";
}

export const pictureOf = picturesOf(face, { ...THINGS, [ON]: onField });

/** A square around the middle of a card, so wide. */
const around = (width: number): Frame => ({ x: 50 - width / 2, y: 75 - width / 2, width, height: width });

const within = (width: number): Frame => ({ ...around(width), within: true });

/** How far from the start the goals lie in the picture of a whole cave. */
const DISTANCE = 3;
const ACROSS = 2 * DISTANCE + 1;

const FRAMES: Record<string, Frame> = {
  creature: around(86),
  dwarf: around(90),
  floor: { x: 0, y: 0, width: ACROSS * WIDTH, height: ACROSS * HEIGHT },
  nugget: around(46),
  web: around(54),
  [`${ON}-creature`]: within(58),
  [`${ON}-dwarf`]: within(58),
  [`${ON}-lying`]: within(58),
  [`${ON}-nugget`]: within(30),
};
const THING = new RegExp(`^(?:${ON}-)?[a-z]+`);
const CARD = /-I{1,3}$/;

/** Dwarfs, creatures and nuggets stand on cards, webs lie between them. */
export function frameOf(name: string): Frame | null {
  return CARD.test(name) ? null : (FRAMES[THING.exec(name)?.[0] ?? ""] ?? null);
}
