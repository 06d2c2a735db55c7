/** Diamonds in four colours, each cut in its own shape: heart, drop, square and star. Around 0,0, about 60 wide. */

import { inked, line, shape, sparkle } from "../../../draw/ink";

export type Gem = "red" | "blue" | "green" | "yellow";

interface Cut {
  fill: string;
  deep: string;
  pale: string;
  outline: string;
  /** The half in shadow, and the half that catches the light. */
  shadow: string;
  light: string;
  facets: string;
}

export const CUTS: Record<Gem, Cut> = {
  red: {
    fill: "#ff5f6e", deep: "#c92f4c", pale: "#ffb3b3",
    outline: "M0 30L-29 -2Q-34 -24 -15 -27Q-4 -27 0 -17Q4 -27 15 -27Q34 -24 29 -2Z",
    shadow: "M0 30L12 0L0 -17Q4 -27 15 -27Q34 -24 29 -2Z",
    light: "M-29 -2Q-34 -24 -15 -27L-12 0Z",
    facets: "M-29 -2L-12 0H12L29 -2M-12 0L0 30L12 0L0 -17ZM-12 0L-15 -27M12 0L15 -27",
  },
  blue: {
    fill: "#54b4ff", deep: "#2273cf", pale: "#bfe6ff",
    outline: "M0 -33Q26 -4 24 10Q20 31 0 31Q-20 31 -24 10Q-26 -4 0 -33Z",
    shadow: "M0 -33Q26 -4 24 10Q20 31 0 31L11 14L0 -8Z",
    light: "M0 -33Q-26 -4 -24 10L-11 12L0 -8Z",
    facets: "M0 -33V-8M0 -8L11 13L0 31L-11 13ZM11 13L24 10M-11 13L-24 10",
  },
  green: {
    fill: "#4fd07c", deep: "#1f9250", pale: "#c0f5cb",
    outline: "M-14 -29H14L27 -16V16L14 29H-14L-27 16V-16Z",
    shadow: "M14 -29L27 -16V16L14 29H-14L-9 15H9L15 9V-9L9 -15Z",
    light: "M-14 -29H14L9 -15H-9L-15 -9V9L-27 16V-16Z",
    facets: "M-9 -15H9L15 -9V9L9 15H-9L-15 9V-9ZM-14 -29L-9 -15M14 -29L9 -15M27 -16L15 -9M27 16L15 9M14 29L9 15M-14 29L-9 15M-27 16L-15 9M-27 -16L-15 -9",
  },
  yellow: {
    fill: "#ffd23c", deep: "#e09a16", pale: "#fff3b4",
    outline: "M0 -34L10 -12L33 -9L16 7L21 30L0 18L-21 30L-16 7L-33 -9L-10 -12Z",
    shadow: "M0 0L0 -34L10 -12ZM0 0L33 -9L16 7ZM0 0L21 30L0 18ZM0 0L-21 30L-16 7Z",
    light: "M0 0L-33 -9L-10 -12ZM0 0L-10 -12L0 -34Z",
    facets: "M0 0V-34M0 0L10 -12M0 0L33 -9M0 0L16 7M0 0L21 30M0 0V18M0 0L-21 30M0 0L-16 7M0 0L-33 -9M0 0L-10 -12",
  },
};

export const GEMS = Object.keys(CUTS) as Gem[];

export function gem(colour: Gem, ink: string): string {
  const { fill, deep, pale, outline, shadow, light, facets } = CUTS[colour];
  return (
    shape(outline, fill) + shape(shadow, deep) + shape(light, pale) +
    line(facets, ink, 1.6, 'stroke-opacity=".55"') + line(outline, ink, 4)
  );
}

/** A gem in its own sparkle. */
export function shiningGem(colour: Gem, ink: string): string {
  return gem(colour, ink) + inked(sparkle(26, -26, 13, "#fffbe6") + sparkle(-28, 20, 9, "#fffbe6"), ink, 1.6);
}

/** Where a gem will lie that is still to be found. */
export function gemWanted(colour: Gem): string {
  const { outline, deep } = CUTS[colour];
  return shape(outline, deep, 'fill-opacity=".16"') + line(outline, deep, 4, 'stroke-dasharray="7 7"');
}
