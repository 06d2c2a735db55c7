import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { CodeSplittingGroup } from "rolldown";
import { defineConfig } from "vitest/config";

import { messages } from "./messages.mjs";
import { mountedOnly } from "./svelte.mjs";

/** A pattern for these files of `src`. */
const among = (files: string): RegExp => new RegExp(`src/(${files})\\.(ts|svelte)\\b`.replaceAll("/", "[\\\\/]"));

/** What every page needs, and what almost every page does. */
const BASE = among("main|api|draw/(?!figure|frame|rocks|scenery|ways)\\w+|games/games|games/[\\w-]+/(game|texts)|table/(device|screens)|words/(?!numbers)\\w+|parts/(LanguageSwitch|Mark|Scene|ThemeSwitch)");
/** What title pictures share with games of cards, and with the one without. */
const CARDS = among("draw/(figure|frame|rocks|ways)|games/(digging/draw/nuggets|saboteur-2/draw/team)");
const GEMS = among("games/diamond-forest/draw/(gems|imp)");
const SCENES = among("draw/scenery|games/[\\w-]+/scene");
/** What a game draws: all that its rules need of how it looks. */
const WALKING = among("games/walking/(?!Side).+");
const SHARED_PICTURES = among("games/digging/draw/\\w+");
const OWN_PICTURES = among("games/[\\w-]+/draw/\\w+");
/** How a game looks, and what several share. */
const LOOK = "(look|acts|screen|table)";
const SHARED_LOOK = among(`games/digging/${LOOK}`);
const OWN_LOOK = among(`games/[\\w-]+/${LOOK}`);
/** From one tap on the home page to a table. */
const TABLE = among("pages/Table|table/(quick|table\\.svelte)");
/** What a game is shown with, at the table, in a lesson and in a replay. */
const STAGE = among("stage/(?!Peek).+|table/(choice\\.svelte|targets)|parts/(Later|Seats|TableHeader|TableLayout)|games/look");
/** Who looks at a table, and what happens there: with a seat, or on a big screen. */
const SIGHT = among("parts/(happenings\\.svelte|waiting)|table/(roles|viewpoint\\.svelte)");
/** What somebody needs who plays: a role, a hand, the buttons of a turn. */
const SEAT = among("parts/(playing|Acts|Countdown|Dialog|Hand|OwnCards|RoleCard|RoleDialog)");
/** What the one who has set a table chooses, before the game and in it. */
const HOST = among("parts/(HostChoices|ReachableAt|TableLinks)");
/** What speaks: a game for children needs it at once, the others only sometimes. */
const SPEECH = among("speech/speech\\.svelte");
/** What a table shows only sometimes: fetched in spare time, or when it is wanted. */
const LATER = among("stage/Peek|notice/\\w+|parts/(AfterGame|AwayNote|Cover|Ending|Known|LogNote|Menu|NewSeatLink|Notebook|Orientations|Phrases|RequestDialog|Result|SeatRequest|story|WatchNote|WelcomeBack)");

/** The rules as a page, which paper shows as well. */
const RULES = among("pages/Rules|rules/(book|BookView|Contents|Part)");

/** Every request has its price: what is fetched together is one file. What a game alone needs is never among it. */
const CHUNKS: CodeSplittingGroup[] = [
  { name: "base", test: (id) => BASE.test(id) || id.includes("rolldown/runtime"), priority: 10 },
  { name: "cards", test: CARDS, priority: 9 },
  { name: "gems", test: GEMS, priority: 9 },
  { name: "scenes", test: SCENES, priority: 8 },
  { name: "table", test: TABLE, priority: 7 },
  { name: "stage", test: STAGE, priority: 6 },
  { name: "sight", test: SIGHT, priority: 5 },
  { name: "seat", test: SEAT, priority: 5 },
  { name: "host", test: HOST, priority: 4 },
  { name: "speech", test: SPEECH, priority: 4 },
  { name: "later", test: LATER, priority: 3 },
  { name: "rules", test: RULES, priority: 3 },
  { name: folderOf, test: WALKING, priority: 2.3 },
  { name: picturesOf, test: SHARED_PICTURES, priority: 2.2 },
  { name: picturesOf, test: OWN_PICTURES, priority: 2.1 },
  { name: folderOf, test: SHARED_LOOK, priority: 2 },
  { name: folderOf, test: OWN_LOOK, priority: 1 },
];

function folderOf(id: string): string {
  return /games[\\/]([\w-]+)/.exec(id)?.[1] ?? "";
}

function picturesOf(id: string): string {
  return `${folderOf(id)}-pictures`;
}

const server = process.env.PERMONIK_SERVER ?? "http://127.0.0.1:8040";

export default defineConfig({
  plugins: [svelte(), messages(), mountedOnly()],
  build: {
    outDir: "../src/permonik/server/page",
    emptyOutDir: true,
    // The content security policy allows no font or script from a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  // Milliseconds after which something will never happen, however slow and busy the machine is.
  test: { testTimeout: 120_000, hookTimeout: 120_000 },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    fs: { allow: [".."] },
  },
});
