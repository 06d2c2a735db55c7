/** How a game of The Dark Cave has ended. */

import SCORE_TEXTS from "messages:score-dark-cave";
import { say, words } from "../../words/words.svelte";
import type { Finale, Look, Outcome } from "../look";
import { clanOf } from "../walking/draw/clans";
import { portrait } from "../walking/draw/figures";
import type { DarkCaveView } from "./screen";
import { worksFor } from "./sides";

/** What only the end and the overview say. */
export const Ended: NonNullable<Look["Ended"]> = () => words.learn(SCORE_TEXTS).then(() => import("./Count.svelte"));
export const Overview: NonNullable<Look["Overview"]> = () => words.learn(SCORE_TEXTS).then(() => import("./Overview.svelte"));

export function outcome({ results }: DarkCaveView): Outcome | null {
  const result = results.at(-1);
  if (!result) return null;
  return { round: 1, title: say("cave-counted"), why: say("cave-why-over", { why: result.why }), seats: [], remarks: [], pending: "" };
}

/** All who worked for the clan that has won win alike; if nobody has, all are named. */
export function finale({ results }: DarkCaveView): Finale {
  const { roles = [], winner = "" } = results.at(-1) ?? {};
  const all = roles.map((role, seat) => ({ seat, place: null, won: worksFor(role) === winner, face: portrait(seat, clanOf(role)), score: say(`role-${role}`) }));
  return { title: say("cave-won", { clan: winner || "nobody" }), ranking: winner ? all.filter(({ won }) => won) : all };
}
