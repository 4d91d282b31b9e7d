// API calls of saved jobs, in a separate chunk that loads with the first query.
import { jobEndpoints } from '#contracts/jobs.ts';
import { call } from '../../http/call.ts';
import { headerLanguage, requestLanguageOf } from '../../i18n/current-language.ts';

const MAX_JOBS_PER_CALL = 50;

export const listSaved = (page: number, limit: number, signal: AbortSignal) =>
  call(jobEndpoints.listSavedJobs, { query: { page, limit, language: requestLanguageOf(headerLanguage()) }, signal });

/** Returns the uids of all saved jobs. */
export async function listUids(signal: AbortSignal): Promise<readonly string[]> {
  const uids: string[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await call(jobEndpoints.listSavedJobs, { query: { page, limit: MAX_JOBS_PER_CALL }, signal });
    uids.push(...answer.jobs.map(({ uid }) => uid));
    if (page >= answer.pages) return uids;
  }
}

export const setSaved = (job_uid: string, saved: boolean) =>
  saved ? call(jobEndpoints.saveJob, { params: { job_uid } }) : call(jobEndpoints.unsaveJob, { params: { job_uid } });
