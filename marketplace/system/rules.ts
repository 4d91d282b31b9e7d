// When a queue is on time, slow or stopped, and what of a task's failure may be shown. Pure.
import type { QueueState } from '#contracts/system.ts';
import type { Queue } from '#platform/queues.ts';

/** Seconds after which the longest waiting task of a queue means that it is slow. */
const SLOW_AFTER_SECONDS: Record<Queue, number> = { urgent: 5, outside: 60, bulk: 300 };
/** So many times as late with nothing running, and nobody is at work there. */
const STOPPED_TIMES = 4;
/** A runner or process without a sign of life for so long counts as gone. Workers beat every second, API processes every ten. */
export const WORKER_ALIVE_SECONDS = 6;
export const API_ALIVE_SECONDS = 30;

export interface Load {
  queue: Queue;
  /** How long the longest waiting task is due; null where none is. */
  oldest_seconds: number | null;
  running: number;
}

/** Stopped: nobody is there, or nothing runs although much is overdue. Slow: the longest waiting is overdue. */
export function stateOfQueue({ queue, oldest_seconds, running }: Load, runners: number): QueueState {
  if (runners === 0) return 'stopped';
  const late = (oldest_seconds ?? 0) / SLOW_AFTER_SECONDS[queue];
  if (late > STOPPED_TIMES && running === 0) return 'stopped';
  return late > 1 ? 'slow' : 'on_time';
}

const LONGEST = 2000;

/** The words of a failure without what could be somebody's number or address. */
export const withoutNumbers = (text: string): string =>
  text
    .slice(0, LONGEST)
    .replace(/\+?\d[\d\s-]{8,}\d/g, '…')
    .replace(/[^\s@"'(<]+@[^\s@"')>]+/g, '…@…');
