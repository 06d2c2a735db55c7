/** Notifications of the browser: only where the page came safely, and the person agreed. */

export function canNotify(): boolean {
  return isSecureContext && "Notification" in window;
}

/** Asks the person, unless it is known; whether it may be. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Shows a text to somebody who does not look at the page; what takes it away again. */
export function notify(text: string, tag: string): () => void {
  if (!canNotify() || Notification.permission !== "granted" || !document.hidden) return () => undefined;
  try {
    const shown = new Notification("Permoník", { body: text, tag });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return () => shown.close();
  } catch {
    return () => undefined; // Browsers of phones have the name and not the thing.
  }
}
