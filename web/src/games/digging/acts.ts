/** How it is shown that somebody digs: cards fly from their owner to where they go, tools snap, goals are turned over. */

import type { Event } from "../../generated/protocol";
import type { Act, Spot } from "../../stage/acts";
import { keyOf, type Place } from "../../stage/places";
import type { Scene } from "../../stage/scene";
import type { Look, Sight } from "../look";
import { type DiggingScreen, laid } from "./look";
import { back, face } from "./draw/face";

type Args = Event["args"];
type Show = (args: Args, sight: Sight, scene: Scene) => Act;

function placeOf(args: Args): Place {
  return { x: Number(args["x"]), y: Number(args["y"]) };
}

export function seat(args: Args, name: "seat" | "on" = "seat"): Spot {
  return { seat: Number(args[name]) };
}

export function pictureOf(card: string, { facts, light }: Sight): string {
  const found = facts.cards.find(({ name }) => name === card);
  return found ? face(found, light) : back(light);
}

/** A card is played on a seat. */
export function playOn(card: string, args: Args, sight: Sight): Act {
  return { verb: "take", picture: pictureOf(card, sight), from: seat(args), to: seat(args, "on"), shakes: seat(args, "on") };
}

const useTool: Show = (args, sight) => playOn(String(args["card"]), args, sight);
const takeGold: Show = (args, sight) => ({ verb: "take", picture: pictureOf("gold", sight), from: "board", to: seat(args) });

function laidBy(args: Args, { facts, light }: Sight, scene: Scene): Scene["cards"][number] {
  const place = placeOf(args);
  return { ...scene.cards.find(({ key }) => key === keyOf(place)), ...laid({ ...place, card: String(args["card"]), turned: Boolean(args["turned"]) }, facts, light), seen: [] };
}

const SHOWS: Record<string, Show> = {
  placed: (args, sight, scene) => ({ verb: "put", card: laidBy(args, sight, scene), from: seat(args) }),
  broke: useTool,
  repaired: useTool,
  collapsed: (args, sight) => ({ verb: "take", picture: pictureOf("rockfall", sight), from: seat(args), to: placeOf(args), off: [keyOf(placeOf(args))], shakes: "board" }),
  looked: (args, sight) => ({ verb: "take", picture: pictureOf("map", sight), from: seat(args), to: placeOf(args) }),
  discarded: (args, { light }) => ({ verb: "take", picture: back(light), from: seat(args), to: "pile" }),
  uncovered: (args, sight, scene) => ({ verb: "turn", card: laidBy(args, sight, scene), shakes: true }),
  paid: takeGold,
  kept: takeGold,
};

export const actsOf: Look<DiggingScreen>["acts"] = ({ name, args }, scene, _, sight) => {
  const show = SHOWS[name];
  return show ? [show(args, sight, scene)] : [];
};
