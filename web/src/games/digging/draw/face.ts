/** Faces of cards as pictures. A face is drawn once for each light, and the browser keeps the painted result. */

import { type CardFacts, HEIGHT, WIDTH } from "../../../draw/card";
import { dynamite, miner, saboteur } from "../../../draw/figure";
import { at, edged, glow, glowing, type Light, line, type Palette, PALETTES, pen, picture, shaded, shape, sparkle } from "../../../draw/ink";
import { frame } from "../../../draw/frame";
import { mine, rock } from "./mine";
import { nuggets } from "./nuggets";
import { once } from "../../../draw/once";
import * as things from "./things";
import * as tools from "../../../draw/tools";

const GILT = "#f7c340";

/** A gradient between nothing and a colour. */
function fading(kind: "linear" | "radial", id: string, colour: string, [from, to]: readonly [number, number], direction = ""): string {
  const stop = (offset: number, opacity: number): string => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  return `<${kind}Gradient id="${id}" ${direction}>${stop(0, from)}${stop(1, to)}</${kind}Gradient>`;
}

function definitions(colours: Palette): string {
  return (
    pen() +
    shaded("rock", colours.rock, 'x2=".3" y2="1"') +
    shaded("paper", colours.paper, 'x2=".2" y2="1"') +
    fading("radial", "lamp", colours.lamp, [1, 0]) +
    fading("linear", "below", colours.gloom, [0, 1], 'x2="0" y2="1"') +
    glowing("gold", "#ffd23f") +
    glowing("anger", "#e0603a") +
    glowing("ice", "#8ff0fa")
  );
}

function framed(content: string, colours: Palette): string {
  return frame(definitions(colours), content, colours);
}

function paper(content: string): string {
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#paper)"/><g filter="url(#pen)">${content}</g>`;
}

function toolCard(card: CardFacts, colours: Palette): string {
  const [first = "", second = ""] = card.tools;
  const thing = tools.tool(first, colours);
  if (card.kind === "break") return paper(at(50, 70, glow("anger", 50) + tools.broken(first, colours), 1.05) +
    at(80, 126, tools.cross()));
  const light = at(50, 70, glow("gold", 52));
  if (!second) return paper(light + at(50, 70, tools.mended(thing), 1.05) + at(80, 126, tools.tick()));
  const both = at(38, 45, tools.mended(thing), 0.82) + at(60, 104, tools.mended(tools.tool(second, colours)), 0.82);
  return paper(`${light}${line("M10 92L90 58", colours.frame, 2, 'stroke-dasharray="5 5"')}${both}${at(80, 24, tools.tick(), 0.9)}`);
}

type Draw = (colours: Palette) => string;

/** The light that falls on a role, its figure, and what lies in front. */
export type Role = [string, Draw, Draw];

/** What only some games need. */
export interface Pictures {
  /** Action cards by kind. */
  actions: Record<string, Draw>;
  roles: Record<string, Role>;
  /** Small signs in front of dwarfs, within 50 of 0,0. */
  signs: Record<string, Draw>;
  /** What stands in the tunnels of a card. */
  features: Record<string, (card: CardFacts, colours: Palette) => string>;
}

const learnt: Pictures = { actions: {}, roles: {}, signs: {}, features: {} };

/** Pictures that came with a game. */
export function learnPictures({ actions, roles, signs, features }: Pictures): void {
  Object.assign(learnt.actions, actions);
  Object.assign(learnt.roles, roles);
  Object.assign(learnt.signs, signs);
  Object.assign(learnt.features, features);
}

const ACTIONS: Record<string, (card: CardFacts, colours: Palette) => string> = {
  break: toolCard,
  repair: toolCard,
  rockfall: (_, colours) => paper(at(50, 78, things.rockfall(colours), 1.04)),
  map: (_, colours) => paper(at(48, 70, glow("gold", 46, 0.6) + things.map(colours), 1.15)),
};

const ON_MINE: Record<string, Draw> = {
  start: (colours) => at(50, 75, things.shaft(colours), 1.05),
  gold: (colours) => at(50, 75, things.treasure(colours)),
  "stone-NE": (colours) => at(34, 104, things.dullStone(colours)),
  "stone-NW": (colours) => at(66, 104, things.dullStone(colours)),
};

function faceOf(card: CardFacts, colours: Palette): string {
  const action = ACTIONS[card.kind];
  if (action) return action(card, colours);
  const other = learnt.actions[card.kind];
  if (other) return paper(other(colours));
  const extra = ON_MINE[card.name]?.(colours) ?? learnt.features[card.feature]?.(card, colours) ?? "";
  return mine(card, colours) + (extra && `<g filter="url(#pen)">${extra}</g>`);
}

