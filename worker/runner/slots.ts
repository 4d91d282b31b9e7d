// What a queue's runner is known to be doing: each slot's last sign of progress, each started task.
import { type Durations, newDurations } from './durations.ts';

export interface Slot {
  /** Monotonic milliseconds of the last sign. */
  at: number;
  /** The task that runs in it, by its identifier. */
  task: string | null;
}

export const LIMITS = {
  /** A sweeper takes a runner without a heartbeat for dead after this long. */
  lease_ms: 6000,
  /** Before that, the runner has ended itself by its own clock. */
  fence_ms: 4000,
  /** An idle slot polls every two seconds. */
  idle_ms: 6000,
  /** The longest a task may report nothing; above every outside timeout. */
  silent_ms: 10_000,
  /** The longest the event loop may stand still. */
  loop_ms: 4000,
} as const;

const SILENT_GRACE_MS = 3000;

/** The slots of one runner. */
export interface Slots {
  byWorker: Map<object, Slot>;
  byTask: Map<string, Slot>;
  /** Monotonic milliseconds of the local queue's last fetch: its idle slots poll nothing themselves. */
  fetched_at: number;
  /** How long its tasks took. */
  took: Durations;
}

export function newSlots(): Slots {
  return { byWorker: new Map(), byTask: new Map(), fetched_at: 0, took: newDurations() };
}

/** The slot of a worker, marked as having moved just now. */
export function markSlot(slots: Slots, worker: object, task: string | null): Slot {
  const known = slots.byWorker.get(worker);
  const slot = known ?? { at: 0, task: null };
  slot.at = performance.now();
  slot.task = task;
  if (!known) slots.byWorker.set(worker, slot);
  return slot;
}

/** Says which slot has stood still for too long, or null. `now` in monotonic milliseconds. */
export function stalledSlot({ byWorker, fetched_at }: Slots, now: number): string | null {
  for (const { at, task } of byWorker.values()) {
    const silence = now - (task ? at : Math.max(at, fetched_at));
    if (silence > (task ? LIMITS.silent_ms + SILENT_GRACE_MS : LIMITS.idle_ms)) {
      return `a slot was silent for ${Math.round(silence)} ms (${task ?? 'idle'})`;
    }
  }
  return null;
}
