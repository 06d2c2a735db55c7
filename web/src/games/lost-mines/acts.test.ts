import { beforeAll, describe, expect, it, vi } from "vitest";

import type { GameFacts } from "../../api";
import mines from "../../../../src/permonik/messages/en/lost-mines.ftl?raw";
import type { Event } from "../../generated/protocol";
import { type Act, after } from "../../stage/acts";
import type { Scene } from "../../stage/scene";
import { words } from "../../words/words.svelte";
import type { Sight } from "../look";
import { actsOf } from "./acts";
import { type LostMinesView, treasureCell } from "./screen";

const card = (name: string, open: string, kind: string, feature = ""): GameFacts["cards"][number] => ({ name, kind, open, links: [open], feature, tools: [], count: 1 });
const CARDS = [card("EW", "EW", "path"), card("tree-EW", "EW", "path", "tree"), card("axe", "", "tool"), card("storm", "", "storm"), card("info-mine-treasure", "", "info"), card("mine-gold", "NEW", "mine"), card("mine-dragon", "NESW", "mine")];
const SIGHT: Sight = { facts: { cards: CARDS } as GameFacts, light: "dark", names: ["Anna", "Rosa"], me: 0 };
const SCREEN = { treasures: [{}, {}, {}], laid: [{ x: 2, y: 2, card: "tree-EW", turned: false }] } as unknown as LostMinesView;

let scene: Scene;

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  words.know("en", [mines]);
  scene = {
    cards: [{ key: "2,2", x: 2, y: 2, picture: "tree", label: "" }, { key: "9,2", x: 9, y: 2, picture: "", label: "", back: "mine", face: null }],
    figures: [{ key: "dwarf 1", x: 1, y: 2, picture: "", label: "" }],
    tokens: [{ key: "2,2 east", x: 2, y: 2, side: "east", picture: "", label: "" }],
  };
});

function acts(name: string, args: Event["args"]): Act[] {
  return actsOf({ name, args }, scene, SCREEN, SIGHT);
}

function happens(name: string, args: Event["args"]): Scene {
  return acts(name, args).reduce(after, scene);
}

describe("what is shown", () => {
  it("lets a dwarf walk", () => {
    expect(happens("stepped", { seat: 1, x: 2, y: 2 }).figures?.map(({ x, y }) => [x, y])).toEqual([[2, 2]]);
  });

  it("lays a token on a border, and takes it away", () => {
    expect(happens("laid_token", { seat: 0, card: "trap", x: 1, y: 2, side: "S" }).tokens?.map(({ key }) => key)).toEqual(["2,2 east", "1,2 south"]);
    expect(happens("token_left", { card: "troll", x: 2, y: 2, side: "E" }).tokens).toEqual([]);
  });

  it("clears an obstacle, and lets a storm take a card", () => {
    expect(happens("overcame", { seat: 0, card: "axe", x: 2, y: 2 }).cards[0]?.picture).not.toBe("tree");
    expect(happens("removed", { seat: 0, card: "tree-EW", x: 2, y: 2 }).cards.map(({ key }) => key)).toEqual(["9,2"]);
  });

  it("says which rule made a mine lie as it does", () => {
    const said = (rule: string): unknown => acts("had_to_lie", { card: "mine-gold", x: 9, y: 2, rule }).map((act) => act.verb === "show" && act.text);
    expect(said("LM-122")).toEqual(["It can lie only like this: the side by which one comes in must be open (LM-122)."]);
    expect(said("LM-201")).toEqual(["It can lie only like this: so it fits more of its neighbours (LM-201)."]);
  });

  it("carries a treasure to who takes it, with its back up", () => {
    const [taken] = acts("took_treasure", { seat: 1, treasure: 2, kind: "gold" });
    expect(taken).toMatchObject({ verb: "take", from: treasureCell(2, 3), to: { seat: 1 } });
  });

  it("lets whoever steps into a trap lose a card unseen", () => {
    expect(acts("lost", { seat: 1 }).at(-1)).toMatchObject({ verb: "take", from: { seat: 1 }, to: "pile" });
  });
});
