// The changes of a posted job that its applicants are notified of (D21): lower pay, another place, another title.
import type { OwnJob } from '#contracts/job-shapes.ts';
import type { Draft } from './draft.ts';
import { bodyOf } from './draft-body.ts';

export type NotifiedChange = 'name' | 'place' | 'pay';

/**
 * The number of working days per pay period, so that the old and the new pay can be compared per day. Pay for a whole
 * job has no entry, because the duration of the job is unknown.
 */
const days: Record<string, number> = { hour: 1 / 8, day: 1, week: 6, month: 26 };

interface Pay {
  amount: number | null;
  period: string | null;
}

function isLess(before: Pay, after: Pay): boolean {
  if (!after.amount) return false;
  if (before.period === after.period) return before.amount !== null && after.amount < before.amount;
  const [was, is] = [days[before.period ?? ''], days[after.period ?? '']];
  if (was === undefined || is === undefined) return true;
  return before.amount !== null && after.amount / is < before.amount / was;
}

/**
 * Returns the changes that applicants are notified of, in the order of the form. The list is a preview; the server
 * decides.
 */
export function notifiedChanges(job: OwnJob, draft: Draft): NotifiedChange[] {
  const { title, state, city, all_cities, salary_amount, salary_period } = bodyOf(draft);
  const before = { amount: job.salary_amount, period: job.salary_period };
  const changes: NotifiedChange[] = [];
  if (title.trim() !== job.title) changes.push('name');
  if (city !== job.city || all_cities !== job.all_cities || state !== job.state) changes.push('place');
  if (isLess(before, { amount: salary_amount, period: salary_period ?? null })) changes.push('pay');
  return changes;
}
