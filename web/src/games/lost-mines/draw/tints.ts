/** The wood in the evening, and by day. */

import { type Light, type Palette, PALETTES } from "../../../draw/ink";

export interface Tints extends Palette {
  moss: [string, string];
  /** Cushions of moss, from dark to light. */
  cushion: [string, string, string];
  /** Crowns of trees from above, from dark to light. */
  crown: [string, string, string];
  /** Trodden earth: its edge, its floor, and where most have walked. */
  earth: [string, string, string];
  water: [string, string];
  fog: string;
}

export const TINTS: Record<Light, Tints> = {
  dark: {
    ...PALETTES.dark,
    ink: "#14130d",
    moss: ["#4a6630", "#2a3f22"],
    cushion: ["#34502a", "#5a7a38", "#6f9142"],
    crown: ["#1d3a26", "#2d5531", "#45733d"],
    earth: ["#6a4628", "#b98c55", "#dcb67c"],
    water: ["#2f7391", "#7fc4d6"],
    fog: "#f3c69a",
    lamp: "#ffd591",
  },
  light: {
    ...PALETTES.light,
    ink: "#23200f",
    moss: ["#a9c96a", "#7ba34a"],
    cushion: ["#86ad50", "#bcd97c", "#d0e795"],
    crown: ["#3f7440", "#5d9651", "#84b768"],
    earth: ["#946a3e", "#dcb57c", "#f4dcae"],
    water: ["#4e9fc0", "#b5e6f0"],
    fog: "#ffffff",
    lamp: "#fff3cf",
  },
};
