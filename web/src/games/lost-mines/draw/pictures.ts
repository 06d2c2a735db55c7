/** Everything of Lost Mines that is shown, as pictures that are drawn once for each light. */

import { type CardFacts, HEIGHT, WIDTH } from "../../../draw/card";
import { frame } from "../../../draw/frame";
import { helmet, miner, person, saboteur } from "../../../draw/figure";
import { at, edged, glow, glowing, type Light, limb, line, pen, picture, shaded, shape, sparkle } from "../../../draw/ink";
import { once } from "../../../draw/once";
import { middleOf } from "../../../draw/ways";
import { type Clan, CLANS, clanOf, crest, otherClan } from "../../walking/draw/clans";
import { axe, boat, camp, clearedTrees, crossedLake, crossedPit, lake, pit, rocks, rope, trees } from "./obstacles";
import { chest, dragon, eye, heap, pot, shaft, storm, trap, troll } from "./things";
import { type Tints, TINTS } from "./tints";
import { floor, path } from "./wood";

type Draw = (tints: Tints) => string;

function definitions(tints: Tints): string {
  return (
    pen(2) + shaded("moss", tints.moss, 'x2=".3" y2="1"') + shaded("paper", tints.paper, 'x2=".2" y2="1"') +
    glowing("evening", tints.lamp) + glowing("fire", "#ff9a3d") + glowing("gold", "#ffd23f") + glowing("fog", tints.fog)
  );
}

/** Drawn by hand. The empty outline gives the filter the whole card, so that every part wobbles alike. */
function wobbly(content: string): string {
  return `<g filter="url(#pen)"><path d="M-15 -15H115V165H-15Z" fill="none"/>${content}</g>`;
}

function card(content: string, tints: Tints): string {
  return frame(definitions(tints), wobbly(content), tints);
}

function paper(content: string, tints: Tints): string {
  const leaves = [[10, 12, 40], [90, 12, 130], [10, 138, -40], [90, 138, -130]]
    .map(([x = 0, y = 0, turn = 0]) => at(x, y, shape("M-9 0Q0 -8 12 0Q0 8 -9 0Z", tints.crown[1], edged(tints.ink, 1.4)) + line("M-9 0H9", tints.ink, 1), 1, turn));
  return card(`<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#paper)"/>${leaves.join("")}${content}`, tints);
}

const MIDDLE = [50, 75] as const;
const middle = (content: string, size = 1): string => at(MIDDLE[0], MIDDLE[1], content, size);

/** What lies on a path, and what it looks like when a tool has overcome it. */
const FEATURES: Record<string, [Draw, Draw]> = {
  tree: [trees, clearedTrees],
  lake: [lake, crossedLake],
  pit: [pit, crossedPit],
  rocks: [rocks, rocks],
  camp: [camp, camp],
};

function inShaft(face: string, tints: Tints): string {
  if (face === "dragon") return at(0, 2, dragon(tints), 0.66);
  return glow("gold", 34, 0.9) + at(0, 0, heap(face, tints), 0.82);
}

function ways(facts: CardFacts, overcome: boolean, tints: Tints): string {
  const { name, links, open, kind, feature } = facts;
  const light = middle(glow("evening", 70, kind === "start" ? 0.75 : 0.4));
  const ground = floor(name, open, tints) + path({ name, links }, tints) + light;
  if (kind === "mine") return card(ground + middle(shaft(inShaft(name.replace("mine-", ""), tints), tints)), tints);
  if (kind === "start") return card(ground + middle(tent(clanOf(name.replace("start-", "")), tints)), tints);
  const [as, passable] = FEATURES[feature] ?? [];
  const drawn = overcome ? passable : as;
  const [x, y] = middleOf(facts);
  return card(ground + (drawn ? at(x, y, drawn(tints), 0.94) : ""), tints);
}

/** The camp of a clan from above: a round tent with its crest. */
function tent(clan: Clan, { ink }: Tints): string {
  const { colour, dark } = CLANS[clan];
  const cloths = Array.from({ length: 8 }, (_, part) => `<path d="M0 0L-13 -32Q0 -38 13 -32Z" fill="${part % 2 ? colour : dark}" transform="rotate(${part * 45})"/>`).join("");
  return `<circle r="40" cy="3" fill="${ink}" fill-opacity=".4"/><g ${edged(ink, 2.4)}>${cloths}</g>` + crest(clan);
}

const seen: Record<string, (tints: Tints) => string> = {
  mine: (tints) => at(0, 0, shaft(question(tints), tints), 0.6),
  treasure: (tints) => at(0, 0, chest(tints), 0.62),
  dwarf: (tints) => at(0, 4, hood(tints), 0.62),
};

