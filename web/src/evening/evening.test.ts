import { describe, expect, it } from "vitest";

import { gamesOf, guestsOf, type Played } from "./evening";

const EVENING: Played[] = [
  {
    game: "saboteur",
    players: [
      { name: "Eva", won: false, roles: { miner: { rounds: 2, won: 1 }, saboteur: { rounds: 1, won: 0 } } },
      { name: "Jan", won: true, roles: { miner: { rounds: 3, won: 1 } } },
      { name: "", won: true, roles: { saboteur: { rounds: 3, won: 2 } } },
      { name: "", won: false, roles: { miner: { rounds: 3, won: 1 } } },
    ],
  },
  { game: "diamond-forest", players: [{ name: "Eva", won: true, roles: {} }, { name: "", won: false, roles: {} }] },
  {
    game: "saboteur",
    players: [
      { name: "Eva", won: true, roles: { saboteur: { rounds: 3, won: 3 } } },
      { name: "Jan", won: false, roles: { miner: { rounds: 3, won: 0 } } },
    ],
  },
];

describe("an evening", () => {
  it("has each game once, in the order of the evening", () => {
    expect(gamesOf(EVENING)).toEqual(["saboteur", "diamond-forest"]);
  });

  it("counts wins by game, who won most first and bots together at the end", () => {
    const guests = guestsOf(EVENING);
    expect(guests.map(({ name, wins }) => [name, wins])).toEqual([["Eva", 2], ["Jan", 1], ["", 1]]);
    expect(Object.fromEntries(guests[0]!.tables)).toEqual({ saboteur: [false, true], "diamond-forest": [true] });
    expect(Object.fromEntries(guests[2]!.tables)).toEqual({ saboteur: [true], "diamond-forest": [false] });
  });

  it("adds the rounds of each role up, of people only", () => {
    const [eva, jan, bots] = guestsOf(EVENING);
    expect(Object.fromEntries(eva!.roles)).toEqual({ miner: { rounds: 2, won: 1 }, saboteur: { rounds: 4, won: 3 } });
    expect(Object.fromEntries(jan!.roles)).toEqual({ miner: { rounds: 6, won: 1 } });
    expect(bots!.roles.size).toBe(0);
  });
});
