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
    return notifyByWorker(text, tag); // Browsers of phones have the name and not the thing.
  }
}

function notifyByWorker(text: string, tag: string): () => void {
  if (!("serviceWorker" in navigator)) return () => undefined;
  const shown = worker().then(async (registration) => {
    await registration.showNotification("Permoník", { body: text, tag, data: location.href });
    return registration;
  });
  shown.catch(() => undefined); // A browser that wants none of it has said so.
  return () => {
    const closed = shown.then(async (registration) => (await registration.getNotifications({ tag })).forEach((one) => one.close()));
    closed.catch(() => undefined);
  };
}

/** A worker that does nothing else. No page lies within its scope: none is ever served by it. */
async function worker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register("/notices.js", { scope: "/notices/" });
  const coming = registration.installing;
  if (coming && !registration.active) await new Promise((resolve) => coming.addEventListener("statechange", () => registration.active && resolve(null)));
  return registration;
}
