/** Diamond Forest on the table. */

import type { Light } from "../../draw/ink";
import type { Offer } from "../../generated/protocol";
import { type Cell, keyOf } from "../../stage/places";
import type { Figure, Laid, Scene } from "../../stage/scene";
import { BUTTON, type PlaceTarget, type Target, usualAims } from "../../table/targets";
import { sayCard } from "../../words/telling";
import { say } from "../../words/words.svelte";
import { type Finale, type Look, lookFor, type SeatFacts, type Sight } from "../look";
import { actsOf } from "./acts";
import Controls from "./Controls.svelte";
import { bag, covered, diamond, ending, figure, gemOf, tile as faceOf, token, wood } from "./draw/pictures";
import { sayBag, sayCell } from "./labels";
import { ask } from "./prompt";
import { dwarfsAt, type ForestScreen, shared, shownCell, standsAt, tileAt, together } from "./screen";
import { rhymeOf } from "./spoken";
import { forestVoice } from "./voice";

const TILE = 100;
const NOTED = ["path", "imp", "rock-3", "bog", "gallery", "fire", "spider"];
/** What somebody seems to want who taps a tile that is not offered, by what has to be decided. */
const WANTED: Record<string, string> = { looking: "look", whisking: "whisk", voting: "whisk", agreeing: "whisk", travelling: "travel", starting: "start" };

/** The colours of the wood at night, and by day. */
const NIGHT = { "--ground": "#0b1622", "--panel": "#14283a", "--panel-high": "#1e3c50", "--edge": "#41687a", "--ink-soft": "#bcd0cf" };
const DAY = { "--ground": "#dcecc0", "--panel": "#f6f7da", "--panel-high": "#fffef2", "--edge": "#8aa65e", "--ink-soft": "#4a562b" };
/** A tile that can be tapped glows at its edge: its picture counts. */
const GLOW = { "--table-ground": "var(--panel)", "--target": "#ffd95c", "--target-share": "0%", "--target-over": "12%", "--target-line": "5px", "--target-shadow": "0 0 0 2px #3a2405, 0 0 16px #ffc02e, inset 0 0 10px #ffd95c" };

function tiles(screen: ForestScreen, { light, names }: Sight): Laid[] {
  return screen.tiles.map((tile) => ({
    key: keyOf(tile),
    x: tile.x,
    y: tile.y,
    picture: tile.name ? faceOf(tile.name, light) : covered(light),
    ...(tile.name && { card: tile.name }),
    back: covered(light),
    face: tile.name ?? null,
    dim: !tile.up,
    label: sayCell(tile, screen, names),
  }));
}

function dwarfs(screen: ForestScreen): Figure[] {
  return screen.dwarfs.flatMap((dwarf, seat) => {
    const cell = standsAt(dwarf);
    const pose = dwarf.stuck ? "lying" : (dwarf.diamonds?.length ?? 0) === screen.colours.length ? "carrying" : "standing";
    const active = seat === screen.active && !screen.over;
    return cell ? [{ ...cell, key: String(seat), picture: figure(seat, pose), label: "", active, lying: dwarf.stuck ?? false, lamp: true }] : [];
  });
}

function scene(screen: ForestScreen, sight: Sight): Scene {
  const { light } = sight;
  const [x = 0, y = 0] = screen.proposal ?? [];
  const proposed = screen.proposal ? { signs: [{ x, y, picture: faceOf("imp", light) }], pointed: [{ x, y }] } : {};
  return { label: say("forest-board"), ground: wood(light), cards: tiles(screen, sight), figures: dwarfs(screen), ...proposed };
}

/** A tile or a picture chooses the same; two tiles change places. */
function aims(offer: Offer, screen: ForestScreen): Target[][] {
  const { kind, x = NaN, y = NaN, to_x = NaN, to_y = NaN, seat = NaN } = offer;
  if (kind === "swap") return [[{ place: { x, y } }, { place: { x: to_x, y: to_y } }]];
  const cell = kind === "enter" ? shownCell(screen) : kind === "trade" ? standsAt(screen.dwarfs[seat] ?? {}) : null;
  if (kind === "enter" || kind === "trade") return [[BUTTON], ...(cell ? [[{ place: cell }]] : [])];
  return usualAims(offer);
}

