/** The two clans: colour, lightness, outline and emblem each tell them apart. */

import { edged, PALETTES, picture, shape } from "../../../draw/ink";
import { once } from "../../../draw/once";

export type Clan = "blue" | "yellow";

/** The wire has plain words; these are the ones that are drawn. */
export function clanOf(name: string): Clan {
  return name.startsWith("yellow") ? "yellow" : "blue";
}

export function otherClan(clan: Clan): Clan {
  return clan === "blue" ? "yellow" : "blue";
}

interface Colours {
  colour: string;
  dark: string;
  /** What can be read on the colour. */
  on: string;
}

export const CLANS: Record<Clan, Colours> = {
  blue: { colour: "#3f7fd6", dark: "#1f4383", on: "#fff" },
  yellow: { colour: "#f3c92f", dark: "#a87a0c", on: "#2a1a06" },
};

/** A round shield with a moon, or a pointed one with a sun, around 0,0 and 20 high and wide to each side. */
export function crest(clan: Clan): string {
  const { colour, on } = CLANS[clan];
  const { ink } = PALETTES.dark;
  if (clan === "blue") return `<circle r="19" fill="${colour}" ${edged(ink)}/>` + shape("M4 -12A12.5 12.5 0 1 0 12 6A10 10 0 0 1 4 -12Z", on);
  const rays = Array.from({ length: 8 }, (_, ray) => `<path d="M0 -7V-12.5" transform="rotate(${ray * 45})"/>`).join("");
  return shape("M0 -22L22 0L0 22L-22 0Z", colour, edged(ink)) + `<circle r="5.5" fill="${on}"/><g stroke="${on}" stroke-width="2.6">${rays}</g>`;
}

export function crestSign(clan: Clan): string {
  return once(`crest ${clan}`, () => picture("-24 -24 48 48", crest(clan)));
}
