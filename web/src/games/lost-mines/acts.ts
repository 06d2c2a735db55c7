/** How it is shown what happens in the wood. */

import type { Event } from "../../generated/protocol";
import type { Act, Spot } from "../../stage/acts";
import { keyOf, type Place } from "../../stage/places";
import type { Scene } from "../../stage/scene";
import { say } from "../../words/words.svelte";
import type { Look, Sight } from "../look";
import { back, token, treasure } from "./draw/pictures";
import { type LostMinesView, treasureCell } from "./screen";
import { borderOf, laid, picture, tokenOn } from "./table";

type Args = Event["args"];

interface Shown {
  args: Args;
  scene: Scene;
  next: LostMinesView;
  sight: Sight;
}

type Show = (shown: Shown) => Act[];

const STEP = 420;

function cellOf(args: Args): Place {
  return { x: Number(args["x"]), y: Number(args["y"]) };
}

function seat(args: Args, name: "seat" | "on" = "seat"): Spot {
  return { seat: Number(args[name]) };
}

function border(args: Args): Place {
  return borderOf({ x: Number(args["x"]), y: Number(args["y"]), side: String(args["side"]) });
}

function treasureSpot({ args, next }: Shown): Place {
  return treasureCell(Number(args["treasure"]), next.treasures.length);
}

function cardOf({ args, sight }: Shown): string {
  return picture(String(args["card"]), sight.facts, sight.light);
}

/** A card is played on a place or a seat. */
function playOn(shown: Shown, to: Spot, more: Partial<Extract<Act, { verb: "take" }>> = {}): Act[] {
  return [{ verb: "take", picture: cardOf(shown), from: seat(shown.args), to, ...more }];
}

function lies({ args, sight }: Shown): ReturnType<typeof laid> {
  return laid({ x: Number(args["x"]), y: Number(args["y"]), card: String(args["card"]), turned: Boolean(args["turned"]) }, sight);
}

/** A card is taken from a hand unseen. */
const goAway: Show = ({ args, sight }) => [{ verb: "take", picture: back(sight.light), from: seat(args), to: "pile" }];

const SHOWS: Record<string, Show> = {
  placed: (shown) => [{ verb: "put", card: lies(shown), from: seat(shown.args) }],
  turned_up: (shown) => [{ verb: "turn", card: lies(shown), shakes: true, stay: 500 }],
  had_to_lie: (shown) => [{ verb: "show", picture: cardOf(shown), text: say("event-had-to-lie", { rule: String(shown.args["rule"]) }), stay: 2600 }],
  stepped: ({ args }) => [{ verb: "move", figures: { [`dwarf ${String(args["seat"])}`]: cellOf(args) }, stay: STEP }],
  lost: (shown) => [{ verb: "take", to: seat(shown.args), shakes: seat(shown.args) }, ...goAway(shown)],
  forfeited: ({ args }) => [{ verb: "take", to: seat(args), shakes: seat(args) }],
  discarded: goAway,
  laid_token: ({ args, sight }) => {
    const name = String(args["card"]);
    return [{ verb: "put", token: tokenOn(border(args), name, sight.names[Number(args["seat"])] ?? "", sight.light), from: seat(args) }];
  },
  token_left: ({ args }) => [{ verb: "take", off: [keyOf(border(args))] }],
  removed: (shown) => {
    const cell = cellOf(shown.args);
    const { facts, light } = shown.sight;
    return [{ verb: "take", picture: picture("storm", facts, light), from: seat(shown.args), to: cell, off: [keyOf(cell)], shakes: "board" }];
  },
  overcame: (shown) => {
    const cell = cellOf(shown.args);
    const found = shown.scene.cards.find(({ key }) => key === keyOf(cell));
    const card = shown.next.laid.find((one) => keyOf(one) === keyOf(cell));
    return [...playOn(shown, cell), ...(found && card ? [{ verb: "turn" as const, card: laid(card, shown.sight, true), shakes: true }] : [])];
  },
  looked_at_card: (shown) => playOn(shown, cellOf(shown.args)),
  looked_at_treasure: (shown) => playOn(shown, treasureSpot(shown)),
  looked_at_dwarf: (shown) => playOn(shown, seat(shown.args, "on"), { shakes: seat(shown.args, "on") }),
  woke_dragon: ({ args, sight }) => [
    { verb: "show", picture: token("dragon", sight.light), text: say("mines-dragon-wakes"), stay: 1500 },
    { verb: "take", picture: token("dragon", sight.light), size: [80, 80], from: "board", to: seat(args), shakes: seat(args) },
  ],
  took_treasure: (shown) => [{ verb: "take", picture: treasure(String(shown.args["kind"]), null, shown.sight.light), from: treasureSpot(shown), to: seat(shown.args) }],
  out: ({ args }) => [{ verb: "take", to: seat(args), shakes: seat(args) }],
};

export const actsOf: Look<LostMinesView>["acts"] = ({ name, args }, scene, next, sight) => SHOWS[name]?.({ args, scene, next, sight }) ?? [];
