import type { Look } from "./look";
import { saboteur } from "./saboteur";
import { saboteur2 } from "./saboteur-2";

const LOOKS: Record<string, Look> = { saboteur, "saboteur-2": saboteur2 };

export function lookOf(game: string): Look {
  const look = LOOKS[game];
  if (!look) throw new Error(`no look for ${game}`);
  return look;
}
