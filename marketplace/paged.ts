// The counters beside a page of rows.

/** `rows` with the total, the page, its limit and how many pages there are. */
export const paged = <T extends object>(rows: T, total: number, { page, limit }: { page: number; limit: number }) => ({
  ...rows,
  total,
  page,
  limit,
  pages: Math.ceil(total / limit),
});
