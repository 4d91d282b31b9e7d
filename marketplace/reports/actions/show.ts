// Shows a user's own reports and their decisions.
import type { Deps } from '../../deps.ts';
import { paged } from '../../paged.ts';
import { listReportsOf } from '../queries.ts';

export async function showReports(
  { db }: Pick<Deps, 'db'>,
  { id }: { id: number },
  page: { page: number; limit: number },
) {
  const { reports, total } = await listReportsOf(db, id, page);
  return paged({ reports }, total, page);
}
