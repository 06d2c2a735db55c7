/** The games there are: each folder beside this file that has a `game.ts` is one. */

import type { Light } from "../draw/ink";
import { once } from "../draw/once";
import { paintScene } from "../draw/scene";
import { REFUSAL_TEXTS } from "../words/tables";
import { words } from "../words/words.svelte";
import type { Course, Fetched, FieldProps, Game, Play, Rules } from "./game";
import type { Look } from "./look";

const FOLDERS = import.meta.glob<{ default: Game }>("./*/game.ts", { eager: true });

const GAMES = new Map(
  Object.entries(FOLDERS)
    .map(([path, { default: game }]) => [path.split("/")[1] ?? "", game] as const)
    .sort(([, one], [, other]) => one.place - other.place),
);

/** The ids of all games, in the order of the home page. */
export const GAME_IDS = [...GAMES.keys()];

/** The game that an address means which names none. */
export const FIRST_GAME = GAME_IDS[0] ?? "";

/** Whether the page can show a game: a server may know one that is on its way here. */
export function canShow(game: string): boolean {
  return GAMES.get(game)?.play !== undefined;
}

export function playOf(game: string): Play {
  const play = GAMES.get(game)?.play;
  if (!play) throw new Error(`no game ${game}`);
  return play;
}

/** Whether children begin a game by pictures. */
export function isForChildren(game: string): boolean {
  return GAMES.get(game)?.play?.forChildren ?? false;
}

export function courseOf(game: string): Course | null {
  return GAMES.get(game)?.play?.course ?? null;
}

export function rulesOf(game: string): Rules | null {
  return GAMES.get(game)?.play?.rules ?? null;
}

export function fieldOf(game: string, option: string): Fetched<FieldProps> | null {
  return GAMES.get(game)?.play?.fields?.[option]?.() ?? null;
}

/** The title picture of a game. */
export async function sceneOf(game: string, light: Light): Promise<string> {
  const found = await GAMES.get(game)?.scene();
  return found ? once(`scene ${light} ${game}`, () => paintScene(found.default, light)) : "";
}

const LOOKS = new Map<string, Look>();

/** To be awaited before the cards of a game are named. */
export async function learnTexts(game: string): Promise<void> {
  await Promise.all(playOf(game).texts.map((texts) => words.learn(texts)));
}

/** To be awaited before a game is shown: how it looks, and its texts. */
export async function learnGame(game: string): Promise<void> {
  if (LOOKS.has(game)) return;
  const [look] = await Promise.all([playOf(game).look(), learnTexts(game)]);
  LOOKS.set(game, look);
}

/** To be awaited before a refusal is told. */
export async function learnRefusals(game: string): Promise<void> {
  const { refusals } = playOf(game);
  await Promise.all([words.learn(REFUSAL_TEXTS), refusals && words.learn(refusals)]);
}

export function lookOf(game: string): Look {
  const look = LOOKS.get(game);
  if (!look) throw new Error(`no look for ${game}`);
  return look;
}
