/** The title picture of a game: what one would see on its box. */

import { glowing, grain, type Light, type Palette, PALETTES, pen, picture, shaded } from "./ink";

export const WIDE = 640;
export const HIGH = 400;

interface Scene {
  definitions: string;
  drawn: string;
}

export type DrawScene = (colours: Palette, night: boolean) => Scene;

/** The outline of the whole picture, and a little more. */
export const EVERYTHING = "M-9 -9H649V409H-9Z";

/** Darkness that falls from the edges. */
const VIGNETTE =
  '<radialGradient id="edge" cx=".5" cy=".5" r=".72"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".62"/></radialGradient>';

/** 640 by 400. */
export function paintScene(draw: DrawScene, light: Light): string {
  const colours = PALETTES[light];
  const night = light === "dark";
  const { definitions, drawn } = draw(colours, night);
  const shared = pen(2.4) + grain(0.22) + glowing("lamp", night ? "#ffcf7a" : "#fff6d8") +
    shaded("path", [colours.floor[2], colours.floor[1], colours.floor[0]]) + VIGNETTE;
  return picture(
    `0 0 ${WIDE} ${HIGH}`,
    `<defs>${shared}${definitions}</defs><g filter="url(#pen)">${drawn}</g>` +
      `<path d="M0 0H${WIDE}V${HIGH}H0Z" fill="url(#edge)" opacity="${night ? 1 : 0.35}"/><rect width="${WIDE}" height="${HIGH}" filter="url(#grain)"/>`,
  );
}
