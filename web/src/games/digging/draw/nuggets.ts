/** Gold, on cards and on the title picture. */

import { at, chance, type Palette } from "../../../draw/ink";

const NUGGET =
  '<path d="M-14 4L-11 -7L-1 -12L10 -9L15 2L8 11L-7 11Z"/><path d="M3 -2L10 -9L15 2L8 11L-7 11L-4 4Z" fill="#d9962a" stroke="none"/>' +
  '<path d="M-9 -4L-2 -8L5 -7" fill="none" stroke="#fff6cf"/>';

const HEAP = [[-18, 12], [18, 13], [0, 16], [-9, -1], [10, 0], [0, -14]];

/** A heap of gold; `hidden` nuggets at its foot are left out. */
export function nuggets(colours: Palette, name = "gold", hidden = 0): string {
  const random = chance(name);
  const drawn = HEAP.slice(hidden).map(([x = 0, y = 0]) => at(x, y, NUGGET, 1, Math.round(random() * 50 - 25)));
  return `<g fill="#f7c340" stroke="${colours.ink}" stroke-width="2.6">${drawn.join("")}</g>`;
}
