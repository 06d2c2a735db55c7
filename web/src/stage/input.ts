/** What fingers and keys have in common on all pages. */

/** Milliseconds after which a finger is held on something, to know what it is. */
export const HELD_LONG = 550;

/** What a table asks now. */
const REST = "[data-rest]";

/** When what had the focus is gone: back to where one was, or else to what is asked; never to nowhere, for keys and readers start from it. */
export function restFocus(before: Element | null = null): void {
  requestAnimationFrame(() => {
    if (document.querySelector("dialog[open]") || (document.activeElement && document.activeElement !== document.body)) return;
    const there = before instanceof HTMLElement && before !== document.body && before.isConnected && !before.matches(":disabled");
    const place = there ? before : document.querySelector<HTMLElement>(REST);
    place?.focus({ preventScroll: true });
  });
}
