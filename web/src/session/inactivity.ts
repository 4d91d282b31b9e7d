// Two hours without a touch end the session; tabs share the last touch through local storage.
import { readStored, store } from '../http/browser-store.ts';

export const INACTIVITY_LIMIT = 7_200_000;
export const INACTIVITY_CHECK = 60_000;
const WRITE_EVERY = 1_000;
const TOUCHES = ['mousedown', 'keypress', 'scroll', 'touchstart'] as const;

/** Whether the last touch, in any tab, is two hours old. */
function isInactive(now: number): boolean {
  const last = Number(readStored('lastActivity'));
  return last > 0 && now - last >= INACTIVITY_LIMIT;
}

/** Watches the page; `onInactive` is called once when the two hours are over. Answers how to stop watching. */
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
