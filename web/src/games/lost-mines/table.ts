/** What lies on the table of Lost Mines: the clearing with its paths, mines, tokens and dwarfs, and the treasures beside it. */

import type { GameFacts } from "../../api";
import type { Light } from "../../draw/ink";
import type { Laid as LaidCard } from "../../generated/protocol";
import { keyOf, type Place } from "../../stage/places";
import type { Figure, Laid, Scene, Token } from "../../stage/scene";
import { sayLaid } from "../../words/telling";
import { say } from "../../words/words.svelte";
import type { Sight } from "../look";
import { clanOf, crestSign } from "../walking/draw/clans";
import { figure, pawn } from "../walking/draw/figures";
import { clearing, woods } from "./draw/board";
import { coveredMine, face, token, treasure } from "./draw/pictures";
import { type LostMinesView, type RoundScore, STARTS, treasureCell, treasuresLeft, turningMine } from "./screen";

export function picture(card: string, facts: GameFacts, light: Light, overcome = false): string {
  const found = facts.cards.find(({ name }) => name === card);
  if (!found) throw new Error(`no card ${card}`);
  return face(found, light, overcome);
}

export function laid({ x, y, card, turned }: LaidCard, { facts, light }: Sight, overcome = false): Laid {
  const label = say("web-cell", { card: sayLaid(card, turned), x, y });
  return { key: keyOf({ x, y }), x, y, card, turned, picture: picture(card, facts, light, overcome), label: overcome ? say("mines-overcome", { cell: label }) : label };
}

/** A mine lies face down; what this seat has seen of it shows through. */
function mines(screen: LostMinesView, { facts, light }: Sight): Laid[] {
  const turning = turningMine(screen);
  return screen.covered.map((mine) => {
    const { x, y, face: name, turned, seen_by } = mine;
    const covered = turned === null && mine !== turning;
    return {
      key: keyOf({ x, y }),
      x,
      y,
      turned: turned ?? false,
      picture: name ? picture(name, facts, light) : coveredMine(light),
      ...(name && { card: name }),
      ...(covered && { back: coveredMine(light), face: name, dim: name !== null }),
      label: say("mines-mine", { x, y, known: name ? "yes" : "no", covered: covered ? "yes" : "no", card: name ? sayLaid(name, turned ?? false) : "" }),
      seen: covered ? seen_by : [],
    };
  });
}

/** The treasures beside the board: whoever has one is to be seen on it. */
function treasures({ treasures: all }: LostMinesView, { light, names }: Sight): Laid[] {
  return all.map(({ kind, value, taker, seen_by }, place) => {
    const cell = treasureCell(place, all.length);
    return {
      key: keyOf(cell),
      ...cell,
      picture: treasure(kind, value, light),
      dim: taker !== null,
      label: say("mines-treasure", { number: place + 1, kind, value: value ?? 0, taken: taker === null ? "no" : "yes", name: taker === null ? "" : (names[taker] ?? "") }),
      seen: taker === null ? seen_by : [taker],
    };
  });
}

export function borderOf({ x, y, side }: { x: number; y: number; side: string }): Place {
  return { x, y, side: side === "E" ? "east" : "south" };
}

export function tokenOn(border: Place, name: string, owner: string, light: Light): Token {
  return { ...border, key: keyOf(border), picture: token(name, light), label: say("mines-token", { token: name, x: border.x, y: border.y, side: border.side ?? "", name: owner }) };
}

export function figures({ players, turn, over, seat: me }: LostMinesView, names: string[]): Figure[] {
  return players.flatMap(({ at, clan }, seat) => {
    if (!at) return [];
    const [own, name] = [clanOf(clan), names[seat] ?? ""];
    const label = say("mines-figure", { name, clan, x: at.x, y: at.y });
    return [{ key: `dwarf ${seat}`, x: at.x, y: at.y, picture: figure(seat, own), crowded: pawn(seat, own), label, name, emblem: crestSign(own), own: seat === me, active: seat === turn && !over }];
  });
}

export function sceneOf(screen: LostMinesView, sight: Sight, result: RoundScore | undefined): Scene {
  const { light, names } = sight;
  const ground = { label: say("mines-board", { left: treasuresLeft(screen) }), ground: woods(light), floor: clearing(light) };
  const starts = STARTS.map((card) => laid(card, sight));
  if (result) {
    const shown = [...starts, ...result.laid.map((card) => laid(card, sight))];
    const open = new Set(shown.map(({ key }) => key));
    const covered = screen.covered.filter((mine) => !open.has(keyOf(mine))).map(({ x, y }) => ({ x, y, face: null, turned: null, seen_by: [] }));
    return { ...ground, cards: [...shown, ...mines({ ...screen, covered }, sight)] };
  }
  const overcome = new Set(screen.overcome.map(([x, y]) => `${x},${y}`));
  const paths = screen.laid.map((card) => laid(card, sight, overcome.has(keyOf(card))));
  return {
    ...ground,
    cards: [...starts, ...paths, ...mines(screen, sight), ...treasures(screen, sight)],
    tokens: screen.tokens.map(({ token: name, seat, ...border }) => tokenOn(borderOf(border), name, seat === null ? "" : (names[seat] ?? ""), light)),
    figures: figures(screen, names),
  };
}
