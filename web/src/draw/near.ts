/** Pictures are drawn when they come near, and the others in spare time: all at once they would hold the page up. */

import type { Attachment } from "svelte/attachments";

import { inSpareTime } from "./prepare";

/** How far outside of the window something is near: half its height. */
const NEAR = "50%";

type Draw = () => void;

/** Takes one after the other, each when its time has come. */
class Turns {
  readonly waiting = new Map<Element, Draw>();
  #goesOn = false;

  constructor(private readonly later: (work: () => void) => void) {}

  add(element: Element, draw: Draw): void {
    this.waiting.set(element, draw);
    if (this.#goesOn) return;
    this.#goesOn = true;
    this.#next();
  }

  #next(): void {
    this.later(() => {
      const [first] = this.waiting;
      this.#goesOn = first !== undefined;
      if (!first) return;
      this.waiting.delete(first[0]);
      first[1]();
      this.#next();
    });
  }
}

const near = new Turns((work) => setTimeout(work));
const far = new Turns(inSpareTime);
const watched = new Map<Element, Draw>();
let observer: IntersectionObserver | undefined;

function come(seen: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of seen) {
    const draw = watched.get(target);
    if (!isIntersecting || !draw) continue;
    forget(target);
    near.add(target, draw);
  }
}

function forget(element: Element): void {
  observer?.unobserve(element);
  for (const kept of [watched, near.waiting, far.waiting]) kept.delete(element);
}

/** Calls when this comes near, unless it is forgotten before. */
export function whenNear(element: Element, draw: Draw): () => void {
  observer ??= new IntersectionObserver(come, { rootMargin: NEAR });
  watched.set(element, draw);
  observer.observe(element);
  return () => forget(element);
}

/** The picture of an image whose place is there at once. */
export function picture(draw: () => string): Attachment<HTMLImageElement | SVGImageElement> {
  return (image) => {
    const show = (): void => {
      forget(image);
      image.setAttribute(image.localName === "image" ? "href" : "src", draw());
    };
    far.add(image, show);
    return whenNear(image, show);
  };
}

/** Paper shows everything. */
export function drawAll(): void {
  for (const draw of [...near.waiting.values(), ...far.waiting.values()]) draw();
}
