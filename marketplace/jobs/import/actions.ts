// Imports one job ad into the account of its company. The import of an ad is atomic and idempotent.
import { inTransaction } from '#platform/db.ts';
import { system } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../../record-event.ts';
import { indexJobs } from '../search/indexing.ts';
import { type Ad, type Refusal, readAd } from './ad.ts';
import { type ImportedJob, jobOfAd } from './job-of-ad.ts';
import {
  findImportedEmployer,
  findImportedJob,
  insertImportedEmployer,
  insertImportedJob,
  lockImport,
} from './queries.ts';

type Store = Pick<Deps, 'db'>;

export type ImportOutcome = (
  | { outcome: 'imported'; job_id: number; changes: string[] }
  | { outcome: 'already_known' }
  | ({ outcome: 'rejected' } & Refusal)
) & { source: string | null; source_id: string | null };

const originOf = (ad: Ad | null) => ({ source: ad?.src ?? null, source_id: ad?.id ?? null });

/**
 * Imports a job ad, given as one line of JSON. If the ad cannot become a job, returns `rejected` with a code and throws
 * no error.
 */
export async function importJob(deps: Store, line: string): Promise<ImportOutcome> {
  const read = readAd(line);
  if ('refusal' in read) return { outcome: 'rejected', ...read.refusal, ...originOf(null) };
  const converted = await jobOfAd(read.ad);
  const origin = originOf(read.ad);
  if ('refusal' in converted) return { outcome: 'rejected', ...converted.refusal, ...origin };
  const id = await saveImportedJob(deps, converted.job);
  return id === null
    ? { outcome: 'already_known', ...origin }
    : { outcome: 'imported', job_id: id, changes: converted.changes, ...origin };
}

/** Returns the id of the new job, or null if the ad was imported before. */
function saveImportedJob({ db }: Store, job: ImportedJob): Promise<number | null> {
  return inTransaction(db, async (tx) => {
    await lockImport(tx, 'ad', `${job.source} ${job.source_id}`);
    if (await findImportedJob(tx, job)) return null;
    await lockImport(tx, 'company', job.company_key);
    const employer = (await findImportedEmployer(tx, job.company_key)) ?? (await insertImportedEmployer(tx, job));
    const { id } = await insertImportedJob(tx, employer.id, job);
    // Index the job immediately. During an import of a million ads, its event task would run hours later.
    await indexJobs(tx, [id]);
    await recordEvent(tx, { name: 'job.posted', actor: system, payload: { job_id: id } });
    return id;
  });
}