function question({ ink }: Tints): string {
  const curve = "M-13 -12Q-12 -27 2 -27Q16 -27 16 -14Q16 -4 5 1Q1 3 1 10";
  return line(curve, ink, 13) + line(curve, "#f7c340", 7) + `<circle cx="1" cy="22" r="6" fill="#f7c340" ${edged(ink, 3)}/>`;
}

/** A face in the dark of its hood. */
function hood({ ink }: Tints): string {
  return (
    shape("M-30 34Q-36 -18 -4 -40Q34 -30 30 34Z", "#5b6b8a", edged(ink, 3.4)) + shape("M-19 26Q-22 -8 0 -18Q22 -8 19 26Z", "#1a1420", edged(ink, 2.6)) +
    `<circle cx="-8" cy="4" r="3.4" fill="#ffe45c"/><circle cx="8" cy="4" r="3.4" fill="#ffe45c"/>`
  );
}

function info(name: string, tints: Tints): string {
  const [one = "", other = ""] = name.replace("info-", "").split("-");
  return paper(at(50, 28, eye(tints), 0.86) + at(50, 75, seen[one]?.(tints) ?? "") + at(50, 122, seen[other]?.(tints) ?? "") + line("M22 99H78", tints.frame, 2, 'stroke-dasharray="4 5"'), tints);
}

const ACTIONS: Record<string, Draw> = {
  axe: (tints) => paper(middle(glow("gold", 50) + axe(tints), 1.15) + at(76, 126, trees(tints), 0.38), tints),
  boat: (tints) => paper(middle(glow("gold", 50) + boat(tints), 1.05) + at(76, 126, lake(tints), 0.4), tints),
  rope: (tints) => paper(middle(glow("gold", 50) + rope(tints), 1.1) + at(76, 126, pit(tints), 0.38), tints),
  trap: (tints) => paper(middle(glow("fire", 56, 0.7) + trap(tints), 1.05), tints),
  troll: (tints) => paper(middle(glow("fire", 56, 0.7) + troll(tints), 1.12), tints),
  storm: (tints) => paper(middle(storm(tints), 1.05), tints),
};

function faceOf(facts: CardFacts, overcome: boolean, tints: Tints): string {
  if (facts.kind === "info") return info(facts.name, tints);
  return ACTIONS[facts.name]?.(tints) ?? ways(facts, overcome, tints);
}

/** The face of a card; of an obstacle as it is, or overcome by its tool. */
export function face(facts: CardFacts, light: Light, overcome = false): string {
  return once(`mines ${light} ${facts.name} ${overcome}`, () => faceOf(facts, overcome, TINTS[light]));
}

/** The back of the cards of the deck. */
export function back(light: Light): string {
  return once(`mines ${light} back`, () => {
    const tints = TINTS[light];
    const plate = `<circle r="37" fill="${tints.wood[0]}" ${edged(tints.ink, 3)}/><circle r="31" fill="none" stroke="#e0b24a" stroke-width="1.8"/>`;
    return card(floor("back", "", tints) + middle(glow("evening", 60, 0.6) + plate + shape("M0 -28L11 -10H6L15 4H9L19 20H3V28H-3V20H-19L-9 4H-15L-6 -10H-11Z", tints.crown[2], edged(tints.ink, 2.4))), tints);
  });
}

/** A mine that nobody has entered yet. */
export function coveredMine(light: Light): string {
  return once(`mines ${light} covered`, () => {
    const tints = TINTS[light];
    const mist = [[20, 40, 34], [84, 60, 36], [30, 112, 38], [78, 122, 34]].map(([x = 0, y = 0, size = 0]) => at(x, y, glow("fog", size, 0.75), "1.5 .7"));
    return card(floor("mine", "", tints) + middle(shaft(question(tints), tints), 1.02) + mist.join(""), tints);
  });
}

/** Numbers as lines: a drawing has no font of its own. */
const DIGITS = ["", "M-4 -5L1 -9V9", "M-6 -4Q-6 -9 0 -9Q6 -9 6 -4Q6 0 -6 9H6", "M-6 -9H6L-1 -2Q7 -1 6 4Q5 9 0 9Q-5 9 -6 5", "M3 9V-9L-7 4H7", "M6 -9H-5L-6 -1Q6 -4 6 3Q6 9 0 9Q-5 9 -6 6"];

