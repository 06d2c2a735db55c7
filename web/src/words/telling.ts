/** Facts of the engine as sentences of the catalogue, for one seat or for a watcher. */

import type { Event, Offer, Refused } from "../generated/protocol";
import { type Args, say, words } from "./words.svelte";
import { sayRefused } from "./problem";

/** Arguments that are seats, and the argument that gives the player's name. */
const SEATS: Record<string, string> = {
  seat: "name",
  on: "onName",
  first: "firstName",
  finisher: "finisherName",
  to_move: "to_moveName",
};

/** To whom one speaks, and what the players are called. */
export interface Speaker {
  me: number | null;
  names: string[];
}

export function dashed(name: string): string {
  return name.replaceAll("_", "-").replaceAll("+", "-");
}

/** What a card is called, however it lies. */
export function sayCard(name: string): string {
  return say(`card-${dashed(name)}.title`);
}

/** A card with its open sides, as it lies or is held. */
export function sayLaid(name: string, turned: boolean): string {
  const laid = `card-${dashed(name)}.laid`;
  return words.has(laid) ? say(laid, { turned: turned ? "yes" : "no" }) : sayCard(name);
}

export function sayMeaning(name: string): string {
  return say(`card-${dashed(name)}.meaning`);
}

function person(seat: number, speaker: Speaker): string {
  if (seat >= speaker.names.length) return "nobody";
  return seat === speaker.me ? "you" : "other";
}

function argument(name: string, value: unknown): string | number {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (name === "card" || name === "second" || name === "face" || name === "tile") return sayCard(String(value));
  if (name === "sides") return [...String(value)].map((side) => say(`side-${side}.title`)).join(", ");
  if (Array.isArray(value)) {
    return value.map((part) => (name === "tools" ? say(`tool-${String(part)}`) : String(part))).join(", ");
  }
  return typeof value === "number" ? value : String(value);
}

/** Arguments of the engine as arguments of messages. */
export function toldArgs(given: Record<string, unknown>, speaker: Speaker): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(given)) {
    const named = SEATS[name];
    if (named && typeof value === "number") {
      args[name] = person(value, speaker);
      args[named] = speaker.names[value] ?? "";
      args["number"] = value;
    } else if (name === "role" || name === "tool") {
      // Messages choose by the id, and show the name.
      args[name] = String(value);
      args[`${name}Name`] = say(`${name}-${String(value)}`);
    } else {
      args[name] = argument(name, value);
    }
  }
  if (given["on"] !== undefined && given["on"] === given["seat"]) args["on"] = "self";
  return args;
}

/** A card said with its sides: a message need not add that it is turned. */
function asItLies(card: unknown, turned: unknown): Args {
  return { card: sayLaid(String(card), turned === true), turned: "no" };
}

export function sayEvent({ name, args, secret: told }: Event, speaker: Speaker): string {
  // One's own new role stays covered, as every own role does.
  const secret = name === "swapped_hats" && args["on"] === speaker.me ? undefined : told;
  const given = { ...args, ...secret };
  const inHand = secret?.["card"] !== undefined;
  const lying = inHand || given["turned"] !== undefined ? asItLies(given["card"], given["turned"]) : {};
  const gold = given["card"] === "gold" || given["face"] === "gold" ? "yes" : "no";
  const known = secret ? "yes" : "no";
  const id = `event-${dashed(name)}`;
  const [ofLevel] = given["level"] === undefined ? [] : [`${id}-level`].filter((found) => words.has(found));
  return say(ofLevel ?? id, { ...toldArgs(given, speaker), ...lying, gold, known });
}

/** Everybody sees whose turn it is, and that something is covered again. */
const SEEN_ANYWAY = new Set(["turn", "covered"]);

/** What is worth a line in the log: what others draw or take and what a deal brings is not, and roles stay covered. */
export function isNews(event: Event, all: Event[]): boolean {
  if (event.name === "received" || event.name === "received_card") return event.secret !== undefined;
  if (event.name === "drew") return event.secret !== undefined && !all.some((other) => other.name === "dealt");
  return event.name !== "got_role" && event.name !== "got_dwarf" && !SEEN_ANYWAY.has(event.name);
}

export function sayMove(move: Offer, speaker: Speaker): string {
  const { text: _, ...parts } = move;
  const kind = `move-${move.kind}${move.second ? "-two" : ""}`;
  const id = words.has(`${kind}.title`) ? `${kind}.title` : kind;
  return say(id, { ...toldArgs(parts, speaker), ...(move.card && asItLies(move.card, move.turned)) });
}

/** Why something was refused, in words for this seat. */
export function sayWhy(refused: Refused, speaker: Speaker): string {
  return sayRefused(refused, toldArgs(refused.details, speaker));
}
