// Data for moderators: numbers of pending jobs and reports, lists of jobs and reports, and one job with its history.
import { type JobVerb, jobVerbs, type ReviewedJobDetail } from '#contracts/moderated-jobs.ts';
import { fail } from '#contracts/problems.ts';
import type { JobStatus } from '#contracts/reference.ts';
import type { reportStatuses } from '#contracts/reports.ts';
import type { Deps } from '../../deps.ts';
import { isRestorable } from '../../jobs/queries/moves.ts';
import { listReviewedPictures } from '../../jobs/queries/pictures.ts';
import { paged } from '../../paged.ts';
import { listAdminActions } from '../admin-action-queries.ts';
import { findJobToReview, listAllJobs, listReportsAbout, listSteps, listWaitingJobs } from '../job-queries.ts';
import { listDays, listRatings, listReports, MAX_COUNTED_ROWS, type Page } from '../queue-queries.ts';
import { transitionsFrom } from './moderate-job.ts';

type Store = Pick<Deps, 'db'>;

interface AllJobs extends Page {
  q?: string | undefined;
  status?: JobStatus | undefined;
}

/**
 * Returns a page of jobs in all states except draft. Jobs are counted up to `MAX_COUNTED_ROWS`; if there are more,
 * `total_relation` is `gte`.
 */
export async function showAllJobs({ db }: Store, asked: AllJobs) {
  const { jobs, total } = await listAllJobs(db, asked);
  const relation = total > MAX_COUNTED_ROWS ? 'gte' : 'eq';
  return { ...paged({ jobs }, Math.min(total, MAX_COUNTED_ROWS), asked), total_relation: relation } as const;
}

export async function showWaitingJobs({ db }: Store, page: Page) {
  const { jobs, total } = await listWaitingJobs(db, page);
  return paged({ jobs }, total, page);
}

async function allowedNow({ db }: Store, id: number, status: JobStatus): Promise<JobVerb[]> {
  const verbs = jobVerbs.filter((verb) => {
    const from: readonly JobStatus[] = transitionsFrom[verb];
    return from.includes(status);
  });
  return verbs.includes('restore') && !(await isRestorable(db, id)) ? [] : verbs;
}

/** Returns one job in any state except draft. Fails with `not_found`. */
export async function showReviewedJob(store: Store, id: number): Promise<ReviewedJobDetail> {
  const job = (await findJobToReview(store.db, id)) ?? fail('not_found');
  const [history, adminActions, reported, allowed, pictures] = await Promise.all([
    listSteps(store.db, id),
    listAdminActions(store.db, id),
    listReportsAbout(store.db, id),
    allowedNow(store, id, job.status),
    listReviewedPictures(store.db, id),
  ]);
  return { ...job, history, deeds: adminActions, reported, allowed, pictures };
}

/** Returns a page of the reports with this status; without a status, a page of the open reports. */
export async function showReportQueue(
  { db }: Store,
  { status = 'open', ...page }: Page & { status?: (typeof reportStatuses)[number] | undefined },
) {
  const { reports, total } = await listReports(db, status, page);
  return paged({ reports }, total, page);
}

export async function showRatingQueue(
  { db }: Store,
  { show, ...page }: Page & { show: 'waiting' | 'shown' | 'hidden' },
) {
  const { ratings, total } = await listRatings(db, show, page);
  return paged({ ratings }, total, page);
}

export async function showDayQueue({ db }: Store, page: Page) {
  const { days, total } = await listDays(db, page);
  return paged({ days }, total, page);
}
