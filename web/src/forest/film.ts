/** A finished game of Diamond Forest, frame by frame: one for each step, and through whose eyes one likes. */

import type { Frame } from "../replay/film";
import type { Eyes, Replay } from "../replay/replay";
import { type ForestScreen, place, type Tile } from "./screen";

type Screens = Map<number | null, ForestScreen>;

export class ForestFilm {
  readonly frames: Frame[] = [];
  private readonly screens: Screens[] = [];
  /** Which tile lies on a cell at each step: a tile is called by the cell where it lay first. */
  private readonly lying: Map<string, string>[] = [];
  /** The faces of tiles that somebody comes to see. */
  private readonly faces = new Map<string, string>();

  constructor(readonly replay: Replay) {
    let now: Screens = new Map();
    let lying = new Map<string, string>();
    replay.steps.forEach(({ seat, events, changes }, step) => {
      now = new Map(now);
      for (const { eyes, fields } of changes) {
        for (const one of eyes) now.set(one, { ...now.get(one), ...fields } as unknown as ForestScreen);
      }
      const screen = now.get(null)!;
      if (!step) lying = new Map(screen.tiles.map((tile) => [place(tile), place(tile)]));
      for (const { name, args, secret } of events) {
        const [cell, other] = [`${String(args["x"])},${String(args["y"])}`, `${String(args["to_x"])},${String(args["to_y"])}`];
        if (name === "swapped" || name === "whisked") lying = new Map(lying).set(cell, lying.get(other)!).set(other, lying.get(cell)!);
        const face = args["tile"] ?? secret?.["tile"];
        if (typeof face === "string") this.faces.set(lying.get(cell)!, face);
      }
      for (const tile of screen.tiles) if (tile.name) this.faces.set(lying.get(place(tile))!, tile.name);
      this.screens.push(now);
      this.lying.push(lying);
      this.frames.push({ step, seat, events, round: screen.round, pausing: false });
    });
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
