/** The sheets on which the wood is drawn: a tile, a button, a scene. */

import { edged, glowing, grain, line, pen, picture, shaded, shape } from "../../../draw/ink";
import type { Woods } from "./colours";

function rounded(wide: number, high: number, corner: number): string {
  const [x, y] = [wide / 2 - corner, high / 2];
  return (
    `M${-x} ${-y}H${x}q${corner} 0 ${corner} ${corner}V${y - corner}q0 ${corner} ${-corner} ${corner}` +
    `H${-x}q${-corner} 0 ${-corner} ${-corner}V${corner - y}q0 ${-corner} ${corner} ${-corner}Z`
  );
}

/** The outline of a tile. */
export const TILE = rounded(136, 136, 15);
const SCENE = rounded(236, 156, 18);

/** Drawn by hand. The empty outline makes the filter reach around everything, or thick lines at the edge would be cut off. */
function byHand(content: string): string {
  return `<g filter="url(#pen)"><path d="M-80 -80H80V80H-80Z" fill="none"/>${content}</g>`;
}

function definitions(colours: Woods): string {
  return (
    `<defs>${pen(2.4)}${grain(0.16)}${glowing("lamp", colours.lamp)}${glowing("flame", "#ffb02e")}` +
    `<clipPath id="tile"><path d="${TILE}"/></clipPath><clipPath id="scene"><path d="${SCENE}"/></clipPath></defs>`
  );
}

/** Something in the hand of the one who drew it all. */
export function drawnAlone(viewBox: string, content: string, colours: Woods): string {
  return picture(viewBox, `${definitions(colours)}${byHand(content)}`);
}

export function drawnAsTile(content: string, colours: Woods): string {
  return picture(
    "-70 -70 140 140",
    `${definitions(colours)}<g clip-path="url(#tile)"><g filter="url(#pen)">${content}</g><path d="${TILE}" filter="url(#grain)"/></g>${line(TILE, colours.ink, 4)}`,
    // The size it has on the board: there it need not be laid out again.
    'width="140" height="140"',
  );
}

/** A button to be pressed: raised, in the tone of what it does. */
export function drawnAsButton(content: string, tone: readonly [string, string], colours: Woods): string {
  return picture(
    "-70 -70 140 140",
    `${definitions(colours)}${shaded("tone", tone)}<g clip-path="url(#tile)">${shape(TILE, "url(#tone)")}` +
      `<g transform="scale(.93)">${line(TILE, "#fff", 2.4, 'stroke-opacity=".6"')}</g>${byHand(content)}</g>${line(TILE, colours.ink, 4)}`,
  );
}

export function drawnAsScene(content: string, sky: readonly string[], colours: Woods): string {
  return picture(
    "-120 -80 240 160",
    `${definitions(colours)}${shaded("sky", sky)}<g clip-path="url(#scene)"><g filter="url(#pen)">${shape("M-130 -90H130V90H-130Z", "url(#sky)")}${content}</g>` +
      `<path d="${SCENE}" filter="url(#grain)"/></g><path d="${SCENE}" fill="none" ${edged(colours.ink, 4)}/>`,
  );
}
