/** The screen stays on, where the browser can do that. */

/** From now on until the answer is called. */
export function keepAwake(): () => void {
  let [wanted, lock]: [boolean, WakeLockSentinel | null] = [true, null];

  /** A page that was hidden has lost it. */
  async function hold(): Promise<void> {
    if (!wanted || document.hidden || !("wakeLock" in navigator)) return;
    const held = await navigator.wakeLock.request("screen").catch(() => null); // A low battery may forbid it.
    if (wanted) lock = held;
    else void held?.release();
  }

  const again = (): void => void hold();
  document.addEventListener("visibilitychange", again);
  void hold();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
