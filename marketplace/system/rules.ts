// State of a queue (on time, slow or stopped), and redaction of task errors. Pure.
import type { QueueState } from '#contracts/system.ts';
import type { Queue } from '#platform/queues.ts';

/** Age of the oldest due task, in seconds, above which a queue is slow. */
const SLOW_AFTER_SECONDS: Record<Queue, number> = { urgent: 5, outside: 60, bulk: 300 };
/**
 * A queue is stopped if no task is running and its oldest due task is older than this multiple of
 * `SLOW_AFTER_SECONDS`.
 */
const STOPPED_TIMES = 4;
/**
 * Seconds without a heartbeat after which a worker process or API process counts as stopped. Worker processes send a
 * heartbeat every second, API processes every ten seconds.
 */
export const WORKER_ALIVE_SECONDS = 6;
export const API_ALIVE_SECONDS = 30;

export interface Load {
  queue: Queue;
  /** Seconds since the oldest waiting task was due; null if no task is due. */
  oldest_seconds: number | null;
  running: number;
}

/**
 * Returns `stopped` if no runner exists, or if no task is running although the oldest due task is very late. Returns
 * `slow` if the oldest due task is late, otherwise `on_time`.
 */
export function stateOfQueue({ queue, oldest_seconds, running }: Load, runners: number): QueueState {
  if (runners === 0) return 'stopped';
  const late = (oldest_seconds ?? 0) / SLOW_AFTER_SECONDS[queue];
  if (late > STOPPED_TIMES && running === 0) return 'stopped';
  return late > 1 ? 'slow' : 'on_time';
}

const LONGEST = 2000;

/** Shortens an error message and redacts numbers of ten or more digits and email addresses. */
export const withoutNumbers = (text: string): string =>
  text
    .slice(0, LONGEST)
    .replace(/\+?\d[\d\s-]{8,}\d/g, '…')
    .replace(/[^\s@"'(<]+@[^\s@"')>]+/g, '…@…');
