/** Small signs for buttons, in one colour, within a viewBox of -12 -12 24 24. Each is the inside of an <svg>. */

export type MarkName =
  | "turn" | "confirm" | "cancel" | "discard" | "fit" | "plus" | "minus" | "menu" | "log" | "rules" | "eye" | "speak" | "link" | "host"
  | "bot" | "person" | "away" | "clock" | "speed" | "text" | "play" | "pause" | "stepBack" | "download" | "check" | "home" | "learn" | "gold" | "cards" | "danger" | "unsure";

/** Drawn with a round pen of two units; what is closed stays empty. */
function drawn(d: string, more = ""): string {
  return `<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${d}"/>${more}</g>`;
}

/** Filled, with slightly rounded corners. */
function filled(d: string): string {
  return `<path d="${d}" fill="currentColor" stroke="currentColor" stroke-width="1" stroke-linejoin="round"/>`;
}

const dot = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="currentColor" stroke="none"/>`;

const SPARK = `<path d="M7 -11L8 -8L11 -7L8 -6L7 -3L6 -6L3 -7L6 -8Z" fill="currentColor" stroke="none"/>`;
const BARS = "M-7 -8H-3V8H-7ZM3 -8H7V8H3Z";

export const MARKS: Record<MarkName, string> = {
  turn: drawn("M-8 -2A8 8 0 0 1 6.5 -5M8 2A8 8 0 0 1 -6.5 5M7 -10V-5H2M-7 10V5H-2"),
  confirm: drawn("M-8 1L-3 6L8 -6"),
  cancel: drawn("M-6 -6L6 6M6 -6L-6 6"),
  discard: drawn("M-6 -10H6V2M-6 -10V2M0 -4V9M-5 5L0 10L5 5"),
  fit: drawn("M-9 -4V-9H-4M4 -9H9V-4M9 4V9H4M-4 9H-9V4M-3 -3H3V3H-3Z"),
  plus: drawn("M0 -8V8M-8 0H8"),
  minus: drawn("M-8 0H8"),
  menu: drawn("M-8 -6H8M-8 0H8M-8 6H8"),
  log: drawn("M-7 -10H3L8 -5V10H-7ZM3 -10V-5H8M-3 -1H4M-3 3H4M-3 7H1"),
  rules: drawn("M0 -6Q-4 -9 -10 -8V7Q-4 6 0 9Q4 6 10 7V-8Q4 -9 0 -6ZM0 -6V9"),
  eye: drawn("M-10 0Q0 -12 10 0Q0 12 -10 0Z", dot(0, 0, 3)),
  speak: drawn("M-10 -8H10V5H0L-5 10V5H-10Z", dot(-4, -1.5, 1.3) + dot(0, -1.5, 1.3) + dot(4, -1.5, 1.3)),
  link: drawn("M-2 3L3 -2M-1 -5L3 -9A4.2 4.2 0 0 1 9 -3L5 1M1 5L-3 9A4.2 4.2 0 0 1 -9 3L-5 -1"),
  host: filled("M-10 -6L-5 -1L0 -9L5 -1L10 -6L8 5H-8ZM-8 7.5H8V9H-8Z"),
  bot: drawn("M-8 -4H8V8H-8ZM0 -4V-9M-11 0V4M11 0V4M-3 5H3", dot(0, -9, 1.6) + dot(-3.5, 0.5, 1.6) + dot(3.5, 0.5, 1.6)),
  person: drawn("M-9 10Q-9 2 0 2Q9 2 9 10ZM-4 -5A4 4 0 1 0 4 -5A4 4 0 1 0 -4 -5Z"),
  away: drawn("M-9 -2H0L-9 8H0M3 -9H9L3 -2H9"),
  clock: drawn("M-9.5 0A9.5 9.5 0 1 0 9.5 0A9.5 9.5 0 1 0 -9.5 0ZM0 -5V0L4 3"),
  speed: drawn("M-10 6A10 10 0 1 1 10 6M0 3L5 -4M-7 0H-6M7 0H6.5M0 -7V-6", dot(0, 3, 2)),
  text: drawn("M-8 -5V-8H8V-5M0 -8V8M-4 8H4"),
  play: filled("M-5 -8L8 0L-5 8Z"),
  pause: filled(BARS),
  stepBack: filled("M6 -8V8L-5 0ZM-8 -8H-6V8H-8Z"),
  download: drawn("M0 -10V4M-6 -2L0 4L6 -2M-9 5V10H9V5"),
  check: drawn("M0 -10L9 -7V0Q8 7 0 10.5Q-8 7 -9 0V-7ZM-4 0L-1 3L4 -3"),
  home: drawn("M-10 0L0 -9L10 0M-7 -2V9H7V-2M-2 9V3H2V9"),
  learn: drawn("M-11 -3L0 -8L11 -3L0 2ZM-6 0V6Q0 10 6 6V0M11 -3V4"),
  gold: drawn("M-10 4L-7 -2L-2 -5L6 -2L10 4L5 9H-6ZM-7 -2L-1 2L6 -2M-1 2L-3 9", SPARK),
  danger: drawn("M0 -9L10 8H-10ZM0 -3V2", dot(0, 5, 1.3)),
  unsure: drawn("M-5 -4A5 5 0 1 1 2.5 0.4Q0 2 0 4", dot(0, 8.5, 1.6)),
  cards: drawn("M-2 -8L8 -5L4 9L-6 6ZM-6 6L-9 5L-7 -10L2 -9"),
};
