/** What lies on the table of The Dark Cave: the floor that the goals span, paths with their fields, webs, dwarfs and creatures. */

import type { GameFacts } from "../../api";
import type { CardFacts } from "../../draw/card";
import type { Light } from "../../draw/ink";
import type { Laid as LaidCard } from "../../generated/protocol";
import { around, type Cell, keyOf, type Place, sameCell } from "../../stage/places";
import type { Figure, Laid, Scene, Token } from "../../stage/scene";
import { sayLaid } from "../../words/telling";
import { say } from "../../words/words.svelte";
import type { Sight } from "../look";
import { clanOf } from "../walking/draw/clans";
import { figure, lyingFigure, pawn } from "../walking/draw/figures";
import { cavern, caveFloor } from "./draw/board";
import { fieldsOf, levelsOf, sharesOf } from "./draw/fields";
import { coveredGoal, creatureFigure, face, webToken } from "./draw/pictures";
import { type DarkCaveView, distanceOf, type Level, type Spot, START, turningGoal, waterOf } from "./screen";

/** How much of a card's width a field takes. */
const ROOM: Record<Level, number> = { I: 0.46, II: 0.37, III: 0.31 };

export function factsOf(card: string, facts: GameFacts): CardFacts {
  const found = facts.cards.find(({ name }) => name === card);
  if (!found) throw new Error(`no card ${card}`);
  return found;
}

export function picture(card: string, facts: GameFacts, light: Light, gold = false): string {
  return face(factsOf(card, facts), light, gold);
}

export function placeOf({ x, y, field = 0 }: Spot): Place {
  return { x, y, field };
}

/** The fields of a card as it lies, for those who walk over it. */
function fieldsAt(card: CardFacts, turned: boolean): Pick<Laid, "fields" | "room"> {
  return { fields: sharesOf(card, turned), room: ROOM[levelsOf(card)] };
}

export function laid({ x, y, card, turned }: LaidCard, { facts, light }: Sight, gold = false): Laid {
  const label = say("web-cell", { card: sayLaid(card, turned), x, y });
  return { key: keyOf({ x, y }), x, y, card, turned, picture: picture(card, facts, light, gold), label: gold ? say("cave-gold-there", { cell: label }) : label, ...fieldsAt(factsOf(card, facts), turned) };
}

export function hasGold({ veins }: DarkCaveView, cell: Cell): boolean {
  return veins.some((vein) => sameCell(vein, cell));
}

/** A goal lies face down; what this seat has seen of it shows through. */
function goals(screen: DarkCaveView, sight: Sight): Laid[] {
  const { facts, light } = sight;
  const turning = turningGoal(screen);
  return screen.covered.map((goal) => {
    const { x, y, face: name, turned, seen_by } = goal;
    if (name && turned !== null) return laid({ x, y, card: name, turned }, sight, hasGold(screen, goal));
    const covered = goal !== turning;
    return {
      key: keyOf({ x, y }),
      x,
      y,
      turned: false,
      picture: name ? picture(name, facts, light) : coveredGoal(light),
      ...(name && { card: name }),
      ...(covered ? { back: coveredGoal(light), face: name, dim: name !== null } : name && fieldsAt(factsOf(name, facts), false)),
      label: say("cave-goal", { x, y, known: name ? "yes" : "no", covered: covered ? "yes" : "no", card: name ? sayLaid(name, false) : "" }),
      seen: covered ? seen_by : [],
    };
  });
}

export function borderOf({ x, y, side }: { x: number; y: number; side: string }): Place {
  return { x, y, side: side === "E" ? "east" : "south" };
}

export function webOn(border: Place, number: number, seat: number | null, names: string[]): Token {
  const note = say("cave-web", { number, name: names[seat ?? -1] ?? "" });
  return { ...border, key: keyOf(border), picture: webToken(number, seat), note, label: say("cave-web-at", { web: note, x: border.x, y: border.y, side: border.side ?? "" }) };
}

export function creatureOn(creature: string, at: Spot, seat: number, names: string[], active = false): Figure {
  const note = say("cave-creature", { creature, name: names[seat] ?? "" });
  return { ...placeOf(at), key: `creature ${creature}`, picture: creatureFigure(creature, seat), note, label: say("cave-stands-at", { who: note, x: at.x, y: at.y }), active };
}

function dwarfs({ players, turn, creeping, over }: DarkCaveView, names: string[]): Figure[] {
  return players.flatMap(({ at, clan, lying }, seat) => {
    if (!at) return [];
    const own = clanOf(clan);
    const note = say("cave-dwarf", { name: names[seat] ?? "", clan, lying: lying ? "yes" : "no" });
    return [{ ...placeOf(at), key: `dwarf ${seat}`, picture: lying ? lyingFigure(seat, own) : figure(seat, own), ...(!lying && { crowded: pawn(seat, own) }), note, label: say("cave-stands-at", { who: note, x: at.x, y: at.y }), active: seat === turn && creeping === null && !over, lying }];
  });
}

/** The fields of all ladders that lie open: each is one step from every other. */
function ladders({ laid: paths, covered }: DarkCaveView, facts: GameFacts): Place[] {
  const open = [START, ...paths, ...covered.flatMap(({ x, y, face: card, turned }) => (card && turned !== null ? [{ x, y, card, turned }] : []))];
  return open.flatMap(({ x, y, card }) => {
    const known = factsOf(card, facts);
    return known.feature === "ladder" ? fieldsOf(known).flatMap(({ featured }, field) => (featured ? [{ x, y, field }] : [])) : [];
  });
}

/** Whoever walks now and comes to a ladder can go on from every other one. */
function litLadders(screen: DarkCaveView, facts: GameFacts): Place[] {
  const { phase, steps, over } = screen;
  const all = !over && steps > 0 && (phase === "walking" || phase === "creeping") ? ladders(screen, facts) : [];
  return all.length > 1 ? all : [];
}

/** The cave that has been dug so far, and where it can go on. */
function dug({ laid: paths, covered, players, creatures }: DarkCaveView): Cell[] {
  const open = covered.filter(({ turned }) => turned !== null);
  const { west, east, north, south } = around([START, ...paths, ...open, ...players.flatMap(({ at }) => at ?? []), ...creatures.map(({ at }) => at)]);
  return [{ x: west - 1, y: north - 1 }, { x: east + 1, y: south + 1 }];
}

export function sceneOf(screen: DarkCaveView, sight: Sight): Scene {
  const { facts, light, names } = sight;
  const [distance, water] = [distanceOf(screen), waterOf(screen)];
  return {
    label: say("cave-board", { across: 2 * distance + 1, level: water }),
    ground: cavern(water, light),
    floor: caveFloor(distance, water, light),
    rim: { west: -distance, east: distance, north: -distance, south: distance },
    near: dug(screen),
    lit: litLadders(screen, facts),
    cards: [laid(START, sight), ...screen.laid.map((card) => laid(card, sight, hasGold(screen, card))), ...goals(screen, sight)],
    tokens: screen.tokens.map(({ seat, number = 0, ...border }) => webOn(borderOf(border), number, seat, names)),
    figures: [...screen.creatures.map(({ creature, at, seat }) => creatureOn(creature, at, seat, names, creature === screen.creeping)), ...dwarfs(screen, names)],
  };
}
