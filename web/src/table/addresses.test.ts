import { expect, test } from "vitest";

import { choicesOf, isOnlyHere } from "./addresses.svelte";

const WIFI = "http://192.168.1.5:8040";
const VPN = "http://10.8.0.2:8040";

test("what a device calls itself is no address for others", () => {
  for (const name of ["127.0.0.1", "127.0.0.2:8040", "localhost:8040", "tables.localhost", "0.0.0.0:8040", "[::1]:8040", "[::]"]) {
    expect(isOnlyHere(`http://${name}`), name).toBe(true);
  }
  for (const name of ["192.168.1.5:8040", "play.example.org", "127.0.0.1.example.org", "localhost.example.org", "[fd00::1]:8040"]) {
    expect(isOnlyHere(`http://${name}`), name).toBe(false);
  }
});

test("a page invites to where it was opened, if others can open it there", () => {
  expect(choicesOf("https://play.example.org", [])).toEqual(["https://play.example.org"]);
  expect(choicesOf(WIFI, [VPN, WIFI])).toEqual([WIFI, VPN]);
});

test("a page that was opened where only this device can invites to what the server knows", () => {
  expect(choicesOf("http://127.0.0.1:8040", [WIFI, VPN])).toEqual([WIFI, VPN]);
  expect(choicesOf("http://localhost:8040", [])).toEqual([]);
});
