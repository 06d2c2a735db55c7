/** Lost Mines on the table. */

import SCORE_TEXTS from "messages:score-lost-mines";
import type { GameFacts } from "../../api";
import { HEIGHT, WIDTH } from "../../draw/card";
import type { Light } from "../../draw/ink";
import type { Offer } from "../../generated/protocol";
import { keyOf, type Place, sameCell } from "../../stage/places";
import { BUTTON, type Target, usualAims, type Walk } from "../../table/targets";
import { say, words } from "../../words/words.svelte";
import { type Look, lookFor, type Note, rankedBy, type SeatFacts, type Signs, type TurnStep } from "../look";
import { clanOf } from "../walking/draw/clans";
import { portrait } from "../walking/draw/figures";
import { misfitsOf } from "../walking/misfits";
import { actsOf } from "./acts";
import { COLUMNS, ROWS } from "./draw/board";
import { back, clanCard, dragonSign, outSign, roleCard, token, treasure, treasureSign } from "./draw/pictures";
import { kindAt, leftOf, type LostMinesView, STARTS, together, treasureAt, treasureCell, treasuresLeft, turningMine, type Walker } from "./screen";
import { borderOf, picture, sceneOf } from "./table";

/** What only the end of a round says. */
/** The colours of the wood in the evening, and by day. */
const EVENING = { "--ground": "#171a10", "--panel": "#222a18", "--panel-high": "#303b20", "--edge": "#5f7040", "--target": "#ffd95c", "--target-share": "26%" };
const DAY = { "--ground": "#d5dfb2", "--panel": "#f3f3d8", "--panel-high": "#fdfdf0", "--edge": "#8a9a5c", "--target": "#8a4b00", "--target-share": "26%" };

const INFO = /^info-/;
const TOOLS = ["axe", "boat", "rope", "storm"];

function standing({ players, turn }: LostMinesView): Walker["at"] {
  return players[turn]?.at ?? null;
}

/** What is chosen on borders, in the column of treasures, or on a mine. */
function aims(offer: Offer, screen: LostMinesView): Target[][] {
  const { kind, card = "", second, x = NaN, y = NaN, side = "", treasure: place } = offer;
  const treasures = screen.treasures.length;
  if (kind === "discard") return [[{ card }, ...(second ? [{ card: second }] : []), BUTTON]];
  if (kind === "trap" || kind === "troll") return [[{ card }, { place: borderOf({ x, y, side }) }]];
  if (place !== undefined) return [[...(card ? [{ card }] : []), { place: treasureCell(place, treasures) }]];
  const mine = kind === "lay" ? turningMine(screen) : null;
  return mine ? [[{ place: { x: mine.x, y: mine.y } }]] : usualAims(offer);
}

/** Where one tap walks to. What a trap takes is chance, so whoever has stepped into one decides anew. */
function walks({ reach }: LostMinesView): Walk[] {
  return reach.flatMap(({ way, tolls }) => {
    const end = way.at(-1);
    if (!end) return [];
    const trap = tolls.findIndex((toll) => toll > 0);
    const gone = trap < 0 ? way : way.slice(0, trap + 1);
    const cards = tolls.reduce((sum, toll) => sum + toll, 0);
    return [{
      place: { x: end.x, y: end.y },
      moves: gone.map(({ x, y }) => `step ${x},${y}`),
      badge: cards ? `${way.length} −${cards}` : String(way.length),
      label: say("mines-walk", { x: end.x, y: end.y, steps: way.length, cards }),
    }];
  });
}

function misfits(screen: LostMinesView, turned: boolean, facts: GameFacts): string {
  return misfitsOf(turningMine(screen), turned, [...STARTS, ...screen.laid], screen.covered, facts);
}

/** What somebody seems to want who taps a place that is not offered. */
function wanted(screen: LostMinesView, card: string | null, place: Place, turned: boolean): string {
  const key = keyOf({ x: place.x, y: place.y });
  const chosen = treasureAt(screen, place);
  if (chosen >= 0) return card && INFO.test(card) ? `look-treasure ${card} ${chosen}` : screen.phase === "taking" ? `take ${chosen}` : "";
  if (screen.phase === "walking") return `step ${key}`;
  if (!card || screen.phase !== "acting") return [...STARTS, ...screen.laid, ...screen.covered].some((one) => sameCell(one, place)) ? `step ${key}` : "";
  if (card === "trap" || card === "troll") return place.side ? `${card} ${key} ${place.side === "east" ? "E" : "S"}` : "";
  if (INFO.test(card)) return `look-mine ${card} ${key}`;
  return TOOLS.includes(card) ? `${card} ${key}` : `place ${card} ${key}${turned ? " turned" : ""}`;
}

/** The turn in three steps: a card, a walk, new cards. */
function steps({ phase, steps: left, due, over }: LostMinesView): TurnStep[] {
  if (over) return [];
  const at = phase === "acting" || phase === "voting" ? 0 : 1;
  return [
    { text: say("mines-step-card"), state: at ? "done" : "now" },
    { text: at && phase === "walking" ? say("mines-step-walking", { steps: left }) : say("mines-step-walk"), state: at ? "now" : "next" },
    { text: say("mines-step-draw", { cards: due }), state: "next" },
  ];
}

