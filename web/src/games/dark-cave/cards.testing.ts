/** A few cards of The Dark Cave for tests, as the server tells them. */

import type { GameFacts } from "../../api";
import type { Sight } from "../look";
import { NAMES } from "./testing";

type Card = GameFacts["cards"][number];

function card(name: string, open: string, fields: string, more: Partial<Card> = {}): Card {
  return { name, kind: "path", open, links: [open], feature: "", tools: [], count: 1, level: name.split("-").at(-1) ?? "", fields: fields.split(" "), joins: [], feature_at: [], ...more };
}

const CARDS: Card[] = [
  card("NESW-I", "NESW", "a:NESW"),
  card("NES-II", "NES", "n:N e:E s:S"),
  card("NEW-III", "NEW", "n:N e:E w:W c:"),
  card("NE-I", "NE", "a:NE"),
  card("ladder-NE-I", "NE", "a:NE", { feature: "ladder", feature_at: ["a"] }),
  card("lair-NES-II", "NES", "n:N e:E s:S", { feature: "lair", feature_at: ["e"] }),
  card("vein-NEW-I", "NEW", "a:NEW", { feature: "vein", feature_at: ["a"] }),
  card("bridge-NS-I", "NESW", "a:NS b:EW", { links: ["NS", "EW"], feature: "bridge", feature_at: ["a"] }),
  card("bridge-EW-III", "NESW", "n:N s:S c: e:E w:W d:", { links: ["NS", "EW"], feature: "bridge", feature_at: ["e", "d", "w"] }),
  card("tunnel-NE-I", "NESW", "a:NE b:SW t:", { links: ["NE", "SW"], feature: "tunnel", feature_at: ["t"] }),
  card("tunnel-NE-III", "NESW", "n:N e:E c: s:S w:W d: t:", { links: ["NE", "SW"], feature: "tunnel", feature_at: ["t"] }),
  card("dead-NS-II", "NS", "n:N s:S", { links: [] }),
  card("web-I", "", "", { kind: "web" }),
  card("rat-II", "", "", { kind: "rat" }),
  card("info-I", "", "", { kind: "info" }),
  card("cave-in-III", "", "", { kind: "cave-in" }),
  card("start-ladder", "NESW", "a:NESW", { kind: "start", level: "", feature: "ladder", feature_at: ["a"] }),
  card("goal-exit", "NESW", "n:N e:E s:S w:W c:", { kind: "goal", level: "", feature: "exit", feature_at: ["c"] }),
  card("goal-vein", "NE", "n:N e:E c:", { kind: "goal", level: "", feature: "vein", feature_at: ["c"] }),
];

export const FACTS = { cards: CARDS } as GameFacts;
export const SIGHT: Sight = { facts: FACTS, light: "dark", names: NAMES, me: 0 };
