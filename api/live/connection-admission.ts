// Lets those who want a socket in one after the other: after a restart all come at once, and whoever only reads a page must not wait behind
// them. A process takes one line from the system in each turn of its loop, so turns must be short while many stand there.
import { watchLoad } from '../http/loop-load.ts';

const LOOK_MS = 2;
/** The share of the time since the last look for which the process had work: above it the next one waits. */
const BUSY = 0.6;
/** So many looks at most: 100 a second get in however busy it is. */
const MAX_CHECKS = 5;

/** Calls what it is given in the order in which it came: 500 a second at most, and only while there is room for calls beside it. */
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
