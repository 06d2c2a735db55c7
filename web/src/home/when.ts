/** When something was, as one would say it. */

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];
/** Milliseconds after which the date is said. */
const LONG_AGO = 7 * 86_400_000;

/** Both times in milliseconds since 1970; a clock that is behind says "now". */
export function sayWhen(at: number, now: number, language: string): string {
  const ago = Math.max(0, now - at);
  if (ago >= LONG_AGO) return new Date(at).toLocaleDateString(language, { dateStyle: "medium" });
  const [unit, length] = UNITS.find(([, one]) => ago >= one) ?? ["minute", Infinity];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(ago / length), ago < 60_000 ? "second" : unit);
}
