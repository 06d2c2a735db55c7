/** Everything of The Dark Cave that is shown, as pictures that are drawn once for each light. */

import { type CardFacts, HEIGHT, WIDTH } from "../../../draw/card";
import { badge, crest as crestOf } from "../../../draw/dwarf";
import { miner, saboteur } from "../../../draw/figure";
import { frame } from "../../../draw/frame";
import { at, edged, glow, glowing, type Light, line, PALETTES, pen, picture, shaded, shape } from "../../../draw/ink";
import { once } from "../../../draw/once";
import { eyes } from "../../../draw/rocks";
import { type Clan, CLANS, clanOf, crest, otherClan } from "../../walking/draw/clans";
import { LEVELS, type Level } from "../screen";
import { CREATURES } from "./creatures";
import { FEATURES, nugget, passage } from "./features";
import { fieldsOf, levelsOf, RADIUS } from "./fields";
import { bridge, coursesOf, fallen, footing, rock, stream } from "./rock";
import { axe, boots, caveIn, eye, question, roman, swap, web } from "./things";
import { type Tints, TINTS } from "./tints";

type Draw = (tints: Tints) => string;

function definitions(tints: Tints): string {
  return pen(2) + shaded("rock", tints.rock, 'x2=".3" y2="1"') + shaded("paper", tints.paper, 'x2=".2" y2="1"') + glowing("lamp", tints.lamp) + glowing("gold", "#ffd23f") + glowing("red", "#ff5a3c");
}

/** Drawn by hand. The empty outline gives the filter the whole card, so that every part wobbles alike. */
function card(content: string, tints: Tints): string {
  return frame(definitions(tints), `<g filter="url(#pen)"><path d="M-15 -15H115V165H-15Z" fill="none"/>${content}</g>`, tints);
}

const middle = (content: string, size = 1): string => at(50, 75, content, size);

/** The level in a corner, as on its back. */
function plate(level: string, x: number, y: number, { ink }: Tints, size = 0.62): string {
  return at(x, y, `<circle r="17" fill="#e8eef0" ${edged(ink, 3)}/>${at(0, 0, roman(level, "#12202c"), 0.86)}`, size);
}

// Path cards, start and goals.

function passages(facts: CardFacts, tints: Tints): string {
  const level = levelsOf(facts);
  const courses = coursesOf(facts);
  if (facts.feature !== "bridge") return courses.map((course) => stream(course, level, tints)).join("");
  const wooden = facts.links.findIndex((group) => fieldsOf(facts).some(({ featured, edges }) => featured && edges && group.includes(edges[0] ?? "-")));
  const [over = "", under = ""] = wooden === 0 ? courses : [...courses].reverse();
  return stream(under, level, tints) + bridge(over, (facts.links[wooden] ?? "").includes("E"), tints);
}

/** What a field shows is drawn on it, larger where stones are larger. */
function featureOn(facts: CardFacts, gold: boolean, tints: Tints): string {
  const draw = FEATURES[facts.feature];
  const size = 0.5 + RADIUS[levelsOf(facts)] / 40;
  return fieldsOf(facts).filter(({ featured }) => featured && draw).map(({ at: [x, y] }) => at(x, y, (draw?.(tints) ?? "") + (gold ? nugget(tints) : ""), size)).join("");
}

function tunnelled(facts: CardFacts, tints: Tints): string {
  const [one, other] = fieldsOf(facts).filter(({ name }) => "ab".includes(name) || "cd".includes(name)).map(({ at: place }) => place);
  if (facts.feature !== "tunnel") return "";
  const bends = [one, other].every(Boolean) ? [one!, other!] : [[66, 48], [34, 102]].map(([x = 0, y = 0]) => (facts.links[0]?.includes("W") ? [WIDTH - x, y] : [x, y]) as [number, number]);
  return passage(bends[0]!, bends[1]!, tints);
}

function path(facts: CardFacts, gold: boolean, tints: Tints): string {
  const level = levelsOf(facts);
  const joined = facts.links.length > 0 || facts.feature !== "";
  const light = joined ? middle(glow("lamp", facts.kind === "start" ? 84 : 66, facts.kind === "start" ? 0.6 : 0.3)) : "";
  const stones = fieldsOf(facts).map((field) => footing(field, facts, tints)).join("");
  return (
    rock(facts.name, facts.open, tints) + tunnelled(facts, tints) + passages(facts, tints) + light + stones + featureOn(facts, gold, tints) +
    (joined ? "" : fallen(facts.name, tints)) + (facts.level ? plate(level, 87, 14, tints, 0.5) : "")
  );
}

