// Rules for a job's lifetime, the events of its status changes, and required fields (D17, D18, D57). Pure.
import { isDeepStrictEqual } from 'node:util';
import { type JobPost, MIN_DESCRIPTION } from '#contracts/job-post.ts';
import type { JobStatus } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import type { EventName } from '../events.ts';
import { defaultSettings, type Settings } from '../settings/settings.ts';
import type { JobContent } from './content.ts';
import { payPerDay } from './search/pay-per-day.ts';
import type { ActorRole } from './states.ts';

/** Maximum number of saved jobs per worker. */
export const SAVED_JOBS = 500;

/** Names of the settings for a job's lifetime. Their values are in days. */
export const lifetimeSettings = ['job_life_days', 'job_short_life_days', 'job_most_life_days'] as const;
export type Lifetimes = Pick<Settings, (typeof lifetimeSettings)[number]>;

const SHORT_LIVED: readonly string[] = ['daily_wage', 'one_time'];

/** True for daily-wage and one-time work, which has the short lifetime (`job_short_life_days`). */
export const isShortLived = (jobType: string) => SHORT_LIVED.includes(jobType);

/**
 * Returns the lifetime of a job of this type in days, which is also the length of one extension. The default is a week
 * for daily-wage and one-time work, otherwise a month.
 */
export function lifetimeDays(jobType: string, lifetimes: Lifetimes = defaultSettings): number {
  return isShortLived(jobType) ? lifetimes.job_short_life_days : lifetimes.job_life_days;
}

type PostDates = Pick<JobPost, 'start_date' | 'walk_in'>;

/**
 * Returns an error if the post has neither a city nor `all_cities`; otherwise null. The schema cannot express this
 * rule.
 */
export function missingIn(post: Pick<JobPost, 'city' | 'all_cities'>): Record<string, string[]> | null {
  return post.city || post.all_cities ? null : { city: ['city_required'] };
}

/**
 * Returns an error if the description is too short; otherwise null. A description with phrases (prepared sentences) is
 * long enough, because the length of a phrase depends on the author's language.
 */
export function shortIn(
  { description }: Pick<JobContent, 'description'>,
  phrases: readonly { field: string }[],
): Record<string, string[]> | null {
  const hasPhrases = phrases.some(({ field }) => field === 'description');
  return !hasPhrases && description.length < MIN_DESCRIPTION ? { description: ['description_short'] } : null;
}

/** Returns errors for dates before `today`, the current date in India; null without such dates. */
export function pastDatesIn({ start_date, walk_in }: PostDates, today: string): Record<string, string[]> | null {
  const errors = {
    ...(start_date && start_date < today ? { start_date: ['date_past'] } : {}),
    ...(walk_in && walk_in.to < today ? { 'walk_in.to': ['date_past'] } : {}),
  };
  return Object.keys(errors).length > 0 ? errors : null;
}

/** Changed fields of a job, each with its old and new value. */
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
 * Returns true if the new pay is lower. Pay for the whole job cannot be compared with pay per day or month, so a change
 * from or to pay for the whole job counts as lower.
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

/** Returns true if applicants must be notified of a change: another title or place, or lower pay (D21). */
export const concernsApplicants = (changes: Changes): boolean =>
  ['title', 'city', 'state', 'all_cities'].some((field) => Object.hasOwn(changes, field)) || isPaidLess(changes);

/** The event that is recorded when a job opens, by its previous status. */
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

/** Returns the event of a status change; null if no event is recorded. */
export function eventOfMove(from: JobStatus, to: JobStatus, role: ActorRole): EventName | null {
  if (to === 'active') return opened[from] ?? null;
  if (from === 'removed') return 'job.restored';
  if (from === 'pending_review' && to === 'removed' && role === 'moderator') return 'job.rejected';
  return arrived[to] ?? null;
}
