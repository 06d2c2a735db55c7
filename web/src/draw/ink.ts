/** What every drawing shares: colours of the two worlds, a hand that wobbles a little, and chance that repeats itself. */

export type Light = "dark" | "light";

export interface Palette {
  ink: string;
  rock: [string, string];
  stone: [string, string, string];
  /** Fallen rock, lighter than the rock around it, so that it stands out. */
  boulder: [string, string, string];
  /** Where no lamp reaches. */
  gloom: string;
  wall: string;
  floor: [string, string, string];
  wood: [string, string];
  rail: string;
  lamp: string;
  lampStrength: number;
  paper: [string, string];
  frame: string;
}

export const PALETTES: Record<Light, Palette> = {
  dark: {
    ink: "#17120e",
    rock: ["#4b3f35", "#2b231d"],
    stone: ["#584a3f", "#483c32", "#625346"],
    boulder: ["#8b7d6e", "#776a5d", "#9b8c7b"],
    gloom: "#0d0906",
    wall: "#77552f",
    floor: ["#b48a50", "#d6b074", "#e9ca92"],
    wood: ["#7c5428", "#a8763d"],
    rail: "#4a443f",
    lamp: "#ffe2a6",
    lampStrength: 0.42,
    paper: ["#e9d6b0", "#c8ab78"],
    frame: "#c9a46b",
  },
  light: {
    ink: "#2a1d12",
    rock: ["#98836b", "#725e49"],
    stone: ["#9f8b73", "#88745e", "#aa967f"],
    boulder: ["#cbbca6", "#b5a58e", "#dacdb9"],
    gloom: "#33241a",
    wall: "#7f5d34",
    floor: ["#d3a868", "#f0d29a", "#f9e6be"],
    wood: ["#8a6030", "#bb8646"],
    rail: "#5c544c",
    lamp: "#fff4d6",
    lampStrength: 0.4,
    paper: ["#fbf0d6", "#e5cfa0"],
    frame: "#7c5a2c",
  },
};

/** Numbers from 0 to 1 that depend on a name alone: the same card is always drawn the same. */
export function chance(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 4294967296;
  };
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A closed, slightly irregular blob: boulders, stones, nuggets. */
export function blob(x: number, y: number, width: number, height: number, random: () => number, corners = 8): string {
  const fix = width > 30 ? Math.round : round;
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI;
    const reach = 0.82 + random() * 0.3;
    return [fix(x + Math.cos(angle) * width * reach), fix(y + Math.sin(angle) * height * reach)] as const;
  });
  const middle = (a: readonly [number, number], b: readonly [number, number]): string =>
    `${fix((a[0] + b[0]) / 2)} ${fix((a[1] + b[1]) / 2)}`;
  const last = points[corners - 1];
  const first = points[0];
  if (!first || !last) return "";
  const curves = points.map((point, corner) => {
    const next = points[(corner + 1) % corners] ?? first;
    return `Q${point[0]} ${point[1]} ${middle(point, next)}`;
  });
  return `M${middle(last, first)}${curves.join("")}Z`;
}

/** The pen: everything drawn through it has outlines that are not quite straight. */
export function pen(strength = 3): string {
  return (
    `<filter id="pen" x="-5%" y="-5%" width="110%" height="110%">` +
    `<feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="2" seed="4" result="n"/>` +
    `<feDisplacementMap in="SourceGraphic" in2="n" scale="${strength}"/></filter>`
  );
}

/** Fine grain over a whole drawing, like printed paper. */
export function grain(strength = 0.3): string {
  return (
    `<filter id="grain" x="0" y="0" width="100%" height="100%">` +
    `<feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="8"/>` +
    `<feColorMatrix values="0 0 0 0 .08 0 0 0 0 .06 0 0 0 0 .05 0 0 0 ${strength} 0"/>` +
    `<feComposite in2="SourceGraphic" operator="in"/></filter>`
  );
}

/** A filled shape; `more` are further attributes. */
export function shape(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** Attributes of an outline. */
export function edged(ink: string, width = 3): string {
  return `stroke="${ink}" stroke-width="${width}"`;
}

/** A line without filling. */
export function line(d: string, colour: string, width: number, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"${more && ` ${more}`}/>`;
}

/** Everything inside is outlined in ink. */
export function inked(content: string, ink: string, width = 3): string {
  return `<g stroke="${ink}" stroke-width="${width}">${content}</g>`;
}

/** A thick line with an inked outline: arms, posts, branches. */
export function limb(d: string, colour: string, ink: string, width: number, outline = 3): string {
  return line(d, ink, round(width + 2 * outline)) + line(d, colour, round(width));
}

export function at(x: number, y: number, content: string, scale: number | string = 1, turn = 0): string {
  const turned = turn ? `rotate(${turn})` : "";
  return `<g transform="translate(${round(x)} ${round(y)})${turned}${scale === 1 ? "" : `scale(${scale})`}">${content}</g>`;
}

/** Light around 0,0 that fades outwards; the gradient `id` comes from `glowing`. */
export function glow(id: string, radius: number, strength = 1): string {
  return `<circle r="${radius}" fill="url(#${id})" opacity="${strength}"/>`;
}

/** The gradient of a light: its colour in the middle, nothing outside. */
export function glowing(id: string, colour: string): string {
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}"/><stop offset=".45" stop-color="${colour}" stop-opacity=".38"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`
  );
}

/** A gradient from top to bottom through evenly spaced colours. */
export function shaded(id: string, tones: readonly string[], direction = 'x2="0" y2="1"'): string {
  const stops = tones.map((tone, place) => `<stop offset="${round((place / (tones.length - 1)) * 10) / 10}" stop-color="${tone}"/>`);
  return `<linearGradient id="${id}" ${direction}>${stops.join("")}</linearGradient>`;
}

/** A star with four points: what is whole again, and what is precious. */
export function sparkle(x: number, y: number, size: number, fill = "#fff8d8"): string {
  const [far, near] = [round(size), round(size * 0.2)];
  return shape(
    `M${x} ${y - far}l${near} ${far - near}l${far - near} ${near}l${near - far} ${near}l${-near} ${far - near}l${-near} ${near - far}l${near - far} ${-near}l${far - near} ${-near}Z`,
    fill,
  );
}

/** A whole drawing. Lines are round everywhere unless they say otherwise; `more` are further attributes. */
export function picture(viewBox: string, content: string, more = ""): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${more && ` ${more}`} stroke-linecap="round" stroke-linejoin="round">${content}</svg>`;
}

/** An address of a drawing for an <img>: the browser paints it once and keeps the result. */
export function address(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
