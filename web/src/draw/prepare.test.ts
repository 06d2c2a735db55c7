import { afterEach, beforeEach, expect, it, vi } from "vitest";

const FRAME = 16;
let free = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", { requestIdleCallback: true });
  vi.stubGlobal("requestIdleCallback", (work: (deadline: { timeRemaining: () => number }) => void) => setTimeout(() => work({ timeRemaining: () => free }), FRAME));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("waits for a browser that rests, but not for ever", async () => {
  const { inSpareTime, soon } = await import("./prepare");
  const needed = vi.fn();
  const picture = vi.fn();
  free = 1;
  soon(needed);
  inSpareTime(picture);
  vi.advanceTimersByTime(2_000);
  expect(needed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(needed).toHaveBeenCalledOnce();
  expect(picture).not.toHaveBeenCalled();
  free = 50;
  vi.advanceTimersByTime(100);
  expect(picture).toHaveBeenCalledOnce();
  expect(needed).toHaveBeenCalledOnce();
});
