/** What a cell and a bag hold, for those who do not see it. */

import { sayCard } from "../../words/telling";
import { say, sayList } from "../../words/words.svelte";
import { dwarfsAt, type ForestScreen, type Tile } from "./screen";

function sayTile({ name, up }: Tile): string {
  if (!name) return say("forest-dark");
  return up ? sayCard(name) : say("forest-remembered", { tile: sayCard(name) });
}

export function sayCell(tile: Tile, screen: ForestScreen, names: string[]): string {
  const here = dwarfsAt(screen, tile).map((seat) => names[seat] ?? "");
  const stuck = dwarfsAt(screen, tile).some((seat) => screen.dwarfs[seat]?.stuck);
  return say("forest-cell", {
    x: tile.x,
    y: tile.y,
    tile: sayTile(tile),
    standing: here.length ? "yes" : "no",
    names: sayList(here),
    stuck: stuck ? "yes" : "no",
  });
}

export function sayBag(diamonds: string[], tokens: number, stuck: boolean): string {
  const found = diamonds.map((colour) => say(`card-diamond-${colour}.title`));
  return say("forest-bag", {
    diamonds: sayList(found),
    some: found.length ? "yes" : "no",
    tokens,
    stuck: stuck ? "yes" : "no",
  });
}