function asks(screen: LostMinesView): string {
  const { phase, steps: left, turn } = screen;
  if (phase === "walking") return say("mines-ask-walk", { steps: left });
  if (phase === "taking") return say("mines-ask-take", { kind: kindAt(screen, standing(screen)) });
  return phase === "voting" ? say("mines-ask-vote", { seat: turn }) : "";
}

/** Who stays in a mine takes what is in it. */
function sayOffer({ kind }: Offer, screen: LostMinesView): string {
  if (kind !== "stop") return "";
  const found = kindAt(screen, standing(screen));
  const left = found ? leftOf(screen, found) : 0;
  return left ? say("mines-stay-take", { kind: found, left }) : say("mines-stay");
}

function signsOf(screen: LostMinesView, seat: number, light: Light): Signs[] {
  const player = screen.players[seat];
  if (!player) return [];
  const signs: Signs[] = [];
  const taken = screen.treasures.filter(({ taker }) => taker === seat);
  if (taken.length) signs.push({ label: say("mines-taken", { count: taken.length, kinds: taken.map(({ kind }) => say(`mines-kind-${kind}`)).join(", ") }), pictures: taken.map(({ kind }) => treasureSign(kind)) });
  if (player.dragon) signs.push({ label: say("mines-has-dragon"), pictures: [dragonSign()] });
  if (player.trolls) signs.push({ label: say("mines-has-troll"), pictures: Array.from({ length: player.trolls }, () => token("troll", light)) });
  if (player.out) signs.push({ label: say("mines-out"), pictures: [outSign()] });
  return signs;
}

function seat(screen: LostMinesView, seat: number, light: Light): SeatFacts {
  const player = screen.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  const role = screen.over || seat !== screen.seat ? player.role : null;
  return {
    label: say("mines-clan", { clan: player.clan }),
    face: portrait(seat, clanOf(player.clan)),
    counts: [
      { mark: "cards", short: player.lost ? `${player.cards} (−${player.lost})` : String(player.cards), label: say("mines-cards", { count: player.cards, lost: player.lost }) },
      { mark: "gold", short: String(player.points), label: say("mines-points", { count: player.points }) },
    ],
    signs: signsOf(screen, seat, light),
    role,
    knows: !screen.over && role !== null,
  };
}

/** What this seat alone has looked at. */
function notebook(screen: LostMinesView, names: string[]): Note[] {
  const { covered, treasures, players, seat: me } = screen;
  if (me === null || screen.over) return [];
  const mines = covered.flatMap(({ x, y, face, turned }): Note[] => {
    if (!face || turned !== null) return [];
    return [{ text: say("mines-note-mine", { x, y, card: say(`card-${face}.title`) }), places: [{ x, y }] }];
  });
  const values = treasures.flatMap(({ kind, value, taker }, place): Note[] =>
    value === null ? [] : [{ text: say("mines-note-treasure", { number: place + 1, kind, value, mine: taker === me ? "yes" : "no" }), places: [treasureCell(place, treasures.length)] }]);
  const roles = players.flatMap(({ role }, other) => (role && other !== me ? [{ text: say("mines-note-role", { name: names[other] ?? "", role: say(`role-${role}`) }) }] : []));
  return [...mines, ...values, ...roles];
}

export const lostMines: Look<LostMinesView> = {
  grid: { width: WIDTH, height: HEIGHT, box: { west: 0, east: COLUMNS - 1, north: 0, south: ROWS - 1 } },
  colours: (light) => (light === "light" ? DAY : EVENING),
  Ended: () => words.learn(SCORE_TEXTS).then(() => import("./Pots.svelte")),

  hand: (screen) => screen.hand,
  role: (screen) => screen.role,
  revealed: (screen, seat) => screen.results.at(-1)?.roles[seat] ?? null,
  progress: (screen) => ({
    rounds: Number(screen.options["rounds"] ?? 1),
    pile: screen.draw_pile,
    left: { mark: "gold", short: String(treasuresLeft(screen)), label: say("mines-left", { left: treasuresLeft(screen) }) },
  }),
  together,
  scene: (screen, sight, round) => sceneOf(screen, sight, round === null ? undefined : screen.results[round - 1]),
  acts: actsOf,
  outcome(screen, _, light) {
    const result = screen.results.at(-1);
    if (!result) return null;
    const best = Math.max(...result.gains);
    return {
      round: result.round,
      why: say("mines-why-over", { why: result.why }),
      seats: result.roles.map((role, seat) => ({
        won: best > 0 && result.gains[seat] === best,
        role: say(`role-${role}`),
        picture: roleCard(role, light),
        gain: say("mines-points", { count: result.gains[seat] ?? 0 }),
      })),
      gains: say("mines-points-title"),
      remarks: [],
      pending: "",
    };
  },
  settles: () => false,
  finale: ({ players }, names) => rankedBy(players.map(({ points }) => points), names, (count) => say("mines-points", { count })),
  seat,
  learns: ({ name, args, secret }, me) => (name === "looked_at_dwarf" && secret && args["seat"] === me ? Number(args["on"]) : null),
  notebook,

  asks,
  steps,
  sayOffer,
  misfits,
  aims,
  walks,
  wanted,

  picture,
  back,
  roleCard,
  roleBack: (role, light) => clanCard(clanOf(role), light),
  tokenOf: token,
  offer: () => "",
  shower: (light) => ["gems", "gold", "silver"].map((kind) => treasure(kind, null, light)),
};

export function lostMinesLook(): Look {
  return lookFor("lost-mines", lostMines);
}
