/** Every text a person reads, by id and arguments, in the language of this device. */

import catalogue from "messages:web-home?with=server&without=server-,not-stored-";

import { type Args, Numbers, parsePattern, type Pattern } from "./pattern";

export const LANGUAGES = ["cs", "sk", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export type { Args };

/** One chunk a language, fetched when it is first needed. */
export type Texts = Record<Language, () => Promise<{ default: string }>>;

const KEPT_AS = "permonik.language";

/** In Czech and Slovak a preposition or conjunction of one letter does not stay behind at the end of a line. */
const ONE_LETTER = /(?<=^|[\s(„])([aikosuvz]) /gi;

function unbroken(text: string): string {
  return text.replace(ONE_LETTER, "$1\u00a0");
}

export class Words {
  language = $state<Language>("en");
  /** Messages as they were fetched, by id; `card-map.meaning` is an attribute of one. */
  #packed = $state.raw(new Map<string, string>());
  #patterns = new Map<string, Pattern>();
  #numbers = new Numbers("en");
  #lists = new Map<Intl.ListFormatType, Intl.ListFormat>();

  readonly #learnt = new Set<Texts>();
  #wanted: Language = "en";
  #latest = Promise.resolve();
  #asked = 0;

  /** Texts that come with a game or a page, from now on in every language. */
  async learn(texts: Texts): Promise<void> {
    if (this.#learnt.has(texts)) return this.#latest;
    this.#learnt.add(texts);
    try {
      await this.speak(this.#wanted);
    } catch (error) {
      this.#learnt.delete(texts);
      throw error;
    }
  }

  /** Texts that are said no longer. */
  async forget(texts: Texts): Promise<void> {
    if (this.#learnt.delete(texts)) await this.speak(this.#wanted);
  }

  /** What was asked for last is spoken, whatever arrives last; nobody goes on before. What cannot be fetched is not asked for again. */
  speak(language: Language): Promise<void> {
    this.#wanted = language;
    const asked = ++this.#asked;
    this.#latest = this.#fetch(language, asked).catch((error: unknown) => {
      if (asked === this.#asked) this.#wanted = this.language;
      throw error;
    });
    return this.#latest;
  }

  async #fetch(language: Language, asked: number): Promise<void> {
    const texts = await Promise.all([catalogue, ...this.#learnt].map((part) => part[language]()));
    if (asked !== this.#asked) return this.#latest;
    this.know(language, texts.map(({ default: text }) => text));
    document.documentElement.lang = language;
    localStorage.setItem(KEPT_AS, language);
  }

  /** From now on these texts are said, and no others: of two with the same id the later one. */
  know(language: Language, texts: string[]): void {
    const packed = new Map<string, string>();
    let id = "";
    for (const line of texts.join("\n").split("\n")) {
      const [, own = "", attribute = "", text] = /^([\w-]*)(.*?)=(.*)/.exec(line) ?? [];
      id = own || id;
      if (text !== undefined) packed.set(id + attribute, text);
    }
    this.#packed = packed;
    this.#patterns = new Map();
    this.#numbers = new Numbers(language);
    this.#lists = new Map();
    this.language = language;
  }

  has(id: string): boolean {
    return this.#packed.has(id);
  }

  /** The text of a message. An unknown id shows itself; a test looks for ids that are not there. */
  say(id: string, args: Args): string {
    const packed = this.#packed.get(id);
    if (packed === undefined) return id;
    const pattern = this.#patterns.get(id) ?? parsePattern(packed, this.language === "en" ? String : unbroken);
    this.#patterns.set(id, pattern);
    return this.#numbers.fill(pattern, args);
  }

  /** Making a format takes a browser longer than all the rest of what is said after a move: each is made once. */
  list(texts: string[], type: Intl.ListFormatType): string {
    const { language } = this;
    if (texts.length < 2) return texts[0] ?? "";
    const format = this.#lists.get(type) ?? new Intl.ListFormat(language, { type });
    this.#lists.set(type, format);
    return format.format(texts);
  }
}

export const words = new Words();

export function say(id: string, args: Args = {}): string {
  return words.say(id, args);
}

/** Several things as one: "Anna, Bob and Eve". */
export function sayList(texts: string[], type: Intl.ListFormatType = "conjunction"): string {
  return words.list(texts, type);
}

function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** What the address asks for, what was chosen before, or what the browser prefers. */
export function preferredLanguage(): Language {
  const asked = new URLSearchParams(location.search).get("lang");
  if (isLanguage(asked)) return asked;
  const kept = localStorage.getItem(KEPT_AS);
  if (isLanguage(kept)) return kept;
  for (const wanted of navigator.languages) {
    const base = wanted.slice(0, 2);
    if (isLanguage(base)) return base;
  }
  return "en";
}
