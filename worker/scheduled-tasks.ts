// The cron tasks, all in the queue `bulk`. The schedule of this queue and the list in docs/reference.md are generated
// from this table.

import { stepDueCalls } from '#marketplace/calls/actions/step-call.ts';
import { holdSuspects } from '#marketplace/crews/actions/hold-crew.ts';
import { findLeaders } from '#marketplace/crews/actions/lead-crew.ts';
import { lapseBids } from '#marketplace/crews/actions/settle-bid.ts';
import { remindSilentEmployers, WAKE_CRON } from './applications/remind-silent-employers.ts';
import type { WorkerDeps } from './deps.ts';
import { advanceAllApplications } from './housekeeping/advance-applications.ts';
import { archiveNotifications } from './housekeeping/archive-notifications.ts';
import { cleanUp } from './housekeeping/cleanup.ts';
import { verifyAuditLog } from './housekeeping/digest-audit.ts';
import { endJobs } from './housekeeping/end-jobs.ts';
import { foldCounts } from './housekeeping/fold-counts.ts';
import { keepAllMonths } from './housekeeping/keep-months.ts';
import { remeasurePay } from './housekeeping/measure-pay.ts';
import { startToday } from './housekeeping/start-day.ts';
import { sweepStorage } from './housekeeping/sweep-files.ts';
import { watchGrievances } from './housekeeping/watch-grievances.ts';
import { eraseDuePeople } from './privacy/erase-due.ts';
import { revealOldRatings } from './ratings/reveal-ratings.ts';
import { measureAnswers } from './reputation/recompute-person.ts';
import { repairSearch } from './search/repair-search.ts';
import { applySilence } from './wages/apply-silence.ts';
import { evaluateAllPayDays, noticePayDays } from './wages/evaluate-pay-days.ts';

export interface ScheduledTask {
  /** The task identifier in the queue. */
  name: string;
  /** Cron line in UTC. */
  cron: string;
  /** One line of text for docs/reference.md. */
  description: string;
  /** Runs the task. Must be idempotent, and must call `progress` at least every 5 s. */
  run(deps: WorkerDeps, progress: () => void): Promise<unknown>;
}

