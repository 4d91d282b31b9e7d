// Observes the runners for metrics: their pools, the known tasks, and the outcome of each run.
import type { WorkerEvents } from 'graphile-worker';
import type { Db } from '#platform/db.ts';
import type { Queue } from '#platform/queues.ts';
import { countFoundByPoll } from './found-by-poll.ts';

/** The outcome of one run. `given_up` is a failure on the last attempt. */
export type TaskOutcome = 'completed' | 'failed' | 'given_up';

export interface Observer {
  openedPool(name: string, db: Db): void;
  /** Called once per queue with the names of the tasks that this process can run. */
  knowsTasks(queue: Queue, names: readonly string[]): void;
  /** Called for tasks that the poll of a queue found, because their wake-up was lost or late. */
  foundByPoll(queue: Queue, tasks: number): void;
  endedTask(run: { queue: Queue; task: string; outcome: TaskOutcome; seconds: number }): void;
}

/**
 * Reports the outcome of each run to the observer, from the events of the runner. A run whose process dies is not
 * reported.
 */
export function observeRuns(events: WorkerEvents, queue: Queue, observer: Observer): void {
  countFoundByPoll(events, queue, (tasks) => observer.foundByPoll(queue, tasks));
  const began = new Map<string, number>();
  const end = ({ id, task_identifier: task }: { id: string; task_identifier: string }, outcome: TaskOutcome) => {
    const key = String(id);
    const seconds = (performance.now() - (began.get(key) ?? performance.now())) / 1000;
    began.delete(key);
    observer.endedTask({ queue, task, outcome, seconds });
  };
  events.on('job:start', ({ job }) => began.set(String(job.id), performance.now()));
  events.on('job:success', ({ job }) => end(job, 'completed'));
  events.on('job:error', ({ job }) => end(job, job.attempts >= job.max_attempts ? 'given_up' : 'failed'));
}
