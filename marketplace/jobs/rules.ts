// Rules of a job's lifetime, of the events of its moves and of required fields (decisions D17, D18, D57). Pure.
import { isDeepStrictEqual } from 'node:util';
import type { JobPost } from '#contracts/jobs.ts';
import type { JobStatus } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import type { EventName } from '../events.ts';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import type { JobContent } from './content.ts';
import { payPerDay } from './search/pay-per-day.ts';
import type { ActorRole } from './states.ts';

/** Maximum number of saved jobs per worker. */
export const SAVED_JOBS = 500;

/** Settings of a job's lifetime, in days. */
export const lifetimeSettings = ['job_life_days', 'job_short_life_days', 'job_most_life_days'] as const;
export type Lifetimes = Pick<Settings, (typeof lifetimeSettings)[number]>;

const SHORT_LIVED: readonly string[] = ['daily_wage', 'one_time'];

/** True if a job of this type ends with its day of work. */
export const isShortLived = (jobType: string) => SHORT_LIVED.includes(jobType);

/**
 * Days from posting to expiry, and days of one extension: by default a week for daily-wage and one-time work, else a
 * month.
 */
export function lifetimeDays(jobType: string, lifetimes: Lifetimes = defaultSettings): number {
  return isShortLived(jobType) ? lifetimes.job_short_life_days : lifetimes.job_life_days;
}

type PostDates = Pick<JobPost, 'start_date' | 'walk_in'>;

/** Returns the errors that the schema cannot express: a post needs a city or `all_cities`. Null if valid. */
export function missingIn(post: Pick<JobPost, 'city' | 'all_cities'>): Record<string, string[]> | null {
  return post.city || post.all_cities ? null : { city: ['city_required'] };
}

/** Returns errors for dates before `today` (the date in India); null if valid. */
export function pastDatesIn({ start_date, walk_in }: PostDates, today: string): Record<string, string[]> | null {
  const errors = {
    ...(start_date && start_date < today ? { start_date: ['date_past'] } : {}),
    ...(walk_in && walk_in.to < today ? { 'walk_in.to': ['date_past'] } : {}),
  };
  return Object.keys(errors).length > 0 ? errors : null;
}

/** Changed fields, each with its value before and after. */
export type Changes = Record<string, { from: unknown; to: unknown }>;

export function changesBetween(before: JobContent, after: JobContent): Changes {
  const was: Readonly<Record<string, unknown>> = before;
  return Object.fromEntries(
    Object.entries(after).flatMap(([field, to]) =>
      isDeepStrictEqual(was[field], to) ? [] : [[field, { from: was[field], to }]],
    ),
  );
}

const pay = z.object({ amount: z.nullable(z.number()), period: z.nullable(z.string()) });

/**
 * True if the new pay is lower. Pay per job cannot be compared with pay per day or month, so a change from or to it
 * counts as lower.
 */
function isPaidLess(changes: Changes): boolean {
  const { salary_amount: amount, salary_period: period } = changes;
  if (!amount && !period) return false;
  if (period && [period.from, period.to].includes('job')) return true;
  const side = (which: 'from' | 'to') => {
    const { data } = pay.safeParse({ amount: amount ? amount[which] : 1, period: period ? period[which] : 'day' });
    return data ? payPerDay(data.amount, data.period) : null;
  };
  const [before, after] = [side('from'), side('to')];
  return before !== null && after !== null && after < before;
}

/** True if a change must be reported to the applicants: title, place or lower pay (D21). */
export const concernsApplicants = (changes: Changes): boolean =>
  ['title', 'city', 'state', 'all_cities'].some((field) => Object.hasOwn(changes, field)) || isPaidLess(changes);

/** The event of opening, by the previous status. */
const opened: Partial<Record<JobStatus, EventName>> = {
  draft: 'job.posted',
  pending_review: 'job.approved',
  paused: 'job.resumed',
  filled: 'job.reopened',
  closed: 'job.reposted',
  expired: 'job.reposted',
};

const arrived: Partial<Record<JobStatus, EventName>> = {
  pending_review: 'job.held',
  paused: 'job.paused',
  filled: 'job.filled',
  closed: 'job.closed',
  expired: 'job.expired',
  removed: 'job.removed',
};

/** Returns the event of a status change; null if the change has no event. */
export function eventOfMove(from: JobStatus, to: JobStatus, role: ActorRole): EventName | null {
  if (to === 'active') return opened[from] ?? null;
  if (from === 'removed') return 'job.restored';
  if (from === 'pending_review' && to === 'removed' && role === 'moderator') return 'job.rejected';
  return arrived[to] ?? null;
}
