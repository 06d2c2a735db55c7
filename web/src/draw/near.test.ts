import { expect, it, vi } from "vitest";

let come: (seen: { isIntersecting: boolean; target: unknown }[]) => void = () => undefined;
const spare: (() => void)[] = [];

vi.stubGlobal("window", { requestIdleCallback: true });
vi.stubGlobal("requestIdleCallback", (work: (deadline: { timeRemaining: () => number }) => void) => spare.push(() => work({ timeRemaining: () => 50 })));
vi.stubGlobal("IntersectionObserver", class {
  observe = vi.fn();
  unobserve = vi.fn();

  constructor(seen: typeof come) {
    come = seen;
  }
});

const { drawAll, picture } = await import("./near");

interface Shown {
  localName: string;
  shows: string;
  setAttribute: (name: string, value: string) => void;
}

function image(localName = "img"): Shown {
  return { localName, shows: "", setAttribute(name, value) { this.shows = `${name}=${value}`; } };
}

function attach(shown: Shown, draw: () => string): () => void {
  return picture(draw)(shown as unknown as HTMLImageElement) as () => void;
}

it("what comes near is drawn before what is far, one after the other", async () => {
  const [first, second, gone] = [image(), image("image"), image()];
  attach(first, () => "first");
  attach(second, () => "second");
  const forget = attach(gone, () => "gone");
  expect([first.shows, second.shows]).toEqual(["", ""]);
  come([{ isIntersecting: false, target: first }, { isIntersecting: true, target: second }]);
  await vi.waitFor(() => expect(second.shows).toBe("href=second"));
  expect(first.shows).toBe("");
  forget();
  while (spare.length) spare.shift()?.();
  expect([first.shows, gone.shows]).toEqual(["src=first", ""]);
});

it("paper shows everything", () => {
  const [first, second] = [image(), image()];
  attach(first, () => "first");
  attach(second, () => "second");
  drawAll();
  expect([first.shows, second.shows]).toEqual(["src=first", "src=second"]);
});
