/** How what happens in the forest is shown, slowly enough for a child to see each. */

import type { Event } from "../../generated/protocol";
import type { Act } from "../../stage/acts";
import { type Cell, keyOf } from "../../stage/places";
import type { Figure, Laid, Scene } from "../../stage/scene";
import { sayCard } from "../../words/telling";
import { say } from "../../words/words.svelte";
import type { Sight } from "../look";
import { control, covered, diamond, die, figure, gemOf, tile as faceOf, trick, trickOf, TRICKS } from "./draw/pictures";
import type { ForestScreen } from "./screen";

type Args = Event["args"];

const PIPS = [1, 2, 3, 4, 5, 6];
const DIAMOND: [number, number] = [64, 64];

function cellOf(args: Args, prefix = ""): Cell {
  return { x: Number(args[`${prefix}x`]), y: Number(args[`${prefix}y`]) };
}

/** An event on the scene that it changes. */
class Scenery {
  constructor(
    private readonly scene: Scene,
    private readonly event: Event,
    private readonly next: ForestScreen,
    private readonly sight: Sight,
  ) {}

  private get args(): Args {
    return this.event.args;
  }

  private get tile(): Laid | undefined {
    return this.scene.cards.find(({ key }) => key === keyOf(cellOf(this.args)));
  }

  get seat(): number {
    return Number(this.args["seat"]);
  }

  dwarf(seat: number): Figure | undefined {
    return this.scene.figures?.find(({ key }) => key === String(seat));
  }

  /** The tile shows its face, or its back again. */
  turn(stay: number, face = String(this.args["tile"])): Act[] {
    return this.tile ? [{ verb: "turn", card: { ...this.tile, dim: false, face, picture: faceOf(face, this.sight.light) }, stay }] : [];
  }

  cover(stay: number): Act[] {
    return this.tile ? [{ verb: "turn", card: { ...this.tile, face: null }, stay }] : [];
  }

  walk(stay: number): Act[] {
    const { seat } = this;
    const to = cellOf(this.args);
    if (this.dwarf(seat)) return [{ verb: "move", figures: { [seat]: to }, stay }];
    return [{ verb: "put", figure: { ...to, key: String(seat), label: "", picture: figure(seat, "standing"), lamp: true }, stay }];
  }

  /** A dwarf lies down or stands up. */
  pose(lying: boolean, stay: number): Act[] {
    const dwarf = this.dwarf(this.seat);
    return dwarf ? [{ verb: "turn", figure: { ...dwarf, lying, picture: figure(this.seat, lying ? "lying" : "standing") }, stay }] : [];
  }

  /** A dwarf pays, or has earned something. */
  settle(stay: number): Act[] {
    return [...this.pose(false, 0), { verb: "take", to: { seat: this.seat }, stay }];
  }

  take(): Act[] {
    const { x = 0, y = 0 } = this.dwarf(this.seat) ?? {};
    return [{ verb: "take", picture: diamond(gemOf(String(this.args["colour"]))), size: DIAMOND, from: { x, y }, to: { seat: this.seat } }];
  }

  trade(): Act[] {
    const [one, other] = [this.seat, Number(this.args["on"])];
    const [here, there] = [this.dwarf(one), this.dwarf(other)];
    if (!here || !there) return [];
    const cell = ({ x, y }: Cell): Cell => ({ x, y });
    return [{ verb: "move", figures: { [one]: cell(there), [other]: cell(here) }, stay: 900 }];
  }

  /** Two tiles change places; an imp takes along who stands on it. */
  exchange(carries: boolean): Act[] {
    const [from, to] = [cellOf(this.args), cellOf(this.args, "to_")];
    const riders = carries ? (this.scene.figures ?? []).filter(({ x, y }) => x === from.x && y === from.y) : [];
    return [{ verb: "move", cards: { [keyOf(from)]: to, [keyOf(to)]: from }, figures: Object.fromEntries(riders.map(({ key }) => [key, to])) }];
  }

  point(stay: number): Act[] {
    return [{ verb: "show", pointed: cellOf(this.args), stay }];
  }

  leave(stay: number): Act[] {
    return [{ verb: "take", off: [String(this.seat)], to: { seat: this.seat }, stay }];
  }

  roll(): Act[] {
    const pips = Number(this.args["pips"]);
    return [{ verb: "roll", name: String(pips), picture: die(pips), over: PIPS.map(die), stay: 800 }];
  }

  /** The imp's die, then what the imp does. */
  trick(): Act[] {
    const { active, seats } = this.next;
    const played = trickOf(this.args["trick"]);
    const picture = trick(played, this.sight.light, active, (active + 1) % seats);
    return [
      { verb: "roll", name: played, picture: die(played), over: TRICKS.map(die), stay: 450 },
      { verb: "show", picture, text: say(`forest-trick-${played}`), stay: 2400 },
    ];
  }

  /** What one seat alone looks at, if it is told this event so. */
  secret(): Act[] {
    const { light, names } = this.sight;
    const { seat } = this;
    if (!this.event.secret) return [];
    const tile = String(this.event.secret["tile"]);
    const name = names[seat] ?? "";
    const says = { title: say("forest-peek-title", { name }), hint: say("forest-peek-hint", { name }), look: say("forest-peek-open"), done: say("forest-peek-done") };
    const pictures = { look: control("look", light, { seat }), done: control("done", light) };
    return [{ verb: "show", secret: { seat, picture: faceOf(tile, light), back: covered(light), text: sayCard(tile), says, pictures } }];
  }
}

type Show = (forest: Scenery) => Act[];

const settle: Show = (forest) => forest.settle(700);

const SHOWS: Record<string, Show> = {
  shown: (forest) => forest.turn(900),
  lit: (forest) => forest.turn(350),
  covered: (forest) => forest.cover(350),
  started: (forest) => forest.walk(500),
  travelled: (forest) => forest.walk(700),
  entered: (forest) => [...forest.turn(0), ...forest.walk(600)],
  took: (forest) => forest.take(),
  rolled: (forest) => forest.roll(),
  climbed: settle,
  paid_tokens: settle,
  crossed: (forest) => forest.pose(false, 700),
  stuck: (forest) => forest.pose(true, 900),
  tricked: (forest) => forest.trick(),
  traded: (forest) => forest.trade(),
  whisked: (forest) => forest.exchange(true),
  swapped: (forest) => forest.exchange(false),
  peeked: (forest) => [...forest.secret(), ...forest.point(900)],
  proposed: (forest) => forest.point(900),
  foiled: () => [{ verb: "show", stay: 900 }],
  got_home: (forest) => forest.leave(1200),
};

export function actsOf(event: Event, scene: Scene, next: ForestScreen, sight: Sight): Act[] {
  return SHOWS[event.name]?.(new Scenery(scene, event, next, sight)) ?? [];
}
