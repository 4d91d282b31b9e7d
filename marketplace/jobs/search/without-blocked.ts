// Removes the jobs of blocked employers from a page of search results, for a signed-in worker (D82).
import { z } from '#contracts/z.ts';
import type { Person } from '../../actor.ts';
import type { ReadDeps } from '../../deps.ts';
import { listBlocked } from '../../roster/queries.ts';

const page = z.looseObject({
  jobs: z.array(z.looseObject({ employer: z.looseObject({ id: z.int() }) })),
  total: z.int(),
});

/**
 * Returns the JSON of a result page without jobs of employers who have blocked the worker or whom the worker has blocked.
 * Without a block, returns the text unchanged and unparsed. The search does not know the worker, so such a page has fewer
 * jobs than others.
 */
export async function withoutBlocked(
  { db }: Pick<ReadDeps, 'db'>,
  reader: Person | null,
  text: string,
): Promise<string> {
  if (reader?.type !== 'labour') return text;
  const blocked = new Set(await listBlocked(db, reader.id));
  if (blocked.size === 0) return text;
  const found = page.parse(JSON.parse(text));
  const jobs = found.jobs.filter(({ employer }) => !blocked.has(employer.id));
  return JSON.stringify({ ...found, jobs, total: found.total - (found.jobs.length - jobs.length) });
}
