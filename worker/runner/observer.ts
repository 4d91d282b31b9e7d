// Who hears what the runners do, for figures: their pools, the tasks there are, and how each run ended.
import type { WorkerEvents } from 'graphile-worker';
import type { Db } from '#platform/db.ts';
import type { Queue } from '#platform/queues.ts';

/** `given_up` is a failure after which nobody tries again. */
export type TaskOutcome = 'completed' | 'failed' | 'given_up';

export interface Observer {
  openedPool(name: string, db: Db): void;
  /** The tasks that a queue may run here. */
  knowsTasks(queue: Queue, names: readonly string[]): void;
  endedTask(run: { queue: Queue; task: string; outcome: TaskOutcome; seconds: number }): void;
}

/** Tells of each run by the events of its runner. A run whose process dies ends nowhere. */
export function observeRuns(events: WorkerEvents, queue: Queue, observer: Observer): void {
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
