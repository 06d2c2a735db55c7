/** The old dwarf who teaches: grey of beard, red of shirt, with lantern and pickaxe. */

import { miner } from "../draw/figure";
import { address, type Light, PALETTES, pen, picture } from "../draw/ink";

const OLD = { shirt: "#9c3b2a", helmet: "#e3d5b4", beard: "#e9e6df" };

export function teacher(light: Light): string {
  return address(picture("-82 -60 164 154", `<defs>${pen()}</defs><g filter="url(#pen)">${miner(PALETTES[light], OLD)}</g>`));
}
