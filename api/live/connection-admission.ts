// Admits new sockets at a rate that follows the event loop delay, because requests must not wait behind the many
// clients that reconnect at once after a restart (decision 0057).

/** The pause after each admission is this multiple of the event loop delay, so that requests are handled in between. */
const REST_FACTOR = 3;
/** Weight of the newest delay in the moving average. */
const NEWEST = 0.3;
const MIN_GAP_MS = 1;
/** Longest pause. With it, 2,000 sockets are back within 40 s, even in a busy process. */
const MAX_GAP_MS = 20;

interface Clock {
  /** Returns the time in milliseconds. */
  now(): number;
  after(ms: number, look: () => void): void;
}

const processClock: Clock = {
  now: () => performance.now(),
  after: (ms, look) => {
    setTimeout(look, ms);
  },
};

/** Returns the milliseconds until the next admission for an event loop delay in milliseconds. */
export const gapFor = (delayMs: number): number => Math.min(MAX_GAP_MS, Math.max(MIN_GAP_MS, REST_FACTOR * delayMs));

/**
 * Returns a function that runs callbacks in order. The longer the turns of the event loop are, the fewer callbacks run
 * in a second.
 */
export function createAdmission(clock = processClock): (enter: () => void) => void {
  const waiting: (() => void)[] = [];
  let isLooking = false;
  let delay = 0;
  let last = 0;
  let due = 0;
  const lookAfter = (gap: number) => {
    due = clock.now() + gap;
    clock.after(gap, look);
  };
  const look = () => {
    const began = clock.now();
    const elapsed = began - last;
    const count = Math.max(1, Math.floor(elapsed / MAX_GAP_MS));
    last = began - Math.max(0, elapsed - count * MAX_GAP_MS);
    for (const enter of waiting.splice(0, count)) enter();
    // The time of the admissions is part of the delay that requests see.
    delay += NEWEST * (clock.now() - due - delay);
    isLooking = waiting.length > 0;
    if (isLooking) lookAfter(gapFor(delay));
  };
  return (enter) => {
    waiting.push(enter);
    if (isLooking) return;
    isLooking = true;
    last = clock.now();
    lookAfter(0);
  };
}
