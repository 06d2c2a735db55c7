import { afterEach, expect, test, vi } from "vitest";

import { addressOf } from "./socket";

afterEach(() => vi.unstubAllGlobals());

test("the address of a socket says the table, the same for whoever writes its code in small letters", () => {
  vi.stubGlobal("location", { protocol: "http:", host: "192.168.1.5:8040" });
  expect(addressOf("ABCDEF")).toBe("ws://192.168.1.5:8040/api/socket?table=ABCDEF");
  expect(addressOf("abcdef")).toBe(addressOf("ABCDEF"));
});

test("a page that came by HTTPS speaks as safely, and whatever stands for a code stays one", () => {
  vi.stubGlobal("location", { protocol: "https:", host: "play.example.org" });
  expect(addressOf("A&B=C")).toBe("wss://play.example.org/api/socket?table=A%26B%3DC");
});
