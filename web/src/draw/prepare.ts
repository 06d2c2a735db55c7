/** Pictures that will be needed are read by the browser beforehand: on a slow phone that takes longer than a frame. */

/** Kept, or the browser would forget what it has read. */
const read = new Map<string, HTMLImageElement>();
const SOON = 600;
const PAUSE = 50;
/** Milliseconds that must be free: while something moves there are fewer, and nothing may hold it up. */
const FREE = 15;

/** Milliseconds in which something is done even if the browser never rests. */
const BOUND = 2_000;

/** Calls when the browser has nothing else to do, or at the latest then; Safari does not tell when that is. */
export function inSpareTime(work: () => void, latest = Infinity): void {
  if (!("requestIdleCallback" in window)) {
    setTimeout(work, PAUSE);
    return;
  }
  const bound = latest === Infinity ? undefined : { timeout: Math.max(1, latest - performance.now()) };
  requestIdleCallback((deadline) => {
    if (deadline.timeRemaining() < FREE && performance.now() < latest) inSpareTime(work, latest);
    else work();
  }, bound);
}

/** Calls in spare time, when what is to be seen at once is there: soon, for something may wait for it. */
export function soon(work: () => void): void {
  setTimeout(() => inSpareTime(work, performance.now() + BOUND), SOON);
}

function readOnce(address: string): void {
  if (read.has(address)) return;
  const image = new Image();
  image.src = address;
  read.set(address, image);
}

function readAll([draw, ...others]: (() => string)[]): void {
  if (!draw) return;
  inSpareTime(() => {
    readOnce(draw());
    readAll(others);
  });
}

/** Draws and reads pictures one at a time. */
export function prepare(draws: (() => string)[]): void {
  soon(() => readAll(draws));
}