// Action cards.

function paper(content: string, level: string, tints: Tints): string {
  const drops = [[90, 20], [10, 14], [12, 136], [88, 130]].map(([x = 0, y = 0]) => at(x, y, shape("M0 -8Q7 2 0 7Q-7 2 0 -8Z", tints.water.II[0], edged(tints.ink, 1.4)), 0.8));
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#paper)"/>${drops.slice(level ? 1 : 0).join("")}${content}${level ? plate(level, 80, 20, tints, 0.8) : ""}`;
}

const ACTIONS: Record<string, Draw> = {
  info: (tints) => at(50, 52, eye(tints), 1.1) + at(30, 110, question(tints), 0.62) + at(70, 110, crest("blue"), 0.8) + line("M50 92V130", tints.frame, 2, 'stroke-dasharray="4 5"'),
  "cave-in": (tints) => middle(caveIn(tints), 1.05),
  "swap-cards": (tints) => middle(swap(tints), 1.05),
  web: (tints) => middle(`<circle r="42" fill="${tints.rock[1]}" ${edged(tints.ink, 3)}/>${web(tints)}`),
  boots: (tints) => middle(glow("gold", 52) + boots(tints), 1.2),
  "battle-axe": (tints) => middle(glow("gold", 52) + axe(tints), 1.15),
  rat: (tints) => middle(glow("red", 56, 0.6) + (CREATURES["rat"]?.(tints) ?? ""), 0.92),
  crawler: (tints) => middle(glow("red", 56, 0.6) + (CREATURES["crawler"]?.(tints) ?? ""), 0.98),
  goblin: (tints) => middle(glow("red", 56, 0.6) + (CREATURES["goblin"]?.(tints) ?? ""), 0.86),
};

/** The face of a card; a vein with its nugget, or without. */
export function face(facts: CardFacts, light: Light, gold = false): string {
  return once(`cave ${light} ${facts.name} ${gold}`, () => {
    const tints = TINTS[light];
    const action = ACTIONS[facts.kind];
    return card(action ? paper(action(tints), facts.level ?? "", tints) : path(facts, gold, tints), tints);
  });
}

/** The back of the cards of a level: the water rises. */
export function back(level: Level, light: Light): string {
  return once(`cave ${light} back ${level}`, () => {
    const tints = TINTS[light];
    const high = 118 - LEVELS.indexOf(level) * 34;
    const [deep, bright] = tints.water[level];
    const wave = `M-6 ${high}q9 -7 18 0t18 0t18 0t18 0t18 0t18 0`;
    const water = shape(`${wave}V160H-6Z`, deep, 'fill-opacity=".92"') + line(wave, bright, 4) + line(`M8 ${high + 14}h22M52 ${high + 18}h30M20 ${high + 27}h16`, tints.shine, 2, 'stroke-opacity=".6"');
    return card(rock(`back ${level}`, "", tints) + eyes(24, 40, 0.8, "#ffe45c") + eyes(78, 58, 0.6, "#9dff8a") + water + middle(`<circle r="31" fill="#e8eef0" ${edged(tints.ink, 3.4)}/>${at(0, 0, roman(level, "#12202c"), 1.7)}`), tints);
  });
}

/** A goal that nobody has entered yet. */
export function coveredGoal(light: Light): string {
  return once(`cave ${light} covered`, () => {
    const tints = TINTS[light];
    const mouth = shape("M-36 44Q-42 -8 -26 -30Q0 -52 26 -30Q42 -8 36 44Q0 54 -36 44Z", tints.gloom, edged(tints.ink, 4)) + line("M-34 30Q-38 -8 -22 -28Q0 -46 22 -28", tints.shine, 2.6, 'stroke-opacity=".55"');
    return card(rock("goal", "", tints) + middle(glow("lamp", 62, 0.5) + mouth + at(0, 4, question(tints), 1.05)), tints);
  });
}

// Clan cards.

/** Where a dwarf carries its gold. */
function treasureOf(role: string, tints: Tints): string {
  const own = clanOf(role);
  const clan = role.endsWith("saboteur") ? otherClan(own) : own;
  return at(50, 127, shape("M-40 -12H40L34 15H-34Z", CLANS[clan].colour, edged(tints.ink, 3)) + [-24, 24].map((x) => at(x, -12, nugget(tints), 0.8)).join("") + at(0, 0, crest(clan), 0.66));
}

const ROLE_LIGHT: Record<string, string> = { loyal: "#ffd98a", saboteur: "#e0603a" };

