// Which queue runs what: urgent work alone, so that a person's bell never waits behind a thousand others.

import { type HandlerName, subscriptions } from '#marketplace/subscriptions.ts';
import type { Db } from '#platform/db.ts';
import type { Queue } from '#platform/queues.ts';
import type { Handler, WorkerDeps } from './deps.ts';
import { dispatchEvent, isIdle } from './dispatch-event.ts';
import { watchFlags } from './flags.ts';
import { taskOf } from './handler.ts';
import { handlers } from './handlers.ts';
import { END_JOBS_AT, endJobs } from './housekeeping/end-jobs.ts';
import { MEASURE_PAY_AT, measurePayAgain } from './housekeeping/measure-pay.ts';
import { SWEEP_AT, sweepStorage } from './housekeeping/sweep-files.ts';
import { TIDY_AT, tidy } from './housekeeping/tidy.ts';
import { ERASE_AT, eraseDuePeople } from './privacy/erase-due.ts';
import type { LanePlan, RunTask } from './runner/lane.ts';
import { MEND_AT, mendSearch } from './search/mend-index.ts';

const named: Record<string, Handler> = handlers;

/** The handlers of a queue, by the map, that have something to do here. */
function handlersIn(queue: Queue, deps: WorkerDeps): Record<string, Handler> {
  const reactions = Object.values(subscriptions);
  const urgent =
    queue === 'urgent'
      ? reactions.flatMap((reaction): HandlerName[] => (reaction.urgent ? [reaction.urgent] : []))
      : [];
  const rest = reactions.flatMap((reaction): HandlerName[] =>
    reaction.rest.flatMap((item) => (item.queue === queue && !isIdle(item, deps) ? [item.handler] : [])),
  );
  const own = [...new Set([...urgent, ...rest])].flatMap((name) => (named[name] ? [[name, named[name]] as const] : []));
  return Object.fromEntries([...own, ...(queue === 'urgent' ? [['dispatch_event', dispatchEvent] as const] : [])]);
}

/** The plan of every queue that has work: `concurrency` tasks at a time each. */
export function planLanes(deps: WorkerDeps, concurrency: Record<Queue, number>): LanePlan[] {
  const plan = (queue: Queue, prefetches: boolean): LanePlan => {
    const flags = watchFlags(concurrency[queue], deps.heldBreakers);
    return {
      queue,
      prefetches,
      concurrency: concurrency[queue],
      schedule:
        queue === 'bulk'
          ? [
              { task: 'tidy', match: TIDY_AT },
              { task: 'sweep_files', match: SWEEP_AT },
              { task: 'erase_due', match: ERASE_AT },
              { task: 'end_jobs', match: END_JOBS_AT },
              { task: 'mend_search', match: MEND_AT },
              { task: 'measure_pay', match: MEASURE_PAY_AT },
            ]
          : [],
      // What was prefetched would run whatever its flag: such tasks have none.
      ...(prefetches ? {} : { forbiddenFlags: flags.forbidden }),
      tasksOver: (db: Db) => {
        const tasks = Object.entries(handlersIn(queue, deps)).map(
          ([name, handler]) => [name, taskOf(name, flags.count(name, handler), { deps, db })] as const,
        );
        const tidyTask: RunTask = (_payload, { progress }) => tidy(deps.db, progress);
        const eraseTask: RunTask = (_payload, { progress }) => eraseDuePeople(deps, progress);
        const endTask: RunTask = (_payload, { progress }) => endJobs(deps.db, progress);
        const sweepTask: RunTask = (_payload, { progress }) => sweepStorage(deps, progress);
        const mendTask: RunTask = (_payload, { progress }) => mendSearch(deps, progress);
        const measureTask: RunTask = (_payload, { progress }) => measurePayAgain(deps.db, progress);
        const timed = [
          ['tidy', tidyTask] as const,
          ['sweep_files', sweepTask] as const,
          ['erase_due', eraseTask] as const,
          ['end_jobs', endTask] as const,
          ['mend_search', mendTask] as const,
          ['measure_pay', measureTask] as const,
        ];
        return Object.fromEntries(queue === 'bulk' ? [...tasks, ...timed] : tasks);
      },
    };
  };
  return [plan('urgent', false), plan('outside', false), plan('bulk', true)].filter(
    ({ queue }) => Object.keys(handlersIn(queue, deps)).length > 0,
  );
}
