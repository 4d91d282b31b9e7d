// Formats the number of matching jobs. If the server stopped counting (at 1,000), the number has a plus sign.
import type { JobList } from './queries.ts';

const grouped = new Intl.NumberFormat('en-IN', { numberingSystem: 'latn' });

/** Returns the count, for example `128` or `1,000+`. */
export function countText({ total, total_relation }: Pick<JobList, 'total' | 'total_relation'>): string {
  return `${grouped.format(total)}${total_relation === 'gte' ? '+' : ''}`;
}

const LAST_PAGE = 1000;

/**
 * Returns the number of result pages that the user can open. If the server stopped counting, the real number is
 * unknown. The user can then open the next page as long as the current page is full.
 */
export function pagesOf({ jobs, limit, page, pages, total_relation }: JobList): number {
  const more = total_relation === 'gte' && jobs.length === limit && page < LAST_PAGE;
  return more ? Math.max(pages, page + 1) : Math.max(pages, page);
}
