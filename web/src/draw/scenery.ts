/** What title pictures alone are built from: rock, wood, water, light. Every piece is inked like the cards. */

import { at, blob, chance, edged, glow, inked, limb, line, type Palette, round, shape } from "./ink";
import { type Point, through } from "./rocks";
import { HIGH } from "./scene";

const whole = Math.round;

/** A tunnel seen along its rails: everything grows with its nearness, away from one far point. */
export interface Tunnel {
  x: number;
  y: number;
  half: number;
  tall: number;
}

/** The opening at a nearness, down to the lower edge of the picture. */
function opening({ x, y, half, tall }: Tunnel, near: number): string {
  const random = chance(`opening ${near}`);
  const bow = Array.from({ length: 15 }, (_, place): Point => {
    const angle = Math.PI * (1 - place / 14);
    const rough = 0.94 + random() * 0.13;
    const flat = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.6;
    return [x + flat * half * near * rough, y + near * 0.35 - Math.sin(angle) ** 0.75 * (tall + 0.35) * near * rough];
  });
  const [low, wide] = [HIGH + 20 - y, half * (HIGH + 20 - y)];
  return `M${x - wide} ${y + low}L${round(x - half * near)} ${y + near}L${through(bow)}L${round(x + half * near)} ${y + near}L${x + wide} ${y + low}Z`;
}

/** Rock around the opening at a nearness. */
export function around(tunnel: Tunnel, near: number, fill: string, ink: string): string {
  return shape(`M-9 -9H649V409H-9Z${opening(tunnel, near)}`, fill, `fill-rule="evenodd" stroke="${ink}" stroke-width="${round(1.2 + near / 50)}"`);
}

/** Two posts and a beam that hold the roof. */
export function prop({ x, y, half, tall }: Tunnel, near: number, wood: readonly string[], ink: string): string {
  const [wide, top, thick] = [half * near * 0.92, y - tall * near * 0.8, near * 0.15];
  const foot = (side: number): string => `M${whole(x + side * wide)} ${y + near}L${whole(x + side * wide * 0.93)} ${whole(top)}`;
  const beam = `M${whole(x - wide * 1.08)} ${whole(top)}H${whole(x + wide * 1.08)}`;
  const grain = line(beam, ink, round(near / 70), 'stroke-opacity=".5" stroke-dasharray="30 12"');
  return limb(foot(-1) + foot(1), wood[0] ?? "", ink, thick, near / 45) + limb(beam, wood[1] ?? "", ink, thick * 1.15, near / 45) + grain;
}

/** Rails and sleepers that run towards the far point. */
export function track({ x, y }: Tunnel, from: number, wood: readonly string[], steel: string, ink: string): string {
  let sleepers = "";
  for (let near = from; y + near < HIGH + 30; near *= 1.2) {
    const [wide, thick] = [round(near * 0.84), round(near * 0.08)];
    sleepers += `M${round(x - wide / 2)} ${round(y + near)}h${wide}l${thick} ${thick}h${round(-wide - 2 * thick)}Z`;
  }
  const far = HIGH + 10 - y;
  const rail = (side: number): string =>
    `M${round(x + side * from * 0.25)} ${y + from}L${round(x + side * far * 0.25)} ${y + far}H${round(x + side * far * 0.29)}L${round(x + side * from * 0.29)} ${y + from}Z`;
  return inked(shape(sleepers, wood[0] ?? "") + shape(rail(-1) + rail(1), steel), ink, 1.7);
}

export interface Tints {
  fill: string;
  edge: string;
  shine: string;
}

/** A cluster of crystals that grow out of 0,0. */
export function crystals({ fill, edge, shine }: Tints, ink: string): string {
  const grown = [[-24, 34, -34], [26, 40, 30], [-8, 66, -9], [12, 52, 12]].map(([x = 0, tall = 0, lean = 0]) =>
    at(x / 2, 0, shape(`M-8 0L-9 ${-tall + 14}L0 ${-tall}L9 ${-tall + 14}L8 0Z`, fill) +
      shape(`M0 0V${-tall}L9 ${-tall + 14}L8 0Z`, edge, 'stroke="none"') +
      line(`M-5 -4V${-tall + 16}`, shine, 2, 'stroke-opacity=".8"'), 1, lean),
  );
  return inked(grown.join(""), ink, 2.6);
}

export function boulder(name: string, x: number, y: number, width: number, height: number, fill: string, colours: Palette): string {
  return (
    shape(blob(x, y, width, height, chance(name), 7), fill, edged(colours.ink, 3)) +
    line(`M${round(x - width * 0.55)} ${round(y - height * 0.35)}q${round(width * 0.4)} ${round(-height * 0.45)} ${round(width)} ${round(-height * 0.2)}`, "#fff", 2.4, 'stroke-opacity=".25"')
  );
}

export function toadstool(x: number, y: number, size: number, cap: string, ink: string): string {
  return at(x, y, inked(shape("M-5 0Q-3 -10 -5 -16H5Q3 -10 5 0Z", "#f0e2c4") +
    shape("M-16 -14Q-14 -32 0 -32Q14 -32 16 -14Q0 -9 -16 -14Z", cap) +
    `<g fill="#fff3dc" stroke="none"><circle cx="-6" cy="-21" r="3"/><circle cx="6" cy="-24" r="2.4"/><circle cx="8" cy="-16" r="2"/></g>`, ink, 2.4), size);
}

/** Small lights strewn over a part of the picture. */
export function fireflies(name: string, count: number, light: string, [left, top, wide, high]: readonly [number, number, number, number]): string {
  const random = chance(name);
  return Array.from({ length: count }, () => at(left + random() * wide, top + random() * high, glow(light, 11, 0.9) +
    `<circle r="1.9" fill="#fffbe0"/>`)).join("");
}
