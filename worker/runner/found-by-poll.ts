// Counts the tasks that a poll found although they were due when they were added: their wake-up was lost or late
// (docs/decisions/0071). A task whose own wake-up was lost may be started by the wake-up of another task of the queue.
// Such a task is not counted, because it did not wait for the poll. The age of a task would not show whether the task
// waited for the poll: the age includes the time of the transaction that added the task, which may be long.
import type { Job, WorkerEvents } from 'graphile-worker';
import { countFor } from '#platform/wake-up.ts';

/** False for tasks that wait without a fault: retried tasks, later tasks, and tasks that a circuit breaker may hold. */
const needsWakeUp = ({ run_at, created_at, attempts, flags }: Job) =>
  attempts <= 1 && flags === null && new Date(run_at).getTime() <= new Date(created_at).getTime();

/**
 * Calls `found` with the number of tasks of each fetch that the poll timer has caused. The timer has caused a fetch if
 * the fetch before it found no task, and no wake-up of this queue came between the two fetches.
 */
export function countFoundByPoll(events: WorkerEvents, queue: string, found: (tasks: number) => void): void {
  let wakeUps = 0;
  // The number of wake-ups at the last empty fetch, by slot. In a lane that fetches in advance, all slots share the
  // fetches, so their key is `prefetch`.
  const emptyAt = new Map<object | string, number>();
  const fetched = (by: object | string, jobs: readonly Job[]) => {
    const tasks = emptyAt.get(by) === wakeUps ? jobs.filter(needsWakeUp).length : 0;
    emptyAt.delete(by);
    if (tasks > 0) found(tasks);
  };
  events.on('pool:listen:notification', ({ message }) => {
    if (countFor(queue, message.payload) > 0) wakeUps += 1;
  });
  events.on('worker:getJob:empty', ({ worker }) => emptyAt.set(worker, wakeUps));
  events.on('job:start', ({ worker, job }) => fetched(worker, [job]));
  events.on('localQueue:getJobs:complete', ({ jobs }) => {
    if (jobs.length > 0) fetched('prefetch', jobs);
    else emptyAt.set('prefetch', wakeUps);
  });
}