export const scheduledTasks: readonly ScheduledTask[] = [
  {
    name: 'fold_counts',
    cron: '* * * * *',
    description: 'Adds the latest changes to the counters of the overview.',
    run: ({ db }, progress) => foldCounts(db, progress),
  },
  {
    name: 'step_calls',
    cron: '* * * * *',
    description: 'Runs the due steps of calls for a day: rounds of notifications, free places, the end (D76).',
    run: ({ db }, progress) => stepDueCalls({ db }, progress),
  },
  {
    name: 'end_jobs',
    cron: '*/5 * * * *',
    description: 'Expires overdue jobs and closes the applications of ended jobs (D28).',
    run: ({ db }, progress) => endJobs(db, progress),
  },
  {
    name: 'reveal_ratings',
    cron: '*/5 * * * *',
    description: 'Reveals ratings that the other side has not answered within 14 days (D34).',
    run: ({ db }, progress) => revealOldRatings(db, progress),
  },
  {
    name: 'advance_applications',
    cron: '3,13,23,33,43,53 * * * *',
    description:
      'Completes work that a worker reported as done a week ago (D27). Asks applicants after two days whether the employer called (D31).',
    run: ({ db }, progress) => advanceAllApplications(db, progress),
  },
  {
    name: 'apply_wage_silence',
    cron: '6,16,26,36,46,56 3-14 * * *',
    description:
      'Reminds both sides of entries in wage accounts that wait for an answer, asks for the ratings that waited for a closing, and lets claims of workers count after a week without one, from 9:00 to 20:00 in India (D62).',
    run: ({ db }, progress) => applySilence(db, progress),
  },
  {
    name: 'evaluate_pay_days',
    cron: '31 14 * * *',
    description:
      'Asks workers at 20:01 in India whether the pay of this day came, and evaluates the pay days whose days of grace are over (D69).',
    run: ({ db }, progress) => evaluateAllPayDays(db, progress),
  },
  {
    name: 'notice_pay_days',
    cron: '31 3 * * *',
    description: 'Notifies employers at 9:01 in India how many workers must be paid on this day (D69).',
    run: ({ db }, progress) => noticePayDays(db, progress),
  },
  {
    name: 'measure_answers',
    cron: '*/10 * * * *',
    description: 'Recomputes the usual response time of employers.',
    run: ({ db }, progress) => measureAnswers(db, progress),
  },
  {
    name: 'lapse_bids',
    cron: '* * * * *',
    description:
      'Ends the bids of crews to which too few members have agreed within a day, and settles those to calls whose hold is over (D81).',
    run: ({ db }, progress) => lapseBids({ db }, progress),
  },
  {
    name: 'hold_crews',
    cron: '17 * * * *',
    description:
      'Holds crews of which two members say that pay was taken, or whose leader did not work along three times (D81).',
    run: ({ db }, progress) => holdSuspects({ db }, progress),
  },
  {
    name: 'find_crew_leaders',
    cron: '*/10 * * * *',
    description:
      'Gives crews that lost their leader a week ago to the longest-standing member who agreed, and ends the others (D81).',
    run: ({ db }, progress) => findLeaders({ db }, progress),
  },
  {
    name: 'watch_grievances',
    cron: '*/10 * * * *',
    description:
      'Marks overdue grievances once, reminds administrators, and deletes contacts after their retention (C.8).',
    run: ({ db }, progress) => watchGrievances(db, progress),
  },
  {
    name: 'repair_search',
    cron: '*/10 * * * *',
    description:
      'Adds missing entries to the search index and removes outdated ones. Also runs when a worker process starts.',
    run: repairSearch,
  },
  {
    name: 'erase_due',
    cron: '*/10 * * * *',
    description: 'Erases accounts whose waiting time has passed, and deletes old data exports.',
    run: eraseDuePeople,
  },
  {
    name: 'measure_pay',
    cron: '23 * * * *',
    description: 'Recomputes the median pay per trade.',
    run: ({ db }, progress) => remeasurePay(db, progress),
  },
  {
    name: 'remind_silent_employers',
    cron: WAKE_CRON,
    description: 'Reminds silent employers and pauses jobs without answers, from 9:00 to 19:00 in India (D28).',
    run: ({ db }, progress) => remindSilentEmployers(db, progress),
  },
  {
    name: 'start_day',
    cron: '30 2 * * *',
    description: 'Records `day.begun` at 8:00 in India. First updates saved searches to the current index version.',
    run: ({ db }, progress) => startToday(db, progress),
  },
  {
    name: 'cleanup',
    cron: '17 21 * * *',
    description:
      'Deletes expired codes, sessions, registration tokens, idempotency keys and translations that were unused for 90 days. Deletes the order of calls after 90 days and their seats after 400, and invitations to crews after a week. Marks documents that were not made within a day as failed. Resets a graphile-worker counter before it overflows.',
    run: ({ db }, progress) => cleanUp(db, progress),
  },
  {
    name: 'sweep_files',
    cron: '41 21 * * *',
    description: 'Deletes stored objects that no file row references.',
    run: sweepStorage,
  },
  {
    name: 'keep_months',
    cron: '53 21 * * *',
    description: 'Creates the partitions of the coming months and drops expired ones.',
    run: keepAllMonths,
  },
  {
    name: 'archive_notifications',
    cron: '11 22 * * *',
    description: 'Moves notifications that were read long ago to `notifications_archive`. Deletes dead devices.',
    run: ({ db }, progress) => archiveNotifications(db, progress),
  },
  {
    name: 'digest_audit',
    cron: '41 22 * * *',
    description: 'Verifies the hash chain of the audit log and writes the last hash to the program log (D49).',
    run: verifyAuditLog,
  },
];
