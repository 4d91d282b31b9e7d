// The job that a visitor applies to during sign-in or registration.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { JobDetail } from '#contracts/job-shapes.ts';
import { keyOf } from '../../http/query-keys.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { mayBeTranslation, withoutTranslationOnFailure } from './fallback.ts';
import { loadCalls } from './load-calls.ts';

/**
 * Returns the job with this uid; undefined if `uid` is null, while the job loads, or if the job is not public. If the
 * job closes during the sign-in, the hook still returns the loaded job, because the last screen suggests similar jobs.
 * The job page has its own query in `one-job.ts`, which also stores the job for offline use. This hook is not in that
 * module, because a module that several pages share would be one more file to load for the job page.
 */
export function useAppliedJob(uid: string | null): JobDetail | undefined {
  const { language } = useLanguage();
  const client = useQueryClient();
  const [loaded, setLoaded] = useState<JobDetail>();
  const { data } = useQuery<JobDetail>({
    queryKey: keyOf('jobs', 'getJob', { applied: uid, language }),
    queryFn: ({ signal }) =>
      withoutTranslationOnFailure(
        async (asked) => (await loadCalls()).getJob(uid ?? '', asked, signal),
        (error) => !signal.aborted && mayBeTranslation(error),
      ),
    // Until the response arrives, show the job that the job page has cached, so that the form below does not move.
    placeholderData: () => client.getQueryData<JobDetail>(keyOf('jobs', 'getJob', { id: uid, language })),
    enabled: uid !== null,
    retry: (failures, error) => failures < 1 && mayBeTranslation(error),
  });
  if (data && data !== loaded) setLoaded(data);
  return data ?? loaded;
}
