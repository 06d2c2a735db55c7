import type { Look } from "./look";
import { saboteur } from "./saboteur";

const LOOKS: Record<string, Look> = { saboteur };

/** Games whose pictures and texts come only when they are played. */
const LATER: Record<string, () => Promise<Look>> = {
  "saboteur-2": async () => (await import("./saboteur-2")).learnSaboteur2(),
};

/** To be awaited before a look is asked for. */
export async function learnLook(game: string): Promise<void> {
  const learn = LATER[game];
  if (learn) LOOKS[game] ??= await learn();
}

export function lookOf(game: string): Look {
  const look = LOOKS[game];
  if (!look) throw new Error(`no look for ${game}`);
  return look;
}
