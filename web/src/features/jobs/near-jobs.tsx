// A few open jobs of the same trade in the same state, for a user who wanted to apply to a job that has closed.
import { useQuery } from '@tanstack/react-query';
import type { JobDetail } from '#contracts/job-shapes.ts';
import { keyOf } from '../../http/query-keys.ts';
import { requestLanguageOf } from '../../i18n/current-language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../kit/navigation/paths.ts';
import { JobCard } from '../../parts/job/job-card.tsx';
import { inReadersLanguage } from '../../parts/job/translated.ts';
import { loadCalls } from './load-calls.ts';

const SHOWN = 3;

/**
 * Renders nothing while the jobs load and if the request fails. No message is needed, because the page also has a link
 * to all jobs.
 */
export function NearJobs({
  of: { uid, role, state, city },
}: {
  of: Pick<JobDetail, 'uid' | 'role' | 'state' | 'city'>;
}) {
  const { language } = useLanguage();
  const query = {
    ...(role && { role }),
    ...(state && { state }),
    ...(city && { location: city }),
    limit: SHOWN + 1,
    language: requestLanguageOf(language),
  };
  const { data } = useQuery({
    queryKey: keyOf('jobs', 'listJobs', { near: query }),
    queryFn: async ({ signal }) => (await loadCalls()).listJobs(query, signal),
    staleTime: 60_000,
  });
  const others = (data?.jobs ?? []).filter((job) => job.uid !== uid).slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <ul className="job-cards">
      {others.map(inReadersLanguage).map((job) => (
        <li key={job.uid}>
          <JobCard job={job} to={paths.job(job.uid)} />
        </li>
      ))}
    </ul>
  );
}
