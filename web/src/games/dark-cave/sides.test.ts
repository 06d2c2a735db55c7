import { describe, expect, it } from "vitest";

import { sidesOf, worksFor } from "./sides";
import { caveScreen, dwarf } from "./testing";

describe("the sides that are still possible", () => {
  it("are as many as one clan card leaves open", () => {
    const { roles, blue } = sidesOf(caveScreen());
    expect(blue).toEqual([4, 3, 2]);
    expect([...roles[0]!]).toEqual(["blue-loyal"]);
    expect([...roles[1]!].sort()).toEqual(["blue-loyal", "blue-saboteur"]);
  });

  it("are fewer when a saboteur is known: there is only one in each clan", () => {
    const players = [dwarf({ role: "blue-saboteur" }), dwarf(), dwarf(), dwarf({ clan: "yellow" }), dwarf({ clan: "yellow" })];
    const { roles, blue } = sidesOf(caveScreen({ players }));
    expect([...roles[1]!, ...roles[2]!]).toEqual(["blue-loyal", "blue-loyal"]);
    expect(blue).toEqual([3, 2]);
  });

  it("are certain for the first one out, who has seen the cards set aside", () => {
    const players = [dwarf({ role: "blue-loyal", escaped: true, revealed: true }), dwarf(), dwarf(), dwarf({ clan: "yellow" }), dwarf({ clan: "yellow" })];
    expect(sidesOf(caveScreen({ players, first_out: 0, undealt_roles: ["blue-loyal", "yellow-loyal", "yellow-loyal"] })).blue).toEqual([3]);
  });

  it("each have a dwarf inside while the game goes on (DC-252)", () => {
    const yellow = [dwarf({ clan: "yellow", role: "yellow-loyal", revealed: true, escaped: true }), dwarf({ clan: "yellow", role: "yellow-loyal", revealed: true, escaped: true })];
    const players = [dwarf({ role: "blue-loyal" }), dwarf({ role: "blue-loyal" }), dwarf(), ...yellow];
    const { roles } = sidesOf(caveScreen({ players, first_out: 3 }));
    expect([...roles[2]!]).toEqual(["blue-saboteur"]);
  });

  it("are those of one clan with three or four players", () => {
    const players = [dwarf({ role: "blue-saboteur" }), dwarf(), dwarf(), dwarf()];
    const { blue } = sidesOf(caveScreen({ seats: 4, players, undealt: [] }));
    expect(blue).toEqual([2]);
    expect(worksFor("blue-saboteur")).toBe("yellow");
  });
});
