// How many jobs there are, as the list says it: exact up to a thousand, `1,000+` beyond.
import type { JobList } from './queries.ts';

const grouped = new Intl.NumberFormat('en-IN', { numberingSystem: 'latn' });

/** `128`, `1,000+`. */
export function countText({ total, total_relation }: Pick<JobList, 'total' | 'total_relation'>): string {
  return `${grouped.format(total)}${total_relation === 'gte' ? '+' : ''}`;
}

const LAST_PAGE = 1000;

/** The pages one can go to: beyond a thousand matches, always one more while the pages are full. */
export function pagesOf({ jobs, limit, page, pages, total_relation }: JobList): number {
  const more = total_relation === 'gte' && jobs.length === limit && page < LAST_PAGE;
  return more ? Math.max(pages, page + 1) : Math.max(pages, page);
}
