/** Keeps of the web font only the letters of our three languages: a phone should not wait for the rest. */

import { mkdir, readFile, writeFile } from "node:fs/promises";

import subsetFont from "subset-font";

const FOLDER = new URL("./src/generated/", import.meta.url);
const SOURCES = new URL("./node_modules/@fontsource/alegreya/files/", import.meta.url);
const RARE = "ÖÜöüß#$<>@[\\]^_`{|}~";
const PLAIN = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).filter((sign) => !RARE.includes(sign)).join("");
/** Each file by the one it is taken from: `theme.css` says for which letters it is fetched. */
const PARTS = {
  latin: ["latin", `${PLAIN}ÁÄÉÍÓÔÚÝáäéíóôúý ×–—…„“”‚‘’·•`],
  "czech-slovak": ["latin-ext", "ČĎĚĹĽŇŔŘŠŤŮŽčďěĺľňŕřšťůž"],
  // For the names of players, and what they write.
  rare: ["latin", RARE],
  "polish-hungarian": ["latin-ext", "ĄĆĘŁŃŚŹŻąćęłńśźżŐőŰű"],
};
/** Accents, pairs that stand closer, and digits of one height or width; neither ligatures nor small capitals. */
const FEATURES = ["ccmp", "mark", "locl", "kern", "lnum", "tnum"];
/** What tells a family's fonts apart: there is one. */
const NEEDLESS = ["STAT"];

await mkdir(FOLDER, { recursive: true });
for (const [part, [source, letters]] of Object.entries(PARTS)) {
  const whole = await readFile(new URL(`alegreya-${source}-500-normal.woff2`, SOURCES));
  const kept = await subsetFont(whole, letters, { targetFormat: "woff2", keepFeatures: FEATURES, dropTables: NEEDLESS });
  await writeFile(new URL(`alegreya-${part}.woff2`, FOLDER), kept);
}
