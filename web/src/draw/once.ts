/** Pictures are drawn once, and the browser keeps the painted result. */

import { address } from "./ink";

const drawn = new Map<string, string>();

/** The address of a picture, drawn when it is needed for the first time. */
export function once(key: string, draw: () => string): string {
  let found = drawn.get(key);
  if (found === undefined) {
    found = address(draw());
    drawn.set(key, found);
  }
  return found;
}
