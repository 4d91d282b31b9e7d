// Formats the number of jobs: exact up to 1,000, then `1,000+`.
import type { JobList } from './queries.ts';

const grouped = new Intl.NumberFormat('en-IN', { numberingSystem: 'latn' });

/** Returns the count, for example `128` or `1,000+`. */
export function countText({ total, total_relation }: Pick<JobList, 'total' | 'total_relation'>): string {
  return `${grouped.format(total)}${total_relation === 'gte' ? '+' : ''}`;
}

const LAST_PAGE = 1000;

/** Returns the number of reachable pages. Beyond 1,000 matches, one more page is offered as long as pages are full. */
export function pagesOf({ jobs, limit, page, pages, total_relation }: JobList): number {
  const more = total_relation === 'gte' && jobs.length === limit && page < LAST_PAGE;
  return more ? Math.max(pages, page + 1) : Math.max(pages, page);
}
