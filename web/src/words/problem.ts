/** What a refusal or a failure says to a person. */

import { Problem } from "../api";
import type { Refused } from "../generated/protocol";
import { type Args, say, words } from "./words.svelte";

/** A refusal with rules comes from the rulebook, one without from the server; some say their reason exactly. */
export function sayRefused(refused: Pick<Refused, "code" | "details" | "rules">, args: Args = {}): string {
  const id = refused.code.replaceAll("_", "-");
  const exact = `error-${id}-${String(refused.details["reason"])}`;
  const given = { ...plain(refused.details), ...args };
  const kinds = refused.rules.length ? ["refusal"] : ["server", "error", "web-problem", "refusal"];
  if (words.has(exact)) return say(exact, given);
  for (const kind of kinds) {
    if (words.has(`${kind}-${id}`)) return say(`${kind}-${id}`, given);
  }
  return say("web-problem-unknown", { code: refused.code });
}

/** Whatever went wrong with a request. */
export function sayProblem(error: unknown): string {
  return error instanceof Problem ? sayRefused(error.refused) : say("web-problem-unknown", { code: String(error) });
}

function plain(details: Record<string, unknown>): Args {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === "number" || typeof value === "string" ? value : Array.isArray(value) ? value.join(", ") : String(value),
    ]),
  );
}
