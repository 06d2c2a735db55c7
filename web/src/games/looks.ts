import type { Look } from "./look";
import { saboteur } from "./saboteur";

const LOOKS: Record<string, Look> = { saboteur };

export function lookOf(game: string): Look {
  const look = LOOKS[game];
  if (!look) throw new Error(`no look for ${game}`);
  return look;
}
