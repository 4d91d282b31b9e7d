// Fetching one job: as anybody sees it, or an employer's own; what was opened before stands in where no answer comes.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallError, NetworkError } from '#contracts/call-error.ts';
import type { JobDetail } from '#contracts/jobs.ts';
import type { Language } from '#contracts/values.ts';
import { later } from '../../http/later.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { withoutTranslationOnFailure } from './fallback.ts';
import { jobKeys } from './queries.ts';
import { findSeenJob, removeSeenJob, saveSeenJob } from './seen-jobs.ts';

const calls = () => later(() => import('./calls.ts'));

/** A job, and when its copy was made where it is one: no answer came, but it was opened here before. */
export interface DisplayedJob extends JobDetail {
  seen_at: number | null;
}

/** What an answer of now has beside the job. */
export const seenNow = { seen_at: null };

/** Where the page looks for a job. */
export const jobKey = (id: string, language: Language) => [...jobKeys.details, id, language];

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

/** True where the job is not there for this reader (or the address never named one). */
export function isGone(error: unknown): boolean {
  return error instanceof CallError && [404, 410, 422].includes(error.status);
}

/** One job, by uuid or number: the shape of the id chooses the endpoint (decisions D22). */
export function useJob(id: string) {
  const { language } = useLanguage();
  const query = useQuery<DisplayedJob>({
    queryKey: jobKey(id, language),
    queryFn: ({ signal }) =>
      orSeenBefore(
        id,
        withoutTranslationOnFailure(
          async (asked) => (await calls()).getJob(id, asked, signal),
          (error) => !signal.aborted && !isGone(error),
        ),
      ),
    // On a slow network the copy of before is there at once; the answer takes its place.
    placeholderData: () => seenCopy(id),
    retry: (failures, error) => failures < 2 && !isGone(error),
    refetchOnReconnect: true,
  });
  const { data } = query;
  // Also one that came with the page.
  useEffect(() => {
    if (data?.seen_at === null) saveSeenJob(data);
  }, [data]);
  return query;
}

/** An own job in whatever state, as the employer's dashboard shows it; translation never stands in its way. */
export function useOwnJob(job_uid: string) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...jobKeys.details, 'own', job_uid, language],
    queryFn: ({ signal }) =>
      withoutTranslationOnFailure(
        async (asked) => (await calls()).getMyJob(job_uid, asked, signal),
        (error) => !signal.aborted && !isGone(error),
      ),
    retry: (failures, error) => failures < 2 && !isGone(error),
  });
}