/** A clan card: its clan at the top, whose treasure it fills below. */
export function roleCard(role: string, light: Light): string {
  return once(`cave ${light} role ${role}`, () => {
    const tints = TINTS[light];
    const { colour, dark } = CLANS[clanOf(role)];
    const dwarf = role.endsWith("saboteur") ? saboteur(tints, [dark, tints.gloom]) : miner(tints, { shirt: colour, helmet: colour, beard: clanOf(role) === "blue" ? "#e9dfc9" : "#b5592a" });
    const lamp = `<defs>${glowing("role", ROLE_LIGHT[role.split("-")[1] ?? ""] ?? "#fff")}</defs><circle cx="50" cy="66" r="84" fill="url(#role)"/>`;
    return card(rock(role, "", tints) + lamp + at(52, 66, dwarf, 0.68) + at(17, 20, crest(clanOf(role)), 0.62) + treasureOf(role, tints), tints);
  });
}

/** The back of a clan card, which shows its clan. */
export function clanCard(clan: Clan, light: Light): string {
  return once(`cave ${light} clan ${clan}`, () => {
    const tints = TINTS[light];
    return card(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${CLANS[clan].dark}"/>${middle(glow("lamp", 66, 0.5) + crest(clan), 1.7)}`, tints);
  });
}

// Figures, tokens and signs.

/** Whose it is, in a corner. */
function owner(seat: number, x: number, y: number): string {
  return at(x, y, `<circle r="17" fill="#fff8e6" ${edged(PALETTES.dark.ink, 2.6)}/>${badge(crestOf(seat))}`, 1.1);
}

/** A creature on a foot of stone, with the badge of who leads it. */
export function creatureFigure(creature: string, seat: number): string {
  return once(`cave creature ${creature} ${seat}`, () => {
    const tints = TINTS.dark;
    const foot = `<ellipse cy="54" rx="48" ry="16" fill="#3c1210" ${edged(tints.ink, 4)}/><ellipse cy="48" rx="48" ry="16" fill="#8f2f24" ${edged(tints.ink, 4)}/>`;
    return picture("-76 -76 152 152", foot + at(0, 2, CREATURES[creature]?.(tints) ?? "", 1.3) + owner(seat, 44, 50));
  });
}

/** A web on a border: it shows 2 or 1, and whose it is. */
export function webToken(side: number, seat: number | null): string {
  return once(`cave web ${side} ${seat}`, () => {
    const tints = TINTS.dark;
    const number = side === 2 ? "M-6 -5Q-6 -10 0 -10Q6 -10 6 -5Q6 0 -6 9H7" : "M-4 -6L1 -10V9M-5 9H7";
    const shown = `<circle r="15" fill="#fff8e6" ${edged(tints.ink, 3)}/>${line(number, tints.ink, 4)}`;
    return picture("-50 -50 100 100", `<circle r="44" fill="#16202e" fill-opacity=".82" ${edged(tints.ink, 4)}/>${at(0, 0, web(tints), 1.08)}${side ? shown : ""}${seat === null ? "" : owner(seat, 30, 32)}`);
  });
}

function sign(name: string, draw: Draw, size = 1): string {
  return once(`cave sign ${name}`, () => picture("-36 -36 72 72", at(0, 0, draw(TINTS.dark), size)));
}

export const nuggetSign = (): string => sign("nugget", nugget, 2.2);
export const bootsSign = (): string => sign("boots", boots);
export const axeSign = (): string => sign("axe", axe, 0.94);
export const webSign = (side: number): string => webToken(side, null);
export const creatureSign = (creature: string): string => sign(creature, (tints) => CREATURES[creature]?.(tints) ?? "", 0.74);
export const exitSign = (): string => once("cave sign exit", () => picture("-36 -36 72 72", `<defs>${glowing("lamp", "#fff0b0")}</defs>${at(0, 0, FEATURES["exit"]?.(TINTS.dark) ?? "", 0.84)}`));
/** A dwarf who lies: boots up, and stars. */
export const lyingSign = (): string =>
  sign("lying", ({ ink }) => shape("M-32 14Q-30 2 -14 4H14Q30 4 32 16Q30 24 0 24Q-32 24 -32 14Z", "#6f86a0", edged(ink, 3)) + `<circle cx="-20" cy="6" r="11" fill="#e8b48c" ${edged(ink, 3)}/>` + line("M-24 4l4 4m0 -4l-4 4", ink, 2.4) + line("M-2 -20H10L-2 -8H10M16 -32H24L16 -24H24", "#ffe45c", 3.4));
