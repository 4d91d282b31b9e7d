// Queries of one job: a public job, or a job of the employer. If the server is unavailable, the copy stored in this
// browser is shown.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallError, NetworkError } from '#contracts/call-error.ts';
import type { JobDetail } from '#contracts/job-shapes.ts';
import type { Language } from '#contracts/values.ts';
import { keyOf } from '../../http/query-keys.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { withoutTranslationOnFailure } from './fallback.ts';
import { loadCalls } from './load-calls.ts';
import { saveSeenJob } from './seen-job-store.ts';
import { findSeenJob, removeSeenJob } from './seen-jobs.ts';

/**
 * A job on the job page. `seen_at` is null if the job is a response of the server. If the job is a copy that this
 * browser stored for offline use, `seen_at` is the time at which the copy was stored, in Unix milliseconds.
 */
export interface DisplayedJob extends JobDetail {
  seen_at: number | null;
}

/** The property that marks a job as a response of the server, not as an offline copy. */
export const seenNow = { seen_at: null };

export const jobKey = (id: string, language: Language) => keyOf('jobs', 'getJob', { id, language });

const isAway = (error: unknown) => error instanceof NetworkError || (error instanceof CallError && error.status >= 500);

function seenCopy(id: string): DisplayedJob | undefined {
  const kept = findSeenJob(id);
  return kept ? { ...kept.job, seen_at: kept.seen_at } : undefined;
}

async function orSeenBefore(id: string, fetched: Promise<JobDetail>): Promise<DisplayedJob> {
  try {
    return { ...(await fetched), ...seenNow };
  } catch (error) {
    if (isGone(error)) removeSeenJob(id);
    const copy = isAway(error) ? seenCopy(id) : undefined;
    if (!copy) throw error;
    return copy;
  }
}

/** True if the job does not exist, if the user may not see the job, or if the id is invalid. */
export function isGone(error: unknown): boolean {
  return error instanceof CallError && [404, 410, 422].includes(error.status);
}

/** Returns the job of a job page. `id` is the uuid in the URL, or the number in an old or short URL (D22). */
export function useJob(id: string) {
  const { language } = useLanguage();
  const query = useQuery<DisplayedJob>({
    queryKey: jobKey(id, language),
    queryFn: ({ signal }) =>
      orSeenBefore(
        id,
        withoutTranslationOnFailure(
          async (asked) => (await loadCalls()).getJob(id, asked, signal),
          (error) => !signal.aborted && !isGone(error),
        ),
      ),
    // On a slow network the stored copy is shown until the response replaces it.
    placeholderData: () => seenCopy(id),
    retry: (failures, error) => failures < 2 && !isGone(error),
    refetchOnReconnect: true,
  });
  const { data } = query;
  // Store each response for offline use, including a job that the server has rendered into the page.
  useEffect(() => {
    if (data?.seen_at === null) saveSeenJob(data);
  }, [data]);
  return query;
}

/**
 * Returns one of the employer's own jobs, in any status. If the server cannot translate the job, returns the job
 * without translation.
 */
export function useOwnJob(job_uid: string) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: keyOf('jobs', 'getMyJob', { job_uid, language }),
    queryFn: ({ signal }) =>
      withoutTranslationOnFailure(
        async (asked) => (await loadCalls()).getMyJob(job_uid, asked, signal),
        (error) => !signal.aborted && !isGone(error),
      ),
    retry: (failures, error) => failures < 2 && !isGone(error),
  });
}
