// The payload of a wake-up: how many tasks were added, by queue. Only the lanes of these queues fetch
// (docs/decisions/0071).
import { z } from '#contracts/z.ts';

/** Channel on which the runners of all queues listen. graphile-worker wakes `count` idle slots of each runner. */
export const WAKE_UP_CHANNEL = 'jobs:insert';

/** Numbers of added tasks by queue. */
export type AddedTasks = Readonly<Record<string, number>>;

export function sumOf(some: AddedTasks, more: AddedTasks): AddedTasks {
  const sum: Record<string, number> = { ...some };
  for (const [queue, tasks] of Object.entries(more)) sum[queue] = (sum[queue] ?? 0) + tasks;
  return sum;
}

/** Returns the payload. Its `count` wakes the lanes of the earlier release, which do not read `queues`. */
export function wakeUpText(tasks: AddedTasks): string {
  const count = Object.values(tasks).reduce((sum, number) => sum + number, 0);
  return JSON.stringify({ count, queues: tasks });
}

const wakeUp = z.object({ count: z.int(), queues: z.optional(z.record(z.string(), z.int())) });

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

/**
 * Returns how many slots of a queue this payload wakes. A payload without `queues`, of graphile-worker or of the earlier
 * release, wakes the lanes of all queues; an unknown payload wakes one slot of each, as in graphile-worker.
 */
export function countFor(queue: string, text: string | undefined): number {
  const { data } = wakeUp.safeParse(parsed(text));
  if (!data) return 1;
  return data.queues ? (data.queues[queue] ?? 0) : data.count;
}
