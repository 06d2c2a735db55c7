/** Rock with tunnels in it, from edges and links alone: a card that is not invented yet draws itself. */

import { type CardFacts, HEIGHT, WIDTH } from "../../../draw/card";
import { at, blob, chance, inked, line, type Palette, round, shape } from "../../../draw/ink";
import { along, AT, type Edge, floorOf, leg, OPPOSITE, STRIDE, upright, waysOf } from "../../../draw/ways";

/** Where timber stands at an edge, by how far it is turned. */
const TURN: Record<Edge, number> = { N: 0, E: 90, S: 180, W: 270 };

export function rock(name: string, colours: Palette): string {
  const random = chance(`rock ${name}`);
  let [stones, edges] = ["", ""];
  for (let y = 10; y < HEIGHT; y += 33) {
    for (let x = 8; x < WIDTH + 10; x += 31) {
      const [across, down] = [x + random() * 16 - 8, y + random() * 14 - 7];
      const tone = colours.stone[Math.floor(random() * 3)] ?? colours.stone[0];
      stones += shape(blob(across, down, 15 + random() * 7, 11 + random() * 6, random, 7), tone);
      edges += `M${round(across - 8)} ${round(down - 6)}q7 -5 14 -1`;
    }
  }
  return (
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#rock)"/>` +
    `<g fill-opacity=".6" stroke="${colours.ink}" stroke-opacity=".3" stroke-width="1.2">${stones}</g>${line(edges, "#fff", 1.2, 'stroke-opacity=".1"')}`
  );
}

function strokes(ways: string[], width: number, colour: string, more = ""): string {
  return line(ways.join(""), colour, width, `stroke-linecap="butt" ${more}`);
}

function tunnel(ways: string[], colours: Palette): string {
  return (
    strokes(ways, 56, colours.gloom, 'opacity=".35"') +
    strokes(ways, 47, colours.ink) +
    strokes(ways, 41, colours.wall) +
    strokes(ways, 36, colours.floor[0]) +
    strokes(ways, 28, colours.floor[1])
  );
}

/** Sleepers along one way; all ways have whole numbers of them. */
function sleepers(way: string, count: number, colours: Palette): string {
  return strokes([way], 20, colours.wood[0], `pathLength="${count * STRIDE}" stroke-dasharray="3.6 6.4" stroke-dashoffset="-3.2"`);
}

/** How many sleepers a leg, a way from side to side, from top to bottom and around a bend has; ten units beyond the card count too. */
function sleepersOf(group: string, ways: string[], colours: Palette): string {
  const edges = [...group] as Edge[];
  if (edges.length !== 2) return edges.map((edge) =>
    (upright(edge) ? sleepers(leg(edge, 40 / 75), 5, colours) : sleepers(leg(edge, 0.4), 3, colours))).join("");
  const straight = edges[0] && OPPOSITE[edges[0]] === edges[1];
  return sleepers(ways[0] ?? "", straight && upright(edges[0]) ? 17 : 12, colours);
}

/** Rails of one group. Where more than two ways meet, the rails bend into each other and sleepers keep clear of them. */
function rails(group: string, ways: string[], colours: Palette): string {
  const outer = sleepersOf(group, ways, colours);
  const inner = outer.replaceAll('stroke-width="20"', 'stroke-width="8" opacity=".8"');
  return outer + strokes(ways, 12.6, colours.rail) + strokes(ways, 8, colours.floor[1]) + inner;
}

/** Timber that holds the roof where a tunnel leaves the card. */
function timber(edge: Edge, colours: Palette): string {
  const [x, y] = AT[edge];
  const posts = shape("M-25 2H-19V14H-25ZM19 2H25V14H19Z", colours.wood[0]);
  const beam = shape("M-28 -3H28V5H-28Z", colours.wood[1]);
  return at(x, y, inked(`${posts}${beam}${line("M-22 .5h16M2 1.5h18", colours.ink, 0.9, 'stroke-opacity=".5"')}`, colours.ink, 1.8), 1, TURN[edge]);
}

/** Small stones first, great ones on top of them. */
const FALLEN = [[-25, -3, 7], [24, -9, 8], [-14, -21, 8], [14, -22, 7], [24, 12, 8], [-20, 17, 8], [2, 24, 8], [-15, -8, 13], [7, -13, 15], [15, 10, 13], [-6, 11, 14]] as const;

/** A roof that came down: boulders and broken timber in a dark hollow, around 0,0. */
function rubble(name: string, colours: Palette): string {
  const random = chance(`rubble ${name}`);
  const hollow = shape(blob(0, 0, 36, 33, random, 9), colours.gloom);
  const lean = Math.round(random() * 50 - 25);
  const plank = at(0, 0, shape("M-32 -4L-26 -1L-31 3L28 5L34 1L29 -1L32 -5Z", colours.wood[1]), 1, lean);
  let [boulders, shine] = ["", ""];
  for (const [across, down, size] of FALLEN) {
    const [x, y] = [across + random() * 6 - 3, down + random() * 6 - 3];
    const tone = colours.boulder[Math.floor(random() * 3)] ?? colours.boulder[2];
    boulders += shape(blob(x, y, size, size * 0.86, random, 6), tone);
    shine += `M${round(x - size * 0.5)} ${round(y - size * 0.35)}q${round(size * 0.4)} ${round(-size * 0.4)} ${round(size * 0.9)} ${round(-size * 0.1)}`;
  }
  return inked(hollow + plank + boulders, colours.ink, 2.6) + line(shine, "#fff", 1.6, 'stroke-opacity=".4"');
}

