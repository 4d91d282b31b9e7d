// Kills the process if a task blocks its event loop. Runs in a separate thread, because a blocked event loop also
// blocks timers.
import { Worker } from 'node:worker_threads';
import { LIMITS } from './slots.ts';

const TICK_MS = 250;

// Code of the watching thread. It kills the process if the event loop has not increased the counter `beats` for longer
// than the limit.
const watch = `const { workerData: { beats, limit, tick } } = require('node:worker_threads');
let seen = -1, at = performance.now();
setInterval(() => {
  const now = Atomics.load(beats, 0);
  if (now !== seen) { seen = now; at = performance.now(); }
  else if (performance.now() - at > limit) process.kill(process.pid, 'SIGKILL');
}, tick);`;

/** Starts to watch the event loop of this process. Returns a function that ends the watch. */
export function watchEventLoop(): () => void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const timer = setInterval(() => Atomics.add(beats, 0, 1), TICK_MS);
  const thread = new Worker(watch, {
    eval: true,
    workerData: { beats, limit: LIMITS.loop_ms, tick: TICK_MS },
    resourceLimits: { maxOldGenerationSizeMb: 8 },
  });
  thread.unref();
  return () => {
    clearInterval(timer);
    void thread.terminate();
  };
}
