/** How it is shown what happens in the cave. */

import type { Event } from "../../generated/protocol";
import type { Act, Spot } from "../../stage/acts";
import { keyOf, type Place, sameCell } from "../../stage/places";
import type { Figure, Scene } from "../../stage/scene";
import { sayCard, sayEvent } from "../../words/telling";
import { say } from "../../words/words.svelte";
import type { Look, Sight } from "../look";
import { clanOf } from "../walking/draw/clans";
import { figure, lyingFigure } from "../walking/draw/figures";
import { axeSign, back, clanCard, creatureFigure, creatureSign, exitSign, nuggetSign, roleCard } from "./draw/pictures";
import { lostCard } from "./losses";
import { type DarkCaveView, levelOf } from "./screen";
import { borderOf, creatureOn, factsOf, laid, picture, webOn } from "./table";

type Args = Event["args"];

interface Shown {
  event: Event;
  args: Args;
  scene: Scene;
  next: DarkCaveView;
  sight: Sight;
}

type Show = (shown: Shown) => Act[];

const STEP = 420;
const ALL_AROUND = "NESW";
/** How large signs are on their way. */
const SMALL: [number, number] = [56, 56];

function cellOf(args: Args): Place {
  return { x: Number(args["x"]), y: Number(args["y"]) };
}

function spotOf(args: Args): Place {
  return { ...cellOf(args), field: Number(args["field"] ?? 0) };
}

function seat(args: Args, name: "seat" | "on" = "seat"): Spot {
  return { seat: Number(args[name]) };
}

function border(args: Args): Place {
  return borderOf({ x: Number(args["x"]), y: Number(args["y"]), side: String(args["side"]) });
}

function figureOf({ scene }: Shown, key: string): Figure | undefined {
  return scene.figures?.find((one) => one.key === key);
}

function dwarfOf(shown: Shown): Figure | undefined {
  return figureOf(shown, `dwarf ${String(shown.args["seat"])}`);
}

function creatureKey({ args }: Shown): string {
  return `creature ${String(args["creature"])}`;
}

/** A card is played on a place or a seat. */
function playOn({ args, sight }: Shown, to: Spot, more: Partial<Extract<Act, { verb: "take" }>> = {}): Act[] {
  return [{ verb: "take", picture: picture(String(args["card"]), sight.facts, sight.light), from: seat(args), to, ...more }];
}

function lies({ args, sight }: Shown): ReturnType<typeof laid> {
  return laid({ x: Number(args["x"]), y: Number(args["y"]), card: String(args["card"]), turned: Boolean(args["turned"]) }, sight);
}

/** Who comes into a goal chooses how it lies, unless the rules do: then they say so. Until somebody has chosen, its back is gone. */
function explainForced({ args, scene, sight }: Shown): Act[] {
  const covered = scene.cards.find(({ key }) => key === keyOf(cellOf(args)))?.back;
  const card = String(args["card"]);
  if (!covered || factsOf(card, sight.facts).open === ALL_AROUND) return [];
  return [{ verb: "show", picture: picture(card, sight.facts, sight.light), text: say("cave-forced", { card: sayCard(card) }), stay: 2600 }];
}

/** The same vein with its nugget, or without. */
function withGold({ args, next, sight }: Shown, gold: boolean): Act[] {
  const cell = cellOf(args);
  const path = next.laid.find((one) => sameCell(one, cell));
  const goal = next.covered.find((one) => sameCell(one, cell));
  const card = path ?? (goal?.face ? { ...cell, card: goal.face, turned: goal.turned ?? false } : null);
  return card ? [{ verb: "turn", card: laid(card, sight, gold) }] : [];
}

/** The dwarf of a seat lies down, or stands up. */
function laysDown(shown: Shown, lying: boolean): Act[] {
  const [found, player] = [dwarfOf(shown), Number(shown.args["seat"])];
  const clan = clanOf(shown.next.players[player]?.clan ?? "");
  if (!found) return [];
  const { crowded: _, ...still } = found;
  return [{ verb: "turn", figure: { ...still, picture: lying ? lyingFigure(player, clan) : figure(player, clan), lying }, stay: 500 }];
}

/** A creature comes at a dwarf, and does what it does. */
const attacked: Show = (shown) => {
  const { args } = shown;
  const [creature, from] = [String(args["creature"]), figureOf(shown, creatureKey(shown))];
  const comes: Act = { verb: "take", picture: creatureSign(creature), size: SMALL, ...(from && { from }), to: seat(args), shakes: seat(args), stay: 300 };
  if (creature === "crawler") return [comes, ...laysDown(shown, true)];
  if (creature === "goblin" && args["harmed"]) return [comes, { verb: "take", picture: nuggetSign(), size: SMALL, from: seat(args), to: "board" }];
  return [comes];
};

/** Whoever is out takes the gold along, before all eyes. */
const escaped: Show = (shown) => {
  const { event, args, sight } = shown;
  const found = dwarfOf(shown);
  return [
    { verb: "show", picture: exitSign(), text: sayEvent(event, sight), stay: 2200 },
    { verb: "take", ...(found && { picture: found.picture, from: found }), size: SMALL, to: seat(args), off: [`dwarf ${String(args["seat"])}`], shakes: seat(args) },
  ];
};