function pointAt({ x, y }: Cell): PlaceTarget {
  return { key: keyOf({ x, y }), place: { x, y }, asHeld: true, offers: [], label: say("forest-point", { x, y }) };
}

/** A seat has its dwarf, its bag and the diamonds that are still to be found. */
function seat({ dwarfs, colours }: ForestScreen, seat: number, light: Light): SeatFacts {
  const { diamonds = [], equipment = 0, stuck = false } = dwarfs[seat] ?? {};
  return {
    label: sayBag(diamonds, equipment, stuck ?? false),
    face: figure(seat, stuck ? "lying" : "standing"),
    counts: [],
    collected: [bag(seat, diamonds.map(gemOf)), ...colours.map((colour) => diamond(gemOf(colour), diamonds.includes(colour)))],
    signs: equipment ? [{ label: "", pictures: Array.from({ length: equipment }, () => token(light)) }] : [],
    role: null,
  };
}

function finale(screen: ForestScreen, names: string[], light: Light): Finale {
  const { result, dwarfs, colours, seats } = screen;
  const order = dwarfs
    .map(({ diamonds = [] }, seat) => ({ seat, diamonds, place: result?.ranks[seat] ?? null }))
    .sort((one, other) => (one.place ?? 9) - (other.place ?? 9) || other.diamonds.length - one.diamonds.length);
  const winner = result?.somebody_home ? (order[0]?.seat ?? null) : null;
  const rows = order.map(({ seat, place, diamonds }) => ({
    seat,
    place,
    won: seat === winner,
    face: figure(seat, "standing"),
    score: say("forest-diamonds", { count: diamonds.length }),
    pictures: diamonds.map((colour) => diamond(gemOf(colour))),
  }));
  return {
    title: winner === null ? say("forest-nobody-home") : say("forest-won", { name: names[winner] ?? "" }),
    won: winner !== null,
    picture: ending(winner, seats, colours.map(gemOf), light),
    ranking: screen.options["ranking"] ? rows : [],
  };
}

export const forest: Look<ForestScreen> = {
  grid: { width: TILE, height: TILE, still: true },
  colours: (light) => ({ ...(light === "light" ? DAY : NIGHT), ...GLOW }),
  beside: true,
  atOnce: true,
  forgets: true,
  Acts: Controls,
  voice: forestVoice,

  hand: () => null,
  role: () => null,
  revealed: () => null,
  progress: () => null,
  together,
  shared,
  scene,
  acts: actsOf,
  outcome: () => null,
  settles: () => false,
  finale,
  seat,

  asks: (screen, chosen) => ask(screen, chosen > 0),
  asker: (seat) => figure(seat, "standing"),
  aside: (screen) => (screen.phase === "deciding" ? rhymeOf(tileAt(screen, shownCell(screen))?.name ?? "") : ""),
  outOfTurn: ({ phase, to_move, over }, names) => (phase === "whisking" && !over ? say("forest-pointing", { name: names[to_move] ?? "" }) : ""),
  /** The spokesperson decides, the others may point at tiles (FO-131). */
  points: ({ phase, to_move, tiles }, seat) => (phase === "whisking" && seat !== to_move ? tiles.filter(({ up }) => !up).map(pointAt) : []),
  aims,
  wanted(screen, _, cell) {
    if (screen.phase === "trading") {
      const [seat] = dwarfsAt(screen, cell);
      return seat === undefined ? "" : `trade ${seat}`;
    }
    const tile = tileAt(screen, cell);
    const kind = screen.phase === "choosing" ? (tile?.up ? "step" : "reveal") : WANTED[screen.phase];
    return kind && tile ? `${kind} ${keyOf(tile)}` : "";
  },
  notes(screen, light) {
    if (screen.options["memory_aid"] !== "notes") return null;
    const marks = [...screen.colours.map((colour) => `diamond-${colour}`), ...NOTED];
    return {
      label: say("forest-notes"),
      asks: say("forest-ask-noting"),
      marks: marks.map((name) => ({ name, label: say("forest-note", { tile: sayCard(name) }), picture: faceOf(name, light) })),
      cells: screen.tiles.filter(({ up }) => !up),
    };
  },

  picture: (card, _, light) => faceOf(card, light),
  back: covered,
  roleCard: (_, light) => covered(light),
  offer: () => "",
};

export function forestLook(): Look {
  return lookFor("diamond-forest", forest);
}
