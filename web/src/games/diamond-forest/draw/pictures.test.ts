import { expect, it } from "vitest";

import tileTable from "../../../../../src/permonik/engine/diamond_forest/data/tile.csv?raw";
import dieTable from "../../../../../src/permonik/engine/diamond_forest/data/die.csv?raw";
import moves from "../../../../../src/permonik/messages/en/diamond-forest.ftl?raw";
import type { Light } from "../../../draw/ink";
import { CONTROL_NAMES, type Control } from "./controls";
import { TRICKS } from "./dice";
import { GEMS } from "./gems";
import { bag, control, covered, diamond, die, ending, figure, tile, token, trick, wood } from "./pictures";

const LIGHTS: Light[] = ["dark", "light"];
const TILES = column(tileTable, "name");
const POSES = ["standing", "lying", "carrying"] as const;
const SEATS = [0, 1, 2, 3];

function column(table: string, name: string): string[] {
  const [head = "", ...rows] = table.trim().split(/\r?\n/);
  const place = head.split(",").indexOf(name);
  return rows.map((row) => row.split(",")[place] ?? "");
}

function svg(address: string): string {
  return decodeURIComponent(address.replace("data:image/svg+xml,", ""));
}

/** What eyes see that see no colour at all: the lines alone, whatever their names. */
function withoutColour(address: string): string {
  return svg(address).replaceAll(/"#[0-9a-f]{3,6}"/gi, '"grey"').replaceAll(/id="[a-z0-9-]+"|url\(#[a-z0-9-]+\)/g, "");
}

function pictures(light: Light): string[] {
  return [
    ...TILES.map((name) => tile(name, light)),
    covered(light),
    wood(light),
    ...[...SEATS, null].map((winner) => ending(winner, SEATS.length, GEMS, light)),
    token(light),
    ...TRICKS.flatMap((name) => [trick(name, light), die(name)]),
    ...[1, 2, 3, 4, 5, 6].map((pips) => die(pips)),
    die("imp"),
    ...GEMS.flatMap((colour) => [diamond(colour), diamond(colour, false)]),
    ...SEATS.flatMap((seat) => [bag(seat), bag(seat, GEMS), ...POSES.map((pose) => figure(seat, pose))]),
    ...CONTROL_NAMES.map((name) => control(name, light)),
  ];
}

it("draws every tile of the box, and no tile that does not exist", () => {
  expect(TILES.length).toBe(17);
  for (const name of TILES) expect(svg(tile(name, "dark"))).toContain("<svg");
  expect(() => tile("toad", "dark")).toThrow();
});

it("has a diamond for every colour and a trick for every face of the die", () => {
  expect(GEMS.map((colour) => `diamond-${colour}`)).toEqual(TILES.filter((name) => name.startsWith("diamond-")));
  expect(new Set(column(dieTable, "trick"))).toEqual(new Set(TRICKS));
});

it("has a picture for every kind of move", () => {
  const own = [...moves.matchAll(/^move-([a-z]+)=/gm)].map(([, kind]) => kind as Control);
  const kinds: Control[] = [...own, "step", "stop"]; // which other games have as well
  expect(kinds.length).toBe(18);
  expect(kinds.filter((kind) => !CONTROL_NAMES.includes(kind))).toEqual([]);
});

it.each(LIGHTS)("tells everything apart without colour (%s)", (light) => {
  const seen = pictures(light).map(withoutColour);
  expect(new Set(seen).size).toBe(seen.length);
});

it.each(LIGHTS)("closes what it opens and leaves nothing undefined (%s)", (light) => {
  for (const drawn of pictures(light).map(svg)) {
    const open: string[] = [];
    for (const [, end, name = "", alone] of drawn.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
      if (end) expect(open.pop()).toBe(name);
      else if (!alone) open.push(name);
    }
    expect(open).toEqual([]);
    expect(drawn).not.toMatch(/undefined|NaN/);
  }
});

it.each(LIGHTS)("refers to nothing that is not drawn with it (%s)", (light) => {
  for (const drawn of pictures(light).map(svg)) {
    for (const [, id] of drawn.matchAll(/url\(#([a-z0-9-]+)\)/g)) expect(drawn).toContain(`id="${id}"`);
  }
});

it("shows a dwarf of its own to each seat, and the tile that is to be entered", () => {
  expect(new Set(SEATS.map((seat) => control("retreat", "dark", { seat }))).size).toBe(SEATS.length);
  expect(new Set(TILES.map((name) => control("enter", "dark", { tile: name }))).size).toBe(TILES.length);
});

it("ends with everybody in the picture, and with the diamonds that were asked for", () => {
  const drawings = [2, 3, 4].map((seats) => svg(ending(0, seats, ["red"], "dark")).length);
  expect(drawings).toEqual(drawings.toSorted((one, other) => one - other));
  expect(new Set(drawings).size).toBe(drawings.length);
  expect(ending(0, 2, GEMS, "dark")).not.toBe(ending(0, 2, GEMS.slice(0, 3), "dark"));
});
