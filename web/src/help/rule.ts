/** Where the rules explain a card, with their texts learnt. */

import type { CardFacts } from "../draw/card";
import { rulesOf } from "../games/games";
import { type Book, type Section, sectionOfCard } from "../rules/book";
import { words } from "../words/words.svelte";

export interface Rule {
  /** A game that adds to another one leaves it the rules that it does not change. */
  game: string;
  book: Book;
  section: Section;
  /** The message of the section. */
  message: string;
}

export async function ruleOf(game: string, card: CardFacts): Promise<Rule | null> {
  const rules = rulesOf(game);
  if (!rules) return null;
  const { default: book } = await rules.book();
  const section = sectionOfCard(card, book);
  if (!section) return book.base ? ruleOf(book.base, card) : null;
  await words.learn(rules.texts);
  return { game, book, section, message: `rules-${game}-${section.id}` };
}