/** The face of a card. */
export function face(card: CardFacts, light: Light): string {
  return once(`${light} ${card.name}`, () => framed(faceOf(card, PALETTES[light]), PALETTES[light]));
}

/** The back of the cards of the deck. */
export function back(light: Light): string {
  return once(`${light} back`, () => {
    const colours = PALETTES[light];
    const pick = tools.pickaxe(colours);
    const plate =
      `<ellipse rx="41" ry="58" fill="${colours.wood[0]}" stroke="${colours.ink}" stroke-width="3"/>` +
      '<ellipse rx="36" ry="53" fill="none" stroke="#e0b24a" stroke-width="1.8"/><circle r="50" fill="url(#gold)" opacity=".5"/>';
    const crossed = at(0, -4, at(0, 0, pick, 1, 42) + at(0, 0, pick, 1, -42), 0.86) + at(0, 22, tools.lantern(colours), 0.6);
    return framed(`${rock("back", colours)}<g filter="url(#pen)">${at(50, 75, plate + crossed)}</g>`, colours);
  });
}

/** A goal that nobody has reached: what may lie under it is not to be seen. */
export function coveredGoal(light: Light): string {
  return once(`${light} goal`, () => {
    const colours = PALETTES[light];
    const curve = "M-15 -16Q-14 -34 2 -34Q19 -34 19 -18Q19 -6 6 0Q1 3 1 12";
    const question = line(curve, colours.ink, 15) + line(curve, GILT, 8.5) +
      `<circle cx="1" cy="30" r="8" fill="${GILT}" stroke="${colours.ink}" stroke-width="3.4"/>`;
    const plate =
      shape("M50 18L84 48V104L50 134L16 104V48Z", colours.wood[0], edged(colours.ink, 4)) +
      line("M50 27L76 51V100L50 123L24 100V51Z", GILT, 2.4);
    return framed(`${rock("goal", colours)}<g filter="url(#pen)">${plate}${at(50, 74, question)}</g>`, colours);
  });
}

/** A role: whom the dwarf works for. */
export function role(name: string, light: Light): string {
  return once(`${light} role ${name}`, () => {
    const colours = PALETTES[light];
    const found = ROLES[name] ?? learnt.roles[name];
    if (!found) throw new Error(`no role ${name}`);
    const [tone, figure, before] = found;
    return framed(
      `${rock(name, colours)}<defs>${glowing("role", tone)}</defs><circle cx="50" cy="66" r="82" fill="url(#role)" opacity=".9"/>` +
        `<g filter="url(#pen)">${at(54, 72, figure(colours), 0.76)}${before(colours)}</g>`,
      colours,
    );
  });
}

const ROLES: Record<string, Role> = {
  miner: ["#ffc94d", miner, (colours) => at(50, 138, nuggets(colours), 0.74)],
  saboteur: ["#c23a22", saboteur, (colours) => at(74, 122, dynamite(colours), 0.86, 12)],
};

const GOLD_PLACES = [[[50, 77, 1.15]], [[50, 46, 0.8], [50, 106, 0.8]], [[50, 34, 0.68], [50, 77, 0.68], [50, 120, 0.68]]];

/** A gold card with its nuggets. */
export function goldCard(count: number, light: Light): string {
  return once(`${light} gold card ${count}`, () => {
    const colours = PALETTES[light];
    const heaps = (GOLD_PLACES[count - 1] ?? []).map(([x = 50, y = 75, size = 1]) =>
      at(x, y, `<circle r="52" fill="url(#gold)"/>${nuggets(colours, `gold ${y}`)}${sparkle(20, -16, 9)}${sparkle(-22, -8, 7)}`, size),
    );
    return framed(`${rock("gold", colours)}<g filter="url(#pen)">${heaps.join("")}</g>`, colours);
  });
}

/** A tool as a small sign in front of a dwarf. */
export function toolSign(name: string, broken: boolean, light: Light): string {
  return once(`${light} sign ${name} ${broken}`, () => {
    const colours = PALETTES[light];
    return picture("-50 -52 100 104", `<defs>${pen()}</defs><g filter="url(#pen)">${broken ? tools.broken(name, colours) : tools.tool(name, colours)}</g>`);
  });
}

/** Another sign in front of a dwarf, by name. */
export function sign(name: string, light: Light): string {
  return once(`${light} sign ${name}`, () =>
    picture("-50 -52 100 104", `<defs>${pen()}</defs><g filter="url(#pen)">${learnt.signs[name]?.(PALETTES[light]) ?? ""}</g>`));
}
