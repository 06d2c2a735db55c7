/** Where on their cards dwarfs, creatures and nuggets of a figure stand: "dwarf-blue-0 1,0 w" is on the field w of the card at 1,0. */

import type { GameFacts } from "../../../api";
import type { FigureFacts } from "../../../rules/book";
import { fieldsOf, sharesOf } from "../draw/fields";

/** What stands on a field is smaller than what lies beside the cards. */
export const ON = "on";
/** How far apart those are who share a field, in shares of a card. */
const APART = 0.34;

function middleOf(cell: string, name: string, laid: string[], facts: GameFacts): [number, number] {
  const found = laid.map((text) => text.split(" ")).map(([card, at, way]) => ({ at, way, card: facts.cards.find((one) => one.name === card) }));
  const under = found.find(({ at, card }) => at === cell && card);
  const number = under?.card ? fieldsOf(under.card).findIndex((field) => field.name === name) : -1;
  if (!under?.card || number < 0) throw new Error(`no field ${name} at ${cell}`);
  return sharesOf(under.card, under.way === "turned")[number] ?? [0.5, 0.5];
}

/** The same figure with every place in shares of cards. */
export function onFields(figure: FigureFacts, facts: GameFacts): FigureFacts {
  const standing = figure.laid.map((text) => text.split(" ")).map(([name = "", cell = "", field = "", lies = ""]) => ({ name, cell, field, lies, stands: /^(?:dwarf|creature|nugget)-?/.test(name) && field !== "" }));
  const laid = standing.map(({ name, cell, field, lies, stands }, place) => {
    if (!stands) return figure.laid[place] ?? "";
    const here = standing.filter((other) => other.stands && other.cell === cell && other.field === field);
    const [x = 0, y = 0] = cell.split(",").map(Number);
    const [across, down] = middleOf(cell, field, figure.laid, facts);
    const aside = (here.findIndex((other) => other.name === name) - (here.length - 1) / 2) * APART;
    const shown = lies === "lying" ? name.replace("dwarf", "lying") : name;
    return `${ON}-${shown} ${x + across - 0.5 + aside},${y + down - 0.5}`;
  });
  return { ...figure, laid };
}
