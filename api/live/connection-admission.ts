// Admits new sockets one at a time, because page requests must not wait behind the many clients that reconnect at once
// after a restart. A process accepts one connection per event loop turn, so turns must be short while many clients
// wait.
import { watchLoad } from '../http/loop-load.ts';

const LOOK_MS = 2;
/** A socket is admitted if the load of the event loop (0 to 1) since the last check is at most this value. */
const BUSY = 0.6;
/**
 * After this many checks without an admission, the next socket is admitted although the process is busy. That is about
 * 100 sockets per second.
 */
const MAX_CHECKS = 5;

/** Returns a function that runs callbacks in order: at most 500 per second, and fewer while the process is busy. */
export function createAdmission(): (enter: () => void) => void {
  const waiting: (() => void)[] = [];
  let isLooking = false;
  let looks = 0;
  const loadSinceLook = watchLoad();
  const look = () => {
    const isBusy = loadSinceLook() > BUSY;
    looks += 1;
    if (!isBusy || looks >= MAX_CHECKS) {
      looks = 0;
      waiting.shift()?.();
    }
    isLooking = waiting.length > 0;
    if (isLooking) setTimeout(look, LOOK_MS);
  };
  return (enter) => {
    waiting.push(enter);
    if (!isLooking) setTimeout(look, 0);
    isLooking = true;
  };
}
