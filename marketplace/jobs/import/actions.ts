// Imports one job ad into the account of its company. The import of an ad is atomic and idempotent.
import { inTransaction } from '#platform/db.ts';
import { system } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../../record-event.ts';
import { checkPost } from '../../trust/actions/check-post.ts';
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

export type ImportOutcome =
  /** `held`: codes of the rules that the job may break. If there are codes, the job waits for a moderator. */
  (
    | { outcome: 'imported'; job_id: number; changes: string[]; held: string[] }
    | { outcome: 'already_known' }
    | ({ outcome: 'rejected' } & Refusal)
  ) & { source: string | null; source_id: string | null };

const originOf = (ad: Ad | null) => ({ source: ad?.src ?? null, source_id: ad?.id ?? null });

/**
 * Imports a job ad, given as one line of JSON. An ad that may break a rule of the automatic check of job posts waits
 * for a moderator, unless the operator trusts the file (`trusted`). If the ad cannot become a job, returns `rejected`
 * with a code instead of throwing an error.
 */
export async function importJob(deps: Store, line: string, { trusted = false } = {}): Promise<ImportOutcome> {
  const read = readAd(line);
  if ('refusal' in read) return { outcome: 'rejected', ...read.refusal, ...originOf(null) };
  const converted = await jobOfAd(read.ad);
  const origin = originOf(read.ad);
  if ('refusal' in converted) return { outcome: 'rejected', ...converted.refusal, ...origin };
  const saved = await saveImportedJob(deps, converted.job, trusted);
  if (!saved) return { outcome: 'already_known', ...origin };
  return { outcome: 'imported', job_id: saved.id, changes: converted.changes, held: saved.held, ...origin };
}

/**
 * Returns the new job and the codes of the rules that the job may break, such as `gender`, or `reader:gender` for a mark
 * of the learned reader; null if the ad was imported before.
 */
function saveImportedJob(
  { db }: Store,
  job: ImportedJob,
  trusted: boolean,
): Promise<{ id: number; held: string[] } | null> {
  return inTransaction(db, async (tx) => {
    await lockImport(tx, 'ad', `${job.source} ${job.source_id}`);
    if (await findImportedJob(tx, job)) return null;
    await lockImport(tx, 'company', job.company_key);
    const employer = (await findImportedEmployer(tx, job.company_key)) ?? (await insertImportedEmployer(tx, job));
    const findings = trusted ? [] : await checkPost(tx, job);
    const { id } = await insertImportedJob(tx, employer.id, { job, findings });
    // Index the job immediately. During an import of a million ads, the task that handles the job's event and would
    // index the job runs hours later.
    await indexJobs(tx, [id]);
    const name = findings.length > 0 ? 'job.held' : 'job.posted';
    await recordEvent(tx, { name, actor: system, payload: { job_id: id } });
    return { id, held: [...new Set(findings.map(({ code, by }) => (by ? `${by}:${code}` : code)))] };
  });
}