/** Whole hands change places, with their backs up. */
const swapped: Show = (shown) => {
  const { args, sight } = shown;
  const hand = back("I", sight.light);
  return [...playOn(shown, seat(args, "on")), { verb: "take", picture: hand, from: seat(args), to: seat(args, "on") }, { verb: "take", picture: hand, from: seat(args, "on"), to: seat(args), shakes: seat(args, "on") }];
};

/** A creature that is led on changes hands where it stands. */
const ledOn: Show = (shown) => {
  const { args } = shown;
  const creature = String(args["card"]).split("-")[0] ?? "";
  const found = figureOf(shown, `creature ${creature}`);
  return [...playOn(shown, cellOf(args)), ...(found ? [{ verb: "turn" as const, figure: { ...found, picture: creatureFigure(creature, Number(args["seat"])), active: true } }] : [])];
};

const called: Show = (shown) => {
  const { args, sight } = shown;
  const creature = String(args["card"]).split("-")[0] ?? "";
  const lair = factsOf(cardAt(shown), sight.facts);
  const field = (lair.fields ?? []).findIndex((words) => lair.feature_at?.includes(words.split(":")[0] ?? ""));
  return [...playOn(shown, cellOf(args)), { verb: "put", figure: creatureOn(creature, { ...cellOf(args), field: Math.max(0, field) }, Number(args["seat"]), sight.names, true), stay: STEP }];
};

/** What lies open on a cell. */
function cardAt({ args, next }: Shown): string {
  const cell = cellOf(args);
  return next.laid.find((one) => sameCell(one, cell))?.card ?? next.covered.find((one) => sameCell(one, cell))?.face ?? "";
}

const SHOWS: Record<string, Show> = {
  placed: (shown) => [{ verb: "put", card: lies(shown), from: seat(shown.args) }],
  turned_up: (shown) => [{ verb: "turn", card: lies(shown), shakes: true, stay: 700 }, ...explainForced(shown)],
  stepped: ({ args }) => [{ verb: "move", figures: { [`dwarf ${String(args["seat"])}`]: spotOf(args) }, stay: STEP }],
  lost: ({ event, next, sight }) => lostCard(event, next, sight),
  forfeited: ({ args }) => [{ verb: "take", to: seat(args), shakes: seat(args) }],
  discarded: ({ args, sight }) => [{ verb: "take", picture: back(levelOf(String(args["level"])), sight.light), from: seat(args), to: "pile" }],
  laid_token: ({ args, sight }) => [{ verb: "put", token: webOn(border(args), 2, Number(args["seat"]), sight.names), from: seat(args) }],
  token_left: ({ args }) => [{ verb: "take", off: [keyOf(border(args))] }],
  web_turned: ({ args, next, sight }) => {
    const place = border(args);
    const web = next.tokens.find((one) => keyOf(borderOf(one)) === keyOf(place));
    return [{ verb: "put", token: webOn(place, 1, web?.seat ?? null, sight.names) }];
  },
  removed: ({ args, sight }) => {
    const cell = cellOf(args);
    return [{ verb: "take", picture: picture(String(args["by"]), sight.facts, sight.light), from: seat(args), to: cell, off: [keyOf(cell)], shakes: "board" }];
  },
  looked_at_card: (shown) => playOn(shown, cellOf(shown.args)),
  looked_at_dwarf: (shown) => playOn(shown, seat(shown.args, "on"), { shakes: seat(shown.args, "on") }),
  swapped_cards: swapped,
  equipped: (shown) => playOn(shown, seat(shown.args, "on")),
  called,
  led_on: ledOn,
  crept: (shown) => [{ verb: "move", figures: { [creatureKey(shown)]: spotOf(shown.args) }, stay: STEP }],
  creature_left: (shown) => [{ verb: "take", off: [creatureKey(shown)] }],
  attacked,
  fought: (shown) => {
    const creature = figureOf(shown, creatureKey(shown));
    return [{ verb: "take", picture: axeSign(), size: SMALL, from: seat(shown.args), to: creature ?? "board", shakes: "board" }];
  },
  cut: ({ args }) => [{ verb: "take", picture: axeSign(), size: SMALL, from: seat(args), to: border(args) }],
  stood_up: (shown) => laysDown(shown, false),
  paid_toll: ({ args }) => [{ verb: "take", picture: nuggetSign(), size: SMALL, from: seat(args), to: cellOf(args) }],
  gold_laid: (shown) => withGold(shown, true),
  gold_taken: (shown) => [...withGold(shown, false), { verb: "take", picture: nuggetSign(), size: SMALL, from: cellOf(shown.args), to: seat(shown.args), shakes: seat(shown.args) }],
  escaped,
  revealed: ({ event, args, sight }) => [{ verb: "show", picture: roleCard(String(args["role"]), sight.light), text: sayEvent(event, sight), stay: 2000 }],
  looked_aside: ({ args, sight }) => [{ verb: "take", picture: clanCard(clanOf(String(args["clan"])), sight.light), from: "board", to: seat(args) }],
};

export const actsOf: Look<DarkCaveView>["acts"] = (event, scene, next, sight) => SHOWS[event.name]?.({ event, args: event.args, scene, next, sight }) ?? [];
