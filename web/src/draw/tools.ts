/** The tools of a dwarf, whole and broken, and the signs for both. Each is drawn around 0,0, about 60 wide, and known by its outline. */

import { at, blob, chance, inked, line, type Palette, sparkle } from "./ink";

export const STEEL = ["#8f9aa3", "#c9d3da"] as const;

export function pickaxe(colours: Palette): string {
  return (
    `<g stroke="${colours.ink}" stroke-width="3">` +
    `<path d="M-4 -18 L4 -18 L6 32 Q0 36 -6 32Z" fill="${colours.wood[1]}"/>` +
    `<path d="M-34 0 Q-20 -30 0 -29 Q20 -30 34 0 Q18 -15 7 -15 L7 -9 L-7 -9 L-7 -15 Q-18 -15 -34 0Z" fill="${STEEL[0]}"/>` +
    `<path d="M-24 -11 Q-14 -23 0 -23 Q14 -23 24 -11" fill="none" stroke="${STEEL[1]}" stroke-width="2.6"/></g>`
  );
}

export function lantern(colours: Palette): string {
  return (
    `<g stroke="${colours.ink}" stroke-width="3">` +
    `<path d="M-11 -20 Q0 -42 11 -20" fill="none" stroke-width="4"/>` +
    `<path d="M-16 -20 H16 L11 -11 H-11Z" fill="${STEEL[0]}"/>` +
    `<path d="M-15 -11 H15 L17 20 H-17Z" fill="#ffd56b"/>` +
    `<path d="M0 -5 Q9 7 0 16 Q-9 7 0 -5Z" fill="#fff3c4" stroke="#e07a1b" stroke-width="2.4"/>` +
    `<path d="M-5 -11 L-6 20 M5 -11 L6 20" stroke-width="2"/>` +
    `<path d="M-20 20 H20 L17 30 H-17Z" fill="${STEEL[0]}"/></g>`
  );
}

export function cart(colours: Palette): string {
  const random = chance("coal");
  const load = [[-14, -16, 9], [0, -20, 10], [13, -16, 9]].map(
    ([x = 0, y = 0, size = 0]) => `<path d="${blob(x, y, size, size * 0.8, random, 7)}" fill="#e7b93f"/>`,
  );
  return (
    `<g stroke="${colours.ink}" stroke-width="3">${load.join("")}` +
    `<path d="M-32 -14 H32 L24 16 H-24Z" fill="${colours.wood[1]}"/>` +
    `<path d="M-30 -6 H30 M-27 5 H27" stroke-width="1.8" stroke-opacity=".6"/>` +
    `<path d="M-35 -17 H35 V-10 H-35Z" fill="${STEEL[0]}"/>` +
    `<circle cx="-14" cy="22" r="9" fill="${STEEL[0]}"/><circle cx="14" cy="22" r="9" fill="${STEEL[0]}"/>` +
    `<circle cx="-14" cy="22" r="2.6" fill="${colours.ink}"/><circle cx="14" cy="22" r="2.6" fill="${colours.ink}"/></g>`
  );
}

const TOOLS: Record<string, (colours: Palette) => string> = { pickaxe, lantern, cart };

export function tool(name: string, colours: Palette): string {
  return TOOLS[name]?.(colours) ?? "";
}

const CRACK = "-6 -54L6 -24L-8 -9L9 6L-7 22L5 54";

/** A tool in two halves that have come apart along a crack. */
export function broken(name: string, colours: Palette): string {
  const thing = at(0, 0, tool(name, colours), 1, name === "pickaxe" ? 52 : 0);
  const half = (id: string, side: number, shift: string): string =>
    `<clipPath id="${id}"><path d="M${CRACK}H${side}V-54Z"/></clipPath><g transform="${shift}"><g clip-path="url(#${id})">${thing}</g></g>`;
  return (
    half("one", -70, "translate(-8 4)rotate(-11)") +
    half("other", 70, "translate(8 1)rotate(11)") +
    `<g transform="scale(.92)">${line(`M${CRACK}`, colours.ink, 7)}${line(`M${CRACK}`, "#f0472c", 3.4)}</g>`
  );
}

/** A thing that works again. */
export function mended(thing: string): string {
  return thing + inked(sparkle(-30, -30, 13) + sparkle(31, -25, 9) + sparkle(-33, 20, 8), "#b57a16", 1.6);
}

export function cross(): string {
  return (
    `<circle r="15" fill="#c0321c" stroke="#3a0d06" stroke-width="3"/>` +
    `<path d="M-6 -6 L6 6 M6 -6 L-6 6" stroke="#fff" stroke-width="5"/>`
  );
}

export function tick(): string {
  return (
    `<circle r="15" fill="#2f7d3a" stroke="#0c2b11" stroke-width="3"/>` +
    `<path d="M-7 0 L-2 6 L8 -6" fill="none" stroke="#fff" stroke-width="5"/>`
  );
}
