/** A stage for the look of a game. */

import type { Light } from "../draw/ink";
import type { Look, Outcome, Sight } from "../games/look";
import { type Moment, Stage } from "./stage.svelte";

/** The outcome of a round, as long as the board shows the round that has ended. */
export function endedIn(look: Look, { screen, pausing }: Moment, names: string[], light: Light): Outcome | null {
  if (!pausing && !look.settles(screen) && !screen.over) return null;
  const outcome = look.outcome(screen, names, light);
  return pausing || look.settles(screen) || outcome?.round === screen.round ? outcome : null;
}

/** `sight` is null until the facts of the game are known. */
export function stageFor(look: () => Look, sight: () => Sight | null, newest: () => Moment): Stage {
  return new Stage(newest, () => {
    const [shown, seen] = [look(), sight()];
    if (!seen) return null;
    const { width, height } = shown.grid;
    return {
      scene: (moment) => shown.scene(moment.screen, seen, endedIn(shown, moment, seen.names, seen.light)?.round ?? null),
      acts: (event, scene, { screen }) => shown.acts(event, scene, screen, seen),
      card: [width, height],
    };
  });
}
