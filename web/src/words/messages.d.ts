/** Texts of the catalogue in all languages, or in one: see `messages.mjs`. */

declare module "messages:*" {
  const texts: import("./words.svelte").Texts;
  export default texts;
}

declare module "messages:cs/*" {
  const text: string;
  export default text;
}

declare module "messages:sk/*" {
  const text: string;
  export default text;
}

declare module "messages:en/*" {
  const text: string;
  export default text;
}
