/** How a game of The Dark Cave has ended. */

import { textsIn } from "../../words/texts";
import { say, words } from "../../words/words.svelte";
import type { Finale, Look, Outcome } from "../look";
import type { DarkCaveView } from "./screen";
import { worksFor } from "./sides";

/** What only the end and the overview say. */
const SCORE_TEXTS = textsIn(import.meta.glob<{ default: string }>("../../../../src/permonik/messages/*/score-dark-cave.ftl", { query: "?raw" }));

export const Ended: NonNullable<Look["Ended"]> = () => words.learn(SCORE_TEXTS).then(() => import("./Count.svelte"));
export const Overview: NonNullable<Look["Overview"]> = () => words.learn(SCORE_TEXTS).then(() => import("./Overview.svelte"));

export function outcome({ results }: DarkCaveView): Outcome | null {
  const result = results.at(-1);
  if (!result) return null;
  return { round: 1, title: say("cave-counted"), why: say("cave-why-over", { why: result.why }), seats: [], remarks: [], pending: "" };
}

/** Nobody has more than another: all who worked for the clan that has won win alike. */
export function finale({ results }: DarkCaveView, names: string[]): Finale {
  const { roles = [], winner = "" } = results.at(-1) ?? {};
  const won = roles.flatMap((role, seat) => (worksFor(role) === winner ? [names[seat] ?? ""] : []));
  return { title: say("cave-won", { clan: winner || "nobody", names: new Intl.ListFormat(words.language).format(won) }), ranking: [] };
}
