// Adds pagination counters to a page of rows.

/** Returns `rows` with `total`, `page`, `limit` and the number of pages. */
export const paged = <T extends object>(rows: T, total: number, { page, limit }: { page: number; limit: number }) => ({
  ...rows,
  total,
  page,
  limit,
  pages: Math.ceil(total / limit),
});
