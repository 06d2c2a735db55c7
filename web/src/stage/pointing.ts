/** Where people point just now is seen on the board: with the face of who does. */

import type { Pointed } from "../generated/protocol";
import { keyOf } from "./places";
import type { Scene } from "./scene";

export function withPointing(scene: Scene, pointing: Pointed[], faceOf: (seat: number) => string): Scene {
  if (!pointing.length) return scene;
  const cells = new Map(pointing.map(({ x, y, seat }) => [keyOf({ x, y }), { x, y, picture: faceOf(seat) }]));
  const others = (scene.signs ?? []).filter((sign) => !cells.has(keyOf(sign)));
  const places = [...cells.values()].map(({ x, y }) => ({ x, y }));
  const known = (scene.pointed ?? []).filter((place) => !cells.has(keyOf(place)));
  return { ...scene, signs: [...others, ...cells.values()], pointed: [...known, ...places] };
}
