/** Those who dig for neither team: the boss, the profiteer and the geologist. Around 0,0 is the face. */

import { crystal } from "./feature";
import { helmet, person } from "../../../draw/figure";
import { at, inked, line, type Palette, shape } from "../../../draw/ink";
import { TEAMS } from "./team";
import { sack } from "../../digging/draw/things";
import { pickaxe, STEEL } from "../../../draw/tools";

const GILT = "#f2cb4a";

/** A top hat with a band of both colours, and a chain of office; lifts a bell to call everybody to work. */
export function boss(colours: Palette): string {
  const { ink } = colours;
  const hat =
    shape("M-24 -14L-28 -58Q0 -67 28 -58L24 -14Z", "#3a2f38") +
    shape("M-25 -26Q-12 -30 0 -30V-19Q-12 -19 -24 -15Z", TEAMS.blue.colour, 'stroke-width="2"') +
    shape("M25 -26Q12 -30 0 -30V-19Q12 -19 24 -15Z", TEAMS.green.colour, 'stroke-width="2"') +
    shape("M-40 -11Q0 -24 40 -11Q34 -4 0 -8Q-34 -4 -40 -11Z", "#3a2f38");
  const bell =
    line("M0 -32V-22", colours.wood[1], 7) + shape("M-17 14Q-11 8 -10 -8Q-9 -20 0 -20Q9 -20 10 -8Q11 8 17 14Z", GILT) +
    `<circle cy="17" r="5" fill="${GILT}"/>` + line("M-4 -12Q-6 -2 -8 6", "#fff6cf", 2.6);
  return person(colours, {
    shirt: "#8e2f3f",
    beard: "#d8d2c6",
    chest: line("M-24 36Q-14 72 0 72Q14 72 24 36", ink, 8.5) + line("M-24 36Q-14 72 0 72Q14 72 24 36", GILT, 4, 'stroke-dasharray="4 3.500"') +
      `<circle cy="76" r="9" fill="${GILT}"/>`,
    hat,
    left: inked(bell, ink),
    right: "",
  });
}

/** A feather on the hat and a glass at the eye; holds on to a sack of gold. */
export function profiteer(colours: Palette): string {
  const { ink } = colours;
  const cloth = "#6b4a94";
  const hat =
    shape("M14 -30Q44 -70 58 -34Q42 -36 30 -20Z", "#f4e6c8") + line("M22 -26Q38 -46 52 -40", ink, 1.8) +
    shape("M-22 -14Q-24 -46 0 -46Q24 -46 22 -14Z", cloth) + line("M-22 -21Q0 -27 22 -21", GILT, 6) +
    shape("M-44 -16Q-20 -8 0 -13Q20 -8 44 -16Q36 0 0 -5Q-36 0 -44 -16Z", cloth) +
    `<circle cx="11" cy="-1" r="9" fill="#d8f0f4" fill-opacity=".55" stroke="${GILT}" stroke-width="3.4"/>` + line("M19 4Q26 20 20 40", GILT, 2);
  return person(colours, {
    shirt: cloth,
    beard: "#2e2622",
    chest: shape("M-12 92L-16 52H16L12 92Z", "#e7d6b4") + `<g fill="${GILT}" stroke-width="1.6"><circle cy="66" r="3"/><circle cy="78" r="3"/></g>`,
    hat,
    left: at(6, 10, sack(colours), 0.7),
    right: "",
  });
}

/** Goggles on the helmet, a crystal in the hand, a pick for the next one. */
export function geologist(colours: Palette): string {
  const glass = (x: number): string => `<circle cx="${x}" cy="-21" r="9.500" fill="#9fecf5"/>` + line(`M${x - 4} -23l4 -3`, "#fff", 2.4);
  return person(colours, {
    shirt: "#c3a36a",
    beard: "#8d8f92",
    chest: shape("M-27 56H-6V74H-27ZM6 56H27V74H6Z", "#a4844e") + line("M0 40V92M-27 62H-6M6 62H27", colours.ink, 1.8),
    hat: helmet("#b98a4a") + line("M-30 -17Q0 -27 30 -17", STEEL[0], 6) + line("M-30 -17Q0 -27 30 -17", colours.ink, 1.2) + glass(-11) + glass(11),
    left: at(0, 4, crystal(colours), 0.86),
    right: at(0, 0, pickaxe(colours), 0.9, 24),
  });
}
