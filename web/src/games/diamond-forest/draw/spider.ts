/** The spider in its web: nobody gets past it. Around 0,0, as large as a tile. */

import { at, edged, inked, line, shape } from "../../../draw/ink";
import type { Woods } from "./colours";

type Point = readonly [number, number];

/** A place on the web, by its thread and its distance from the middle. */
function onWeb(thread: number, reach: number): Point {
  const angle = (thread * Math.PI) / 4 + 0.4;
  return [Math.round(Math.cos(angle) * reach), Math.round(Math.sin(angle) * reach - 6)];
}

/** Eight threads, and rings that sag between them. */
function cobweb(): string {
  const threads = [0, 1, 2, 3, 4, 5, 6, 7];
  const sagging = (reach: number): string =>
    threads.map((thread) => `M${onWeb(thread, reach).join(" ")}Q${onWeb(thread + 0.5, reach * 0.78).join(" ")} ${onWeb(thread + 1, reach).join(" ")}`).join("");
  return threads.map((thread) => `M0 -6L${onWeb(thread, 110).join(" ")}`).join("") + [30, 52, 76].map(sagging).join("");
}

export function spider({ ink, web }: Woods): string {
  const eye = (x: number): string =>
    inked(`<circle cx="${x}" cy="-15" r="11" fill="#fffdf2"/>`, ink, 2.8) +
    `<circle cx="${x * 0.8}" cy="-12" r="5" fill="${ink}"/><circle cx="${x * 0.8 - 2}" cy="-15" r="2" fill="#fff"/>`;
  const legs = "M-18 4Q-40 -34 -58 -8M-20 10Q-48 -10 -62 22M-20 18Q-46 12 -56 46M-16 26Q-36 36 -36 60";
  return (
    line(cobweb(), web[1], 5) + line(cobweb(), "#fff", 2.6) +
    at(0, 0, line(legs, ink, 8.6)) + at(0, 0, line(legs, ink, 8.6), "-1 1") +
    inked(`<ellipse cx="0" cy="24" rx="31" ry="29" fill="#4c3a6e"/><circle cx="0" cy="-12" r="26" fill="#5d4886"/>`, ink, 4) +
    shape("M0 18L9 32L0 46L-9 32Z", "#e86a8a") + line("M-22 14Q-24 26 -18 36", "#fff", 3.4, 'stroke-opacity=".35"') +
    eye(-11) + eye(11) +
    line("M-10 5Q0 -1 10 5", ink, 3) +
    shape("M-7 4L-4 11L-2 3ZM7 4L4 11L2 3Z", "#fff", edged(ink, 1.4)) + line("M-20 -30L-8 -26M20 -30L8 -26", ink, 3.6)
  );
}
