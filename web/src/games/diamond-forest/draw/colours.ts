/** The wood by daylight and by lantern light. Faces are light in both, backs are dark in both. */

import { type Light, type Palette, PALETTES } from "../../../draw/ink";

export interface Woods extends Palette {
  grass: [string, string];
  /** Leaves around a clearing, from the one in front to the one behind. */
  leaves: [string, string, string];
  blade: string;
  /** Where no dwarf is: the ground and the trees of a covered tile. */
  dusk: { ground: [string, string]; far: string; near: string; front: string; shine: string; trunk: string };
  stone: [string, string, string];
  sand: [string, string, string];
  mud: [string, string, string];
  haze: [string, string];
  web: [string, string];
  glade: [string, string];
  /** The sky over the wood from top to bottom, and what shines in it. */
  sky: [string, string];
  star: string;
  ember: [string, string];
}

export const WOODS: Record<Light, Woods> = {
  dark: {
    ...PALETTES.dark,
    ink: "#141a1c",
    grass: ["#b7cf82", "#6f9650"],
    leaves: ["#3f7446", "#2f5d40", "#234a3b"],
    blade: "#4f7d3c",
    dusk: { ground: ["#2a5674", "#0e2136"], far: "#1d4a62", near: "#24655a", front: "#15453c", shine: "#8fe0c0", trunk: "#4a3a48" },
    stone: ["#b4b0ab", "#8b8783", "#66625f"],
    sand: ["#8f6a38", "#e2bf80", "#f3dca6"],
    mud: ["#544a22", "#7d7034", "#a89a52"],
    haze: ["#c9a6dc", "#7a5596"],
    web: ["#c6cbe4", "#7f86b4"],
    glade: ["#fdeebc", "#9cbf74"],
    sky: ["#131d4a", "#3f6fa0"],
    star: "#fff3c4",
    ember: ["#f6b25c", "#7d4a3a"],
  },
  light: {
    ...PALETTES.light,
    ink: "#2a2018",
    grass: ["#e6f3b4", "#a9d178"],
    leaves: ["#6fb25c", "#559a52", "#3f8149"],
    blade: "#74a84c",
    dusk: { ground: ["#5fae92", "#27684f"], far: "#3f8f78", near: "#35894f", front: "#26704a", shine: "#d2f5b4", trunk: "#6b4a30" },
    stone: ["#dbd7d0", "#b3aea7", "#8c8781"],
    sand: ["#b48a4c", "#f5d9a0", "#fff0cc"],
    mud: ["#6b5f2c", "#9a8a44", "#c4b46a"],
    haze: ["#ead4f4", "#b58fd0"],
    web: ["#e6e9f8", "#aab0d6"],
    glade: ["#fffbe0", "#c8e6a0"],
    sky: ["#a6dcf6", "#fdf6cf"],
    star: "#ffd75e",
    ember: ["#ffd88e", "#d98f5c"],
  },
};
