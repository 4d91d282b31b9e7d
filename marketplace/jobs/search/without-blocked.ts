// Removes the jobs of blocked employers from a page of search results, for a signed-in worker (D82).
import { z } from '#contracts/z.ts';
import type { Person } from '../../actor.ts';
import type { ReadDeps } from '../../deps.ts';
import { listBlocked } from '../../roster/queries.ts';
import { FEW } from './index-query.ts';

const resultPage = z.looseObject({
  jobs: z.array(z.looseObject({ id: z.int(), employer: z.looseObject({ id: z.int() }) })),
  groups: z.array(z.looseObject({ job_ids: z.array(z.int()) })),
  total: z.int(),
  page: z.int(),
  limit: z.int(),
  stated_total: z.nullable(z.int()),
});

/** Returns the page without jobs of these employers. Each number counts a removed job only if it counted the job before. */
function withoutEmployers(found: z.output<typeof resultPage>, blocked: ReadonlySet<number>) {
  const removed = new Set(found.jobs.filter(({ employer }) => blocked.has(employer.id)).map(({ id }) => id));
  const further = new Set(found.groups.flatMap(({ job_ids }) => job_ids));
  const matches = found.jobs.filter(({ id }) => !further.has(id));
  const countRemoved = (jobs: readonly { id: number }[]) => jobs.filter(({ id }) => removed.has(id)).length;
  const before = (found.page - 1) * found.limit;
  const isFurtherCounted = before + matches.length < FEW;
  const { stated_total: stated } = found;
  return {
    ...found,
    jobs: found.jobs.filter(({ id }) => !removed.has(id)),
    groups: found.groups
      .map((group) => ({ ...group, job_ids: group.job_ids.filter((id) => !removed.has(id)) }))
      .filter(({ job_ids }) => job_ids.length > 0),
    total: found.total - countRemoved(isFurtherCounted ? found.jobs : matches),
    stated_total: stated === null ? null : stated - countRemoved(matches.slice(0, Math.max(0, stated - before))),
  };
}

/**
 * Returns the JSON of a result page without jobs of employers who have blocked the worker or whom the worker has blocked.
 * Without a block, returns the text unchanged and unparsed. The search itself includes these jobs, so such a page has
 * fewer jobs than others.
 */
export async function withoutBlocked(
  { db }: Pick<ReadDeps, 'db'>,
  reader: Person | null,
  text: string,
): Promise<string> {
  if (reader?.type !== 'labour') return text;
  const blocked = new Set(await listBlocked(db, reader.id));
  return blocked.size === 0 ? text : JSON.stringify(withoutEmployers(resultPage.parse(JSON.parse(text)), blocked));
}
