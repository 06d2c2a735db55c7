/** A text with arguments, as `messages.mjs` has packed it: `{name}`, `{count|one>a dwarf|{count} dwarfs}`; the last choice is the one for everything else. */

export type Args = Record<string, string | number>;

interface Placeable {
  name: string;
  /** Texts by the value of the argument, or by the plural that it takes. */
  choices: { key: string | undefined; pattern: Pattern }[];
}

export type Pattern = (string | Placeable)[];

const PLAIN = /[^{|}]*/y;
const NAME = /\w+/y;
const KEY = /([\w-]+)>/y;

export function parsePattern(source: string, polish: (text: string) => string): Pattern {
  let at = 0;

  function take(what: RegExp): RegExpExecArray | null {
    what.lastIndex = at;
    const found = what.exec(source);
    at += found?.[0].length ?? 0;
    return found;
  }

  function parse(): Pattern {
    const pieces: Pattern = [];
    for (;;) {
      const plain = take(PLAIN)?.[0];
      if (plain) pieces.push(polish(plain.replaceAll("^", "\n")));
      if (source[at] !== "{") return pieces;
      at++;
      const placeable: Placeable = { name: take(NAME)?.[0] ?? "", choices: [] };
      while (source[at] === "|") {
        at++;
        placeable.choices.push({ key: take(KEY)?.[1], pattern: parse() });
      }
      at++;
      pieces.push(placeable);
    }
  }

  return parse();
}

/** How a language writes numbers, and which plural they take. */
export class Numbers {
  readonly #format: Intl.NumberFormat;
  readonly #plural: Intl.PluralRules;

  constructor(language: string) {
    this.#format = new Intl.NumberFormat(language);
    this.#plural = new Intl.PluralRules(language);
  }

  fill(pattern: Pattern, args: Args): string {
    return pattern.map((piece) => (typeof piece === "string" ? piece : this.#show(piece, args))).join("");
  }

  #show({ name, choices }: Placeable, args: Args): string {
    const value = args[name];
    if (choices.length) {
      const keys = typeof value === "number" ? [String(value), this.#plural.select(value)] : [value];
      return this.fill((choices.find(({ key }) => key !== undefined && keys.includes(key)) ?? choices.at(-1)!).pattern, args);
    }
    return typeof value === "number" ? this.#format.format(value) : (value ?? `{$${name}}`);
  }
}
