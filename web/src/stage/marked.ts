/** What a line of the log is about: marked where it is when somebody points at the line. */

import type { Event } from "../generated/protocol";
import { keyOf, type Place } from "./places";

export interface Marked {
  places: Place[];
  seats: number[];
  /** Cards that came into the hand of the one who reads it. */
  cards: string[];
}

/** Arguments of events that are seats. */
const SEATS = ["seat", "on", "first", "finisher", "giver", "from"];
const BORDERS: Record<string, "east" | "south"> = { E: "east", S: "south" };

function placeOf(args: Event["args"], prefix = ""): Place[] {
  const [x, y] = [args[`${prefix}x`], args[`${prefix}y`]];
  if (typeof x !== "number" || typeof y !== "number") return [];
  const { field, side } = args;
  const border = BORDERS[String(side)];
  return [{ x, y, ...(!prefix && typeof field === "number" && { field }), ...(border && { side: border }) }];
}

/** Without a place twice. */
export function unique(places: Place[]): Place[] {
  return [...new Map(places.map((place) => [keyOf(place), place])).values()];
}

export function markedBy(events: Event[]): Marked | null {
  const places = unique(events.flatMap(({ args }) => [...placeOf(args), ...placeOf(args, "to_")]));
  const seats = [...new Set(events.flatMap(({ args }) => SEATS.flatMap((name) => (typeof args[name] === "number" ? [args[name]] : []))))];
  const cards = events.flatMap(({ secret }) => (typeof secret?.["card"] === "string" ? [secret["card"]] : []));
  return places.length || seats.length || cards.length ? { places, seats, cards } : null;
}
