/** A card with its rounded corners, grain and thin gilt frame. */

import { HEIGHT, WIDTH } from "./card";
import { grain, type Palette, picture } from "./ink";

export function frame(definitions: string, content: string, colours: Pick<Palette, "ink" | "frame">): string {
  return picture(
    `0 0 ${WIDTH} ${HEIGHT}`,
    `<defs>${definitions}${grain()}<clipPath id="card"><rect x="1.5" y="1.5" width="${WIDTH - 3}" height="${HEIGHT - 3}" rx="9"/></clipPath></defs>` +
      `<g clip-path="url(#card)">${content}<rect width="${WIDTH}" height="${HEIGHT}" filter="url(#grain)"/></g>` +
      `<rect x="1.5" y="1.5" width="${WIDTH - 3}" height="${HEIGHT - 3}" rx="9" fill="none" stroke="${colours.ink}" stroke-width="3"/>` +
      `<rect x="4" y="4" width="${WIDTH - 8}" height="${HEIGHT - 8}" rx="7" fill="none" stroke="${colours.frame}" stroke-opacity=".55" stroke-width="1.2"/>`,
    // The size it has on the board: there it need not be laid out again.
    `width="${WIDTH}" height="${HEIGHT}"`,
  );
}
