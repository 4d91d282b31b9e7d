// Tracks the slots of a runner (each runs one task at a time): the last sign of progress of each slot, and the started
// tasks.
import { type Durations, newDurations } from './durations.ts';

export interface Slot {
  /** Time of the last sign of progress, in ms of the monotonic clock. */
  at: number;
  /** Name of the task that runs in the slot; null while idle. */
  task: string | null;
}

export const LIMITS = {
  /** After this time without a heartbeat, the sweeper considers a runner dead. */
  lease_ms: 6000,
  /**
   * After this time since its last successful heartbeat, a worker process exits. The time is shorter than `lease_ms`,
   * so that the process exits before the sweeper releases its tasks.
   */
  fence_ms: 4000,
  /** Maximum time between two signs of progress of an idle slot, which polls at least once a second (`lane.ts`). */
  idle_ms: 6000,
  /** Maximum time between two progress reports of a task. It is longer than the timeout of every external call. */
  silent_ms: 10_000,
  /** Longest time for which a task may block the event loop. */
  loop_ms: 4000,
} as const;

const SILENT_GRACE_MS = 3000;

/** The slots of one runner. */
export interface Slots {
  byWorker: Map<object, Slot>;
  byTask: Map<string, Slot>;
  /**
   * Time of the last fetch of tasks in advance (into the local queue of graphile-worker), in ms of the monotonic clock.
   * While that queue has tasks, idle slots do not poll. So `stalledSlot` counts a recent fetch as a sign of progress of
   * every idle slot.
   */
  fetched_at: number;
  /** Durations of the recent runs of each task. */
  took: Durations;
}

export function newSlots(): Slots {
  return { byWorker: new Map(), byTask: new Map(), fetched_at: 0, took: newDurations() };
}

/**
 * Records a sign of progress of a slot and returns the slot. `task` is the name of the task that the slot runs; null
 * while the slot is idle.
 */
export function markSlot(slots: Slots, worker: object, task: string | null): Slot {
  const known = slots.byWorker.get(worker);
  const slot = known ?? { at: 0, task: null };
  slot.at = performance.now();
  slot.task = task;
  if (!known) slots.byWorker.set(worker, slot);
  return slot;
}

/**
 * Returns a description of the first stalled slot; null if no slot is stalled. `now` is in ms of the monotonic clock.
 */
export function stalledSlot({ byWorker, fetched_at }: Slots, now: number): string | null {
  for (const { at, task } of byWorker.values()) {
    const silence = now - (task ? at : Math.max(at, fetched_at));
    if (silence > (task ? LIMITS.silent_ms + SILENT_GRACE_MS : LIMITS.idle_ms)) {
      return `a slot was silent for ${Math.round(silence)} ms (${task ?? 'idle'})`;
    }
  }
  return null;
}
