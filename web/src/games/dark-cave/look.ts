/** The Dark Cave on the table. */

import type { GameFacts } from "../../api";
import { HEIGHT, WIDTH } from "../../draw/card";
import type { Offer } from "../../generated/protocol";
import { keyOf, type Place } from "../../stage/places";
import { BUTTON, type Target, usualAims } from "../../table/targets";
import { type Look, lookFor } from "../look";
import { clanOf } from "../walking/draw/clans";
import { misfitsOf } from "../walking/misfits";
import { actsOf } from "./acts";
import { aim, asks, offerPicture, outOfTurn, sayOffer, steps, threat } from "./asks";
import { back, clanCard, nuggetSign, roleCard, webToken } from "./draw/pictures";
import { notebook } from "./notebook";
import { Ended, finale, outcome, Overview } from "./outcome";
import { type DarkCaveView, START, together, turningGoal } from "./screen";
import { learns, progress, seat } from "./seats";
import { borderOf, picture, sceneOf } from "./table";
import { walksOf } from "./walks";

/** The colours of the cave by lamplight, and by day. */
const NIGHT = { "--ground": "#0b1420", "--panel": "#14202e", "--panel-high": "#1e2f40", "--edge": "#466078", "--target": "#ffd95c", "--target-share": "28%" };
const DAY = { "--ground": "#c3d6df", "--panel": "#e9f2f4", "--panel-high": "#f8fcfc", "--edge": "#6d8796", "--target": "#a33c00", "--target-share": "28%" };

const CREATURE = /^(rat|crawler|goblin)-/;
const LEVEL = /-(I+)$/;

/** What is chosen on borders, on fields, or on a goal. */
function aims(offer: Offer, screen: DarkCaveView): Target[][] {
  const { kind, card = "", second, x = NaN, y = NaN, side = "", field } = offer;
  if (kind === "discard") return [[{ card }, ...(second ? [{ card: second }] : []), BUTTON]];
  if (kind === "web") return [[{ card }, { place: borderOf({ x, y, side }) }]];
  if (kind === "cut") return [[{ place: borderOf({ x, y, side }) }], [BUTTON]];
  if (field !== undefined) return [[{ place: { x, y, field } }]];
  const goal = kind === "lay" ? turningGoal(screen) : null;
  return goal ? [[{ place: { x: goal.x, y: goal.y } }]] : usualAims(offer);
}

function misfits(screen: DarkCaveView, turned: boolean, facts: GameFacts): string {
  return misfitsOf(turningGoal(screen), turned, [START, ...screen.laid], screen.covered, facts);
}

/** What somebody seems to want who taps a place that is not offered. */
function wanted(screen: DarkCaveView, card: string | null, place: Place, turned: boolean): string {
  const key = keyOf({ x: place.x, y: place.y });
  if (screen.phase === "walking" || screen.phase === "creeping") return `step ${key} ${place.field ?? 0}`;
  if (!card || screen.phase !== "acting") return "";
  const level = LEVEL.exec(card)?.[1] ?? "";
  const kind = card.replace(LEVEL, "");
  if (kind === "web") return place.side ? `web ${level} ${key} ${place.side === "east" ? "E" : "S"}` : "";
  if (kind === "info") return `look-goal ${level} ${key}`;
  if (kind === "cave-in" || CREATURE.test(card)) return `${kind} ${level} ${key}`;
  if (kind === "boots" || kind === "battle-axe" || kind === "swap-cards") return "";
  return `place ${card} ${key}${turned ? " turned" : ""}`;
}

export const darkCave: Look<DarkCaveView> = {
  grid: { width: WIDTH, height: HEIGHT },
  colours: (light) => (light === "light" ? DAY : NIGHT),
  Ended,
  Overview,

  hand: (screen) => screen.hand,
  role: (screen) => screen.role,
  revealed: (screen, player) => screen.results.at(-1)?.roles[player] ?? null,
  progress,
  together,
  scene: sceneOf,
  acts: actsOf,
  outcome,
  settles: () => false,
  finale,
  seat,
  learns,
  notebook,
  aim,

  asks,
  steps,
  sayOffer,
  misfits,
  outOfTurn,
  threat,
  aims,
  walks: (screen, _, names, facts) => walksOf(screen, names, facts),
  wanted,

  picture,
  back: (light) => back("I", light),
  roleCard,
  roleBack: (role, light) => clanCard(clanOf(role), light),
  tokenOf: () => webToken(2, null),
  offer: offerPicture,
  shower: () => [nuggetSign()],
};

export function darkCaveLook(): Look {
  return lookFor("dark-cave", darkCave);
}
