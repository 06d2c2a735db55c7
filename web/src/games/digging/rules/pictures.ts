/** What figures show, by name: cards of the game, and what else lies on a table. */

import type { GameFacts } from "../../../api";
import { dwarf } from "../../../draw/dwarf";
import { back, coveredGoal, face, goldCard, role } from "../draw/face";
import type { Light } from "../../../draw/ink";

/** Things that are no cards of the deck, by the first word of their name; the rest chooses among them. */
const THINGS: Record<string, (which: string, light: Light) => string> = {
  back: (_, light) => back(light),
  goal: (_, light) => coveredGoal(light),
  dwarf: (seat) => dwarf(Number(seat)),
  prisoner: (seat) => dwarf(Number(seat), true),
  role,
  nuggets: (count, light) => goldCard(Number(count), light),
};

export function pictureOf(name: string, facts: GameFacts, light: Light): string {
  const card = facts.cards.find((one) => one.name === name);
  if (card) return face(card, light);
  const [thing = name, ...which] = name.split("-");
  const draw = THINGS[thing];
  if (!draw) throw new Error(`no picture of ${name}`);
  return draw(which.join("-"), light);
}
