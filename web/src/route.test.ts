import { beforeAll, expect, test, vi } from "vitest";

let route: typeof import("./route.svelte");

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/", hash: "" });
  vi.stubGlobal("addEventListener", () => undefined);
  route = await import("./route.svelte");
});

test("a table is shown as its address says", () => {
  const { pageOf, tablePath } = route;
  for (const layout of ["table", "watch", "screen", "hand"] as const) {
    expect(pageOf(tablePath("ABCDEF", layout))).toEqual({ name: "table", code: "ABCDEF", layout });
  }
  expect(pageOf("/t/ABCDEF/elsewhere")).toEqual({ name: "lost" });
});

test("a big screen and a watcher listen without a seat", () => {
  const { listenerOf } = route;
  expect(["table", "watch", "screen", "hand"].map((layout) => listenerOf(layout as import("./route.svelte").Layout))).toEqual(["seat", "watcher", "watcher", "seat"]);
});
