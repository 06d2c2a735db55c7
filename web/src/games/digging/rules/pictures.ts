/** What figures show, by name: cards of the game, and what else lies on a table. */

import { dwarf } from "../../../draw/dwarf";
import { picturesOf } from "../../../rules/pictures";
import { back, coveredGoal, face, goldCard, role } from "../draw/face";

export const pictureOf = picturesOf(face, {
  back: (_, light) => back(light),
  goal: (_, light) => coveredGoal(light),
  dwarf: (seat) => dwarf(Number(seat)),
  prisoner: (seat) => dwarf(Number(seat), true),
  role,
  nuggets: (count, light) => goldCard(Number(count), light),
});
