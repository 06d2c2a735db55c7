/** A figure that walks over the board: the dwarf of its seat on a foot in the colour of its clan. */

import { badge, crest as crestOf, head } from "../../../draw/dwarf";
import { at, edged, inked, line, PALETTES, picture, shape } from "../../../draw/ink";
import { once } from "../../../draw/once";
import { type Clan, CLANS, crest } from "./clans";

function standing(seat: number, clan: Clan): string {
  const colours = PALETTES.dark;
  const { colour, dark } = CLANS[clan];
  const foot =
    `<ellipse cy="60" rx="46" ry="15" fill="${dark}" ${edged(colours.ink, 4)}/><ellipse cy="54" rx="46" ry="15" fill="${colour}" ${edged(colours.ink, 4)}/>`;
  const body = inked(shape("M-34 58Q-40 26 -20 14H20Q40 26 34 58Q0 68 -34 58Z", crestOf(seat).colour), colours.ink, 4);
  return foot + body + at(0, -10, head(seat, colours), 1.02) + at(-34, 48, crest(clan), 1.05) + at(34, 46, badge(crestOf(seat)), 1.6);
}

const ROOM = "-76 -76 152 152";

export function figure(seat: number, clan: Clan): string {
  return once(`figure ${seat} ${clan}`, () => picture(ROOM, standing(seat, clan)));
}

/** On its side, asleep. */
export function lyingFigure(seat: number, clan: Clan): string {
  return once(`lying ${seat} ${clan}`, () => {
    const sleep = "M6 -62H30L6 -40H30M40 -74H56L40 -58H56";
    return picture(ROOM, at(4, 24, standing(seat, clan), 0.96, -86) + line(sleep, PALETTES.dark.ink, 11) + line(sleep, "#ffe45c", 5.5));
  });
}

/** The portrait of a seat before the colour of its clan. */
export function portrait(seat: number, clan: Clan): string {
  return once(`portrait ${seat} ${clan}`, () => {
    const colours = PALETTES.dark;
    const { colour, dark } = CLANS[clan];
    const room = `<rect x="-48" y="-64" width="96" height="128" rx="14" fill="${dark}" stroke="${colour}" stroke-width="5"/>`;
    return picture("-52 -68 104 136", room + at(0, -12, head(seat, colours), 0.92) + at(-25, 40, crest(clan), 1.05) + at(26, 42, badge(crestOf(seat)), 1.5));
  });
}

/** The same in a crowd, where it is small: the badge of its seat before the outline of its clan. */
export function pawn(seat: number, clan: Clan): string {
  return once(`pawn ${seat} ${clan}`, () => {
    const { colour } = CLANS[clan];
    const edge = edged(PALETTES.dark.ink, 3);
    const ground = clan === "blue" ? `<circle r="27" fill="${colour}" ${edge}/>` : shape("M0 -30L30 0L0 30L-30 0Z", colour, edge);
    return picture("-31 -31 62 62", ground + badge(crestOf(seat)));
  });
}
