// Which changes of a posted job those who have applied are told of (D21): less pay, another place, another title.
import type { OwnJob } from '#contracts/jobs.ts';
import type { Draft } from './draft.ts';
import { bodyOf } from './draft-body.ts';

export type ToldChange = 'name' | 'place' | 'pay';

/** The changes of the draft that will be told, in the order of the form. */
export function toldChanges(job: OwnJob, draft: Draft): ToldChange[] {
  const { title, state, city, all_cities, salary_amount, salary_period } = bodyOf(draft);
  const told: ToldChange[] = [];
  if (title.trim() !== job.title) told.push('name');
  if (city !== job.city || all_cities !== job.all_cities || state !== job.state) told.push('place');
  const isLess = job.salary_amount !== null && salary_amount > 0 && salary_amount < job.salary_amount;
  if (isLess || (salary_amount > 0 && salary_period !== job.salary_period)) told.push('pay');
  return told;
}
