/** A finished game of Diamond Forest, frame by frame: one for each step, and through whose eyes one likes. */

import { type Frame, screensOf } from "../../replay/film";
import type { Eyes, OpenEvent, Replay } from "../../replay/replay";
import { forestOf, type ForestScreen, place, type Tile } from "./screen";

export class ForestFilm {
  readonly frames: Frame[] = [];
  private readonly screens: Map<number | null, ForestScreen>[];
  /** Which tile lies on a cell at each step: a tile is called by the cell where it lay first. */
  private readonly lying: ReadonlyMap<string, string>[] = [];
  /** The faces of tiles that somebody comes to see. */
  private readonly faces = new Map<string, string>();

  constructor(readonly replay: Replay) {
    this.screens = screensOf(replay).map((eyes) => new Map([...eyes].map(([seat, screen]) => [seat, forestOf(screen)])));
    const first = this.screens[0]?.get(null)?.tiles ?? [];
    let lying: ReadonlyMap<string, string> = new Map(first.map((tile) => [place(tile), place(tile)]));
    replay.steps.forEach(({ seat, events }, step) => {
      const { round, tiles } = this.screens[step]!.get(null)!;
      for (const event of events) lying = this.follow(event, lying);
      for (const tile of tiles) if (tile.name) this.faces.set(lying.get(place(tile))!, tile.name);
      this.lying.push(lying);
      this.frames.push({ step, seat, events, round, pausing: false });
    });
  }

  /** Where the tiles lie after an event; the face that somebody sees in it is kept. */
  private follow({ name, args, secret }: OpenEvent, before: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
    const [cell, other] = [`${String(args["x"])},${String(args["y"])}`, `${String(args["to_x"])},${String(args["to_y"])}`];
    const moved = name === "swapped" || name === "whisked";
    const lying = moved ? new Map(before).set(cell, before.get(other)!).set(other, before.get(cell)!) : before;
    const face = args["tile"] ?? secret?.["tile"];
    if (typeof face === "string") this.faces.set(lying.get(cell)!, face);
    return lying;
  }

  get last(): number {
    return this.frames.length - 1;
  }

  /** The first frame of every fifth round: more would not fit under the film. */
  rounds(): { round: number; at: number }[] {
    return this.frames.flatMap(({ round }, at) => (this.frames[at - 1]?.round !== round && (round === 1 || round % 5 === 0) ? [{ round, at }] : []));
  }

  /** Everybody together knows what any of them has seen, or comes to see. */
  screen({ step }: Frame, eyes: Eyes): ForestScreen {
    const screen = this.screens[step]?.get(eyes === "all" ? null : eyes);
    if (!screen) throw new Error(`no screen of ${String(eyes)} at step ${step}`);
    return eyes === "all" ? { ...screen, tiles: screen.tiles.map((tile) => this.remember(tile, step)) } : screen;
  }

  private remember(tile: Tile, step: number): Tile {
    const face = this.faces.get(this.lying[step]?.get(place(tile)) ?? "");
    return tile.name || !face ? tile : { ...tile, name: face };
  }
}
