// Which queue runs what: urgent work alone, so that a person's bell never waits behind a thousand others.

import { PUSH_TASK } from '#marketplace/notifications/wake-devices.ts';
import { type HandlerName, subscriptions } from '#marketplace/subscriptions.ts';
import type { Db } from '#platform/db.ts';
import type { Queue } from '#platform/queues.ts';
import { remindSilentEmployers, WAKE_CRON } from './applications/remind-silent-employers.ts';
import type { Handler, WorkerDeps } from './deps.ts';
import { dispatchEvent, isIdle } from './dispatch-event.ts';
import { watchFlags } from './flags.ts';
import { taskOf } from './handler.ts';
import { handlers } from './handlers.ts';
import { ADVANCE_APPLICATIONS_CRON, advanceAllApplications } from './housekeeping/advance-applications.ts';
import { ARCHIVE_CRON, archiveNotifications } from './housekeeping/archive-notifications.ts';
import { CLEANUP_CRON, cleanUp } from './housekeeping/cleanup.ts';
import { DIGEST_CRON, verifyAuditLog } from './housekeeping/digest-audit.ts';
import { END_JOBS_CRON, endJobs } from './housekeeping/end-jobs.ts';
import { FOLD_CRON, foldCounts } from './housekeeping/fold-counts.ts';
import { KEEP_MONTHS_CRON, keepAllMonths } from './housekeeping/keep-months.ts';
import { MEASURE_PAY_CRON, remeasurePay } from './housekeeping/measure-pay.ts';
import { START_DAY_CRON, startToday } from './housekeeping/start-day.ts';
import { SWEEP_CRON, sweepStorage } from './housekeeping/sweep-files.ts';
import { WATCH_GRIEVANCES_CRON, watchGrievances } from './housekeeping/watch-grievances.ts';
import { ERASE_CRON, eraseDuePeople } from './privacy/erase-due.ts';
import { pushToDevices } from './push/push-to-devices.ts';
import { REVEAL_CRON, revealOldRatings } from './ratings/reveal-ratings.ts';
import { MEASURE_ANSWERS_CRON, measureAnswers, recomputePersonOf } from './reputation/recompute-person.ts';
import type { LanePlan, RunTask } from './runner/lane.ts';
import { REPAIR_SEARCH_CRON, repairSearch } from './search/repair-search.ts';
import { withTaskContext } from './task-context.ts';

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
  // Added by the rows they are for, not by the map.
  const unmapped: Partial<Record<Queue, readonly [string, Handler]>> = {
    urgent: ['dispatch_event', dispatchEvent],
    outside: [PUSH_TASK, pushToDevices],
  };
  const extra = unmapped[queue];
  return Object.fromEntries(extra ? [...own, extra] : own);
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
              { task: 'tidy', match: CLEANUP_CRON },
              { task: 'keep_months', match: KEEP_MONTHS_CRON },
              { task: 'sweep_files', match: SWEEP_CRON },
              { task: 'erase_due', match: ERASE_CRON },
              { task: 'archive_notifications', match: ARCHIVE_CRON },
              { task: 'end_jobs', match: END_JOBS_CRON },
              { task: 'begin_day', match: START_DAY_CRON },
              { task: 'wake_employers', match: WAKE_CRON },
              { task: 'follow_applications', match: ADVANCE_APPLICATIONS_CRON },
              { task: 'mend_search', match: REPAIR_SEARCH_CRON },
              { task: 'measure_pay', match: MEASURE_PAY_CRON },
              { task: 'reveal_ratings', match: REVEAL_CRON },
              { task: 'measure_answers', match: MEASURE_ANSWERS_CRON },
              { task: 'fold_counts', match: FOLD_CRON },
              { task: 'digest_audit', match: DIGEST_CRON },
              { task: 'watch_grievances', match: WATCH_GRIEVANCES_CRON },
            ]
          : [],
      // What was prefetched would run whatever its flag: such tasks have none.
      ...(prefetches ? {} : { forbiddenFlags: flags.forbidden }),
      tasksOver: (db: Db) => {
        const tasks = Object.entries(handlersIn(queue, deps)).map(
          ([name, handler]) => [name, taskOf(name, flags.count(name, handler), { deps, db })] as const,
        );
        const cleanUpTask: RunTask = (_payload, { progress }) => cleanUp(deps.db, progress);
        const eraseTask: RunTask = (_payload, { progress }) => eraseDuePeople(deps, progress);
        const archiveTask: RunTask = async (_payload, { progress }) => {
          await archiveNotifications(deps.db, progress);
        };
        const endTask: RunTask = (_payload, { progress }) => endJobs(deps.db, progress);
        const dayTask: RunTask = (_payload, { progress }) => startToday(deps.db, progress);
        const remindSilentTask: RunTask = (_payload, { progress }) => remindSilentEmployers(deps.db, progress);
        const sweepTask: RunTask = (_payload, { progress }) => sweepStorage(deps, progress);
        const advanceTask: RunTask = (_payload, { progress }) => advanceAllApplications(deps.db, progress);
        const repairTask: RunTask = (_payload, { progress }) => repairSearch(deps, progress);
        const measureTask: RunTask = (_payload, { progress }) => remeasurePay(deps.db, progress);
        const revealTask: RunTask = (_payload, { progress }) => revealOldRatings(deps.db, progress);
        const answersTask: RunTask = (_payload, { progress }) => measureAnswers(deps.db, progress);
        const grievancesTask: RunTask = (_payload, { progress }) => watchGrievances(deps.db, progress);
        const digestTask: RunTask = (_payload, { progress }) => verifyAuditLog(deps, progress);
        const monthsTask: RunTask = (_payload, { progress }) => keepAllMonths(deps, progress);
        const foldTask: RunTask = (_payload, { progress }) => foldCounts(deps.db, progress);
        const personTask: RunTask = (payload) => recomputePersonOf(deps.db, payload);
        const timed = [
          ['tidy', cleanUpTask] as const,
          ['keep_months', monthsTask] as const,
          ['sweep_files', sweepTask] as const,
          ['erase_due', eraseTask] as const,
          ['archive_notifications', archiveTask] as const,
          ['end_jobs', endTask] as const,
          ['begin_day', dayTask] as const,
          ['wake_employers', remindSilentTask] as const,
          ['follow_applications', advanceTask] as const,
          ['mend_search', repairTask] as const,
          ['measure_pay', measureTask] as const,
          ['reveal_ratings', revealTask] as const,
          ['measure_answers', answersTask] as const,
          ['watch_grievances', grievancesTask] as const,
          ['digest_audit', digestTask] as const,
          ['fold_counts', foldTask] as const,
          ['recompute_person', personTask] as const,
        ];
        const all = queue === 'bulk' ? [...tasks, ...timed] : tasks;
        return Object.fromEntries(all.map(([name, runTask]) => [name, withTaskContext({ name, queue }, runTask)]));
      },
    };
  };
  return [plan('urgent', false), plan('outside', false), plan('bulk', true)].filter(
    ({ queue }) => Object.keys(handlersIn(queue, deps)).length > 0,
  );
}
