/** The cave by the light of a lamp, and where daylight falls in. */

import { type Light, type Palette, PALETTES } from "../../../draw/ink";
import type { Level } from "../screen";

export interface Tints extends Palette {
  /** Faces of the rock, from dark to light. */
  facet: [string, string, string];
  /** Wet gravel beside the water: its edge, and where it lies open. */
  bank: [string, string];
  /** The water of each level: where it is deep, and where light falls on it. */
  water: Record<Level, [string, string]>;
  /** A stone to step on: its side and its top. */
  step: [string, string];
  /** Where light falls on what is wet. */
  shine: string;
}

export const TINTS: Record<Light, Tints> = {
  dark: {
    ...PALETTES.dark,
    ink: "#070b12",
    rock: ["#2b394b", "#141c29"],
    facet: ["#1b2533", "#34455a", "#42566d"],
    boulder: ["#8795a6", "#6f7e91", "#a3b0bd"],
    gloom: "#04070c",
    bank: ["#3b4a58", "#7d8b92"],
    water: { I: ["#2f7f92", "#63b6c2"], II: ["#1f648c", "#4a9cc0"], III: ["#173f78", "#3a72b4"] },
    step: ["#65777f", "#c2d0d1"],
    shine: "#bdeff7",
    paper: ["#d6d9c8", "#a9b4ad"],
    frame: "#7fa3b8",
    lamp: "#ffe2a6",
  },
  light: {
    ...PALETTES.light,
    ink: "#152230",
    rock: ["#8fa5b6", "#667d92"],
    facet: ["#71899c", "#a3b8c6", "#b8cbd6"],
    boulder: ["#d3dce2", "#bac6cf", "#e6ecef"],
    gloom: "#1c2a38",
    bank: ["#6b7f8c", "#b9c4c4"],
    water: { I: ["#5cb8c6", "#b4eaec"], II: ["#3f9cc6", "#9cdcf0"], III: ["#3a7cc2", "#8cc2f0"] },
    step: ["#8b9aa0", "#f1f5f2"],
    shine: "#ffffff",
    paper: ["#f4f3e6", "#d2d9cf"],
    frame: "#3f6178",
    lamp: "#fff6d8",
  },
};
