/** Makes what is in a box as large as it can be without being cut off. */

const [LARGEST, SMALLEST, STEP] = [2, 0.9, 0.1];

export function fitted(box: HTMLElement): () => void {
  const inner = box.firstElementChild as HTMLElement;

  function fit(): void {
    const full = box.clientHeight;
    for (let zoom = LARGEST; zoom >= SMALLEST; zoom -= STEP) {
      inner.style.setProperty("zoom", zoom.toFixed(1));
      if (inner.getBoundingClientRect().height <= full && inner.scrollWidth <= inner.clientWidth) return;
    }
  }

  const sizes = new ResizeObserver(fit);
  sizes.observe(box);
  const contents = new MutationObserver(fit);
  contents.observe(inner, { childList: true, subtree: true, characterData: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
