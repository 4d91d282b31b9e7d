// Ends a session after two hours without activity. Tabs share the time of the last activity through local storage.
import { readStored, store } from '../kit/storage/browser-store.ts';

export const INACTIVITY_LIMIT = 7_200_000;
export const INACTIVITY_CHECK = 60_000;
const WRITE_EVERY = 1_000;
const TOUCHES = ['mousedown', 'keypress', 'scroll', 'touchstart'] as const;

/** Returns whether the last activity, in any tab, was at least two hours ago. */
function isInactive(now: number): boolean {
  const last = Number(readStored('lastActivity'));
  return last > 0 && now - last >= INACTIVITY_LIMIT;
}

/**
 * Watches the user's activity. Calls `onInactive` once, after two hours without activity in any tab. Returns a function
 * that stops watching.
 */
export function watchInactivity(onInactive: () => void): () => void {
  let written = 0;
  const touched = () => {
    const now = Date.now();
    if (now - written < WRITE_EVERY || isInactive(now)) return;
    written = now;
    store('lastActivity', String(now));
  };
  const stop = () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
    for (const touch of TOUCHES) document.removeEventListener(touch, touched, true);
  };
  const check = () => {
    if (!isInactive(Date.now())) return;
    stop();
    onInactive();
  };
  const timer = setInterval(check, INACTIVITY_CHECK);
  document.addEventListener('visibilitychange', check);
  for (const touch of TOUCHES) document.addEventListener(touch, touched, { capture: true, passive: true });
  if (readStored('lastActivity') === null) touched();
  check();
  return stop;
}
