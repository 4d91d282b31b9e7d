// The jobs that can be opened offline, because they were opened in this browser before.
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../kit/navigation/paths.ts';
import { JobCard } from '../../parts/job/job-card.tsx';
import { inReadersLanguage } from '../../parts/job/translated.ts';
import { listSeenJobs } from './seen-jobs.ts';

export function SeenJobs() {
  const { t } = useTranslation('jobs');
  const [seen] = useState(listSeenJobs);
  if (seen.length === 0) return null;
  return (
    <section aria-labelledby="seen-jobs" className="seen-jobs">
      <h2 id="seen-jobs" className="page__title">
        {t('seen.title')}
      </h2>
      <p className="soft">{t('seen.more')}</p>
      <ul className="job-cards">
        {seen.map(({ job }) => (
          <li key={job.uid}>
            <JobCard job={inReadersLanguage({ ...job, distance_km: null })} to={paths.job(job.uid)} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
