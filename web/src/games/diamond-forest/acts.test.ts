import { beforeAll, describe, expect, it, vi } from "vitest";

import type { GameFacts } from "../../api";
import type { Event } from "../../generated/protocol";
import { after } from "../../stage/acts";
import type { Scene } from "../../stage/scene";
import type { Sight } from "../look";
import { actsOf } from "./acts";
import type { ForestScreen } from "./screen";

vi.stubGlobal("document", { documentElement: {} });

const SIGHT: Sight = { facts: {} as GameFacts, light: "dark", names: ["Anna", "Rosa"], me: null };
const SCREEN = { active: 0, seats: 2 } as ForestScreen;

let scene: Scene;

beforeAll(() => {
  const cells = [[0, 0], [1, 0], [0, 1], [1, 1]] as const;
  const dwarf = (seat: number, x: number, y: number): NonNullable<Scene["figures"]>[number] => ({ key: String(seat), x, y, picture: "", label: "" });
  scene = {
    cards: cells.map(([x, y]) => ({ key: `${x},${y}`, x, y, picture: "", label: "", back: "back", face: x && y ? "imp" : null })),
    figures: [dwarf(0, 0, 0), dwarf(1, 1, 1)],
  };
});

/** What is to be seen when all that has happened. */
function happens(...events: [string, Event["args"]][]): Scene {
  return events.reduce((seen, [name, args]) => actsOf({ name, args }, seen, SCREEN, SIGHT).reduce(after, seen), scene);
}

const faceAt = ({ cards }: Scene, key: string): string | null | undefined => cards.find((card) => card.key === key)?.face;
const standing = ({ figures = [] }: Scene): string[] => figures.map(({ x, y }) => `${x},${y}`);

describe("what is shown", () => {
  it("turns a tile over, and back into the dark without a trace", () => {
    expect(faceAt(happens(["shown", { seat: 0, x: 1, y: 0, tile: "bog" }]), "1,0")).toBe("bog");
    expect(faceAt(happens(["shown", { seat: 0, x: 1, y: 0, tile: "bog" }], ["covered", { x: 1, y: 0 }]), "1,0")).toBeNull();
  });

  it("moves a dwarf to the tile it enters, and lays it down when it is stuck", () => {
    const entered = happens(["entered", { seat: 0, x: 1, y: 0, tile: "bog" }], ["stuck", { seat: 0 }]);
    expect([standing(entered), entered.figures?.[0]?.lying, faceAt(entered, "1,0")]).toEqual([["1,0", "1,1"], true, "bog"]);
    expect(happens(["stuck", { seat: 0 }], ["crossed", { seat: 0 }]).figures?.[0]?.lying).toBe(false);
  });

  it("lets two dwarfs trade places", () => {
    expect(standing(happens(["traded", { seat: 0, on: 1 }]))).toEqual(["1,1", "0,0"]);
  });

  it("carries the imp and everybody on it to the other place", () => {
    const whisked = happens(["whisked", { seat: 1, x: 1, y: 1, to_x: 0, to_y: 1 }]);
    expect([faceAt(whisked, "0,1"), faceAt(whisked, "1,1"), standing(whisked)]).toEqual(["imp", null, ["0,0", "0,1"]]);
  });

  it("takes a dwarf off the board that has got home", () => {
    expect(happens(["got_home", { seat: 1, rank: 1 }]).figures?.map(({ key }) => key)).toEqual(["0"]);
  });

  it("puts a dwarf on the board that starts", () => {
    const { figures } = happens(["got_home", { seat: 1, rank: 1 }], ["started", { seat: 1, x: 0, y: 1 }]);
    expect(figures?.find(({ key }) => key === "1")).toMatchObject({ x: 0, y: 1 });
  });

  it("stays as it is when something happens that is not to be seen", () => {
    expect(happens(["declined", { seat: 0 }])).toBe(scene);
  });
});

it("a secret is shown to the one who is told it alone", () => {
  const peek = (secret?: Event["secret"]): Event => ({ name: "peeked", args: { seat: 1, x: 0, y: 1 }, ...(secret && { secret }) });
  const secrets = (event: Event): (number | undefined)[] => actsOf(event, scene, SCREEN, SIGHT).flatMap((act) => (act.verb === "show" && act.secret ? [act.secret.seat] : []));
  expect(secrets(peek({ tile: "fire" }))).toEqual([1]);
  expect(secrets(peek())).toEqual([]);
});
