/** Every text a person reads, by id and arguments, in the language of this device. */

import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";

export const LANGUAGES = ["cs", "sk", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

/** One chunk a language, fetched when it is first needed. */
export type Texts = Record<Language, () => Promise<{ default: string }>>;

const catalogues: Texts = {
  cs: () => import("./base/cs"),
  sk: () => import("./base/sk"),
  en: () => import("./base/en"),
};

const KEPT_AS = "permonik.language";

/** Texts are read once, however often there are more of them. */
const READ = new Map<string, FluentResource>();

function read(text: string): FluentResource {
  const known = READ.get(text) ?? new FluentResource(text);
  READ.set(text, known);
  return known;
}

/** In Czech and Slovak a preposition or conjunction of one letter does not stay behind at the end of a line. */
const ONE_LETTER = /(?<=^|[\s(„])([aikosuvz]) /gi;

function unbroken(text: string): string {
  return text.replace(ONE_LETTER, "$1\u00a0");
}

class Words {
  language = $state<Language>("en");
  bundle = $state.raw<FluentBundle>(new FluentBundle("en"));

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
    const texts = await Promise.all([catalogues, ...this.#learnt].map((part) => part[language]()));
    if (asked !== this.#asked) return this.#latest;
    const bundle = new FluentBundle(language, { useIsolating: false, ...(language !== "en" && { transform: unbroken }) });
    for (const { default: text } of texts) bundle.addResource(read(text), { allowOverrides: true });
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
    localStorage.setItem(KEPT_AS, language);
  }

  /** What a message says before its arguments are filled in; `card-map.meaning` is an attribute. */
  pattern(id: string): Message["value"] {
    const [name = id, attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  has(id: string): boolean {
    return this.pattern(id) !== null;
  }
}

export const words = new Words();

/** The text of a message. An unknown id shows itself; a test looks for ids that are not there. */
export function say(id: string, args: Args = {}): string {
  const pattern = words.pattern(id);
  if (!pattern) return id;
  const errors: Error[] = [];
  return words.bundle.formatPattern(pattern, args, errors);
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