/** The end of a way that leads nowhere: a short lit floor, then darkness, before whatever blocks it. */
function stub(edge: Edge, reach: number, colours: Palette): string {
  const lit = leg(edge, upright(edge) ? 26 / 75 : 0.38);
  return (
    strokes([leg(edge, reach)], 47, colours.ink) +
    strokes([leg(edge, reach)], 42, colours.gloom) +
    strokes([lit], 42, colours.wall) +
    strokes([lit], 36, colours.floor[0]) +
    strokes([leg(edge, 0.2)], 28, colours.floor[1])
  );
}

/** Rubble that closes one side of a card whose other sides are joined. */
function blockedSide(edge: Edge, name: string, colours: Palette): string {
  const [x, y] = along(edge, upright(edge) ? 0.36 : 0.42);
  return at(x, y, rubble(name + edge, colours), upright(edge) ? ".66 .5" : ".4 .66");
}

const RAILING = [-23, 23] as const;

/** One way above another, from left to right around 0,0: a deck of planks with rails and railings over a dark gap. */
function bridge(colours: Palette): string {
  const planks = Array.from({ length: 10 }, (_, plank) => `M${plank * 8 - 36} -20V20`).join("");
  const posts = RAILING.map((y) => [-36, -12, 12, 36].map((x) => `M${x - 3} ${y - 5}h6v10h-6Z`).join("")).join("");
  const railing = RAILING.map((y) => `M-42 ${y}H42`).join("");
  return (
    inked(shape("M-40 -20H40V20H-40Z", colours.wood[1]) + line(planks, colours.wood[0], 3.6) +
    line(planks, colours.ink, 1.3), colours.ink, 2.6) +
    line("M-40 -5.2H40M-40 5.2H40", colours.rail, 2.4, 'stroke-linecap="butt"') +
    line(railing, colours.ink, 7.4) + line(railing, colours.floor[2], 3.6) +
    inked(shape(posts, colours.wood[0]), colours.ink, 1.8)
  );
}

/** Two straight ways that do not meet: the second passes above the first. */
function crossing([below = "", above = ""]: string[], colours: Palette): string {
  const [low, high] = [waysOf(below), waysOf(above)];
  const shadow = shape("M-18 -48H18V-20H-18Z", "url(#below)", 'transform="scale(1 -1)"') + shape("M-18 -44H18V-20H-18Z", "url(#below)");
  return (
    tunnel(high, colours) + rails(above, high, colours) + tunnel(low, colours) + rails(below, low, colours) +
    at(50, 75, shadow + bridge(colours), 1, upright(above[0] as Edge) ? 90 : 0)
  );
}

/** Drawn by hand. The empty outline gives the filter the whole card, so that every part wobbles alike. */
function wobbly(content: string): string {
  return `<g filter="url(#pen)"><path d="M-15 -15H115V165H-15Z" fill="none"/>${content}</g>`;
}

/** Which edges are joined, and a way that ends at a ladder: it leads on although no other edge does. */
function groupsOf(card: CardFacts): string[] {
  return card.feature === "ladder" && !card.links.length ? [...card.open] : card.links;
}

/** The rock and the tunnels of a card. */
export function mine(card: CardFacts, colours: Palette): string {
  const groups = groupsOf(card);
  const linked = new Set(groups.join(""));
  const edges = [...card.open] as Edge[];
  const stubs = edges.filter((edge) => !linked.has(edge));
  const apart = groups.length > 1;
  const straight = apart && groups.every((group) => group.length === 2 && OPPOSITE[group[0] as Edge] === group[1]);
  const ways = straight
    ? crossing(groups, colours)
    : groups.map((group) => tunnel(floorOf(group, apart), colours) + rails(group, waysOf(group, apart), colours)).join("");
  const glimmer = `<circle cx="50" cy="75" r="72" fill="url(#lamp)" opacity="${round(colours.lampStrength * (straight ? 0.4 : 1))}"/>`;
  const fallen = groups.length ? stubs.map((edge) =>
    blockedSide(edge, card.name, colours)).join("") : at(50, 75, rubble(card.name, colours), ".92 1.04");
  return (
    rock(card.name, colours) +
    wobbly(stubs.map((edge) => stub(edge, groups.length ? 0.5 : 1, colours)).join("") + ways) +
    (groups.length ? glimmer : "") +
    wobbly(fallen + edges.map((edge) => timber(edge, colours)).join(""))
  );
}