/** A treasure: its kind is for all to see, its value only for those who have looked. */
export function treasure(kind: string, value: number | null, light: Light): string {
  return once(`mines ${light} ${kind} ${value}`, () => {
    const tints = TINTS[light];
    const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${tints.wood[0]}"/>` + line("M0 30H100M0 62H100M0 94H100M0 126H100", tints.ink, 2, 'stroke-opacity=".5"');
    if (value === null) return card(ground + at(50, 52, glow("gold", 46, 0.6) + heap(kind, tints), 1.3) + at(50, 112, chest(tints), 0.9), tints);
    const number = `<circle r="22" fill="#fff3d6" ${edged(tints.ink, 3)}/>` + at(0, 0, line(DIGITS[value] ?? "", tints.ink, 4.4), 1.5);
    return card(ground + at(50, 56, glow("gold", 52, 0.9) + heap(kind, tints) + sparkle(22, -22, 9) + sparkle(-24, -12, 7), 1.45) + at(50, 116, number), tints);
  });
}

/** What a role fills: the pot of a clan, or its own chest. */
function fills(role: string, tints: Tints): string {
  const clan = clanOf(role);
  if (role.endsWith("selfish")) return at(50, 124, chest(tints), 0.5);
  return at(50, 124, pot(role.endsWith("saboteur") ? otherClan(clan) : clan, tints), 0.55);
}

function dwarfOf(role: string, tints: Tints): string {
  const { colour, dark } = CLANS[clanOf(role)];
  if (role.endsWith("saboteur")) return saboteur(tints, [dark, tints.gloom]);
  if (role.endsWith("loyal")) return miner(tints, { shirt: colour, helmet: colour, beard: clanOf(role) === "blue" ? "#e9dfc9" : "#b5592a" });
  const bag = at(0, 4, shape("M-13 -20Q-34 6 -26 28Q-20 38 0 38Q20 38 26 28Q34 6 13 -20Z", "#a87c48", edged(tints.ink, 3)) + limb("M-13 -20H13", "#5d3a1c", tints.ink, 5, 1.6), 0.7);
  return person(tints, { shirt: dark, beard: "#3a2b22", chest: at(0, 66, heap("gold", tints), 0.6), hat: helmet(colour), left: bag, right: bag });
}

const ROLE_LIGHT: Record<string, string> = { loyal: "#ffd98a", selfish: "#c9f08a", saboteur: "#e0603a" };

/** A dwarf card: its clan at the top, whom it works for below. */
export function roleCard(role: string, light: Light): string {
  return once(`mines ${light} role ${role}`, () => {
    const tints = TINTS[light];
    const kind = role.split("-")[1] ?? "";
    const lamp = `<defs>${glowing("role", ROLE_LIGHT[kind] ?? "#fff")}</defs><circle cx="50" cy="66" r="84" fill="url(#role)"/>`;
    return card(floor(role, "", tints) + lamp + at(52, 66, dwarfOf(role, tints), 0.68) + at(17, 20, crest(clanOf(role)), 0.62) + fills(role, tints), tints);
  });
}

/** The back of a dwarf card, which shows its clan. */
export function clanCard(clan: Clan, light: Light): string {
  return once(`mines ${light} clan ${clan}`, () => {
    const tints = TINTS[light];
    return card(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${CLANS[clan].dark}"/>${middle(glow("evening", 66, 0.5) + crest(clan), 1.7)}`, tints);
  });
}

const TOKENS: Record<string, Draw> = { trap, troll, dragon, axe, boat, rope };

/** A round token. */
export function token(name: string, light: Light): string {
  return once(`mines ${light} token ${name}`, () => {
    const tints = TINTS[light];
    const disc = `<circle r="46" fill="#e9d6b0" ${edged(tints.ink, 5)}/><circle r="40" fill="none" stroke="#8a6432" stroke-width="2.4"/>`;
    return picture("-50 -50 100 100", `<defs>${glowing("fire", "#ff9a3d")}</defs>${disc}${at(0, 0, TOKENS[name]?.(tints) ?? "", 0.92)}`);
  });
}

/** Small signs in front of seats: treasures by kind, a hand that is empty. */
export function treasureSign(kind: string): string {
  return once(`mines sign ${kind}`, () => picture("-32 -34 64 68", heap(kind, TINTS.dark)));
}

export function outSign(): string {
  return once("mines out", () => picture("-32 -34 64 68", shape("M-14 -22H14V22H-14Z", "#b9a88a", edged(TINTS.dark.ink, 3)) + line("M-26 -26L26 26M26 -26L-26 26", TINTS.dark.ink, 9) + line("M-26 -26L26 26M26 -26L-26 26", "#e0523a", 5)));
}

/** The pot of a clan. */
export function potSign(clan: Clan): string {
  return once(`mines pot ${clan}`, () => picture("-44 -46 88 84", pot(clan, TINTS.dark)));
}

export function dragonSign(): string {
  return token("dragon", "dark");
}
