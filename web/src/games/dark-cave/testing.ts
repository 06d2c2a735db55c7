/** A screen of The Dark Cave for tests, and the words in which it is told. */

import { vi } from "vitest";

import board from "../../../../src/permonik/messages/en/board-dark-cave.ftl?raw";
import cave from "../../../../src/permonik/messages/en/dark-cave.ftl?raw";
import paths from "../../../../src/permonik/messages/en/paths.ftl?raw";
import score from "../../../../src/permonik/messages/en/score-dark-cave.ftl?raw";
import table from "../../../../src/permonik/messages/en/table-dark-cave.ftl?raw";
import walking from "../../../../src/permonik/messages/en/walking.ftl?raw";
import en from "messages:en/events?with=moves,people,web";
import { words } from "../../words/words.svelte";
import type { CaveDwarf, DarkCaveView } from "./screen";

export const NAMES = ["Eva", "Jan", "Ida", "Oto", "Ula"];

export function speakEnglish(): void {
  vi.stubGlobal("document", { documentElement: {} });
  words.know("en", [en, paths, walking, cave, table, board, score]);
}

export function dwarf(more: Partial<CaveDwarf> = {}): CaveDwarf {
  const standing = { x: 0, y: 0, field: 0 };
  return { clan: "blue", role: null, seen_by: [], at: standing, cards: 5, discarded: 0, lost: 0, figure: 0, levels: ["I", "I", "I", "I", "II"], nuggets: 3, boots: null, axes: [], lying: false, escaped: false, revealed: false, ...more };
}

/** Five seats, three of them blue; Eva looks. */
export function caveScreen(more: Partial<DarkCaveView> = {}): DarkCaveView {
  const covered = [[-4, -4], [4, -4], [-4, 4], [4, 4]].map(([x = 0, y = 0]) => ({ x, y, face: null, turned: null, seen_by: [] }));
  const players = [dwarf({ role: "blue-loyal" }), dwarf(), dwarf(), dwarf({ clan: "yellow" }), dwarf({ clan: "yellow" })];
  return {
    game: "dark-cave", options: {}, seats: players.length, seat: 0, turn: 0, to_move: 0, over: false, phase: "acting", round: 1, role: "blue-loyal",
    hand: [], laid: [], covered, tokens: [], players, undealt: ["blue", "yellow", "yellow"], undealt_roles: [], draw_pile: 42, levels: [4, 17, 21],
    steps: 0, due: 0, own_discards: [], creatures: [], veins: [], bank: 31, first_out: null, frozen: false, drawer: null, creeping: null, met: null, attacked: [], given: [], results: [], reach: [],
    ...more,
  } as unknown as DarkCaveView;
}
