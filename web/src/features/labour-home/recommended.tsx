// The open jobs that match the worker best, each with the reasons why it matches.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RecommendedJob } from '#contracts/recommended.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../kit/navigation/paths.ts';
import { JobCard } from '../../parts/job/job-card.tsx';
import { MatchLine } from '../../parts/job/match-reasons.tsx';
import { inReadersLanguage } from '../../parts/job/translated.ts';

interface RecommendedProps {
  jobs: readonly RecommendedJob[];
  cardAction: (job: RecommendedJob) => ReactNode;
}

export function Recommended({ jobs, cardAction }: RecommendedProps) {
  const { t } = useTranslation('labour-home');
  return (
    <section aria-labelledby="recommended-jobs">
      <div className="page__header">
        <h2 id="recommended-jobs" className="page__title">
          {t('recommended.title')}
        </h2>
        <Link to={paths.jobs}>{t('recommended.all')}</Link>
      </div>
      <ul className="job-cards">
        {jobs.map(inReadersLanguage).map((job) => (
          <li key={job.uid}>
            <JobCard
              job={job}
              to={paths.job(job.uid)}
              heading="h3"
              note={<MatchLine match={job.match} distance_km={job.distance_km} />}
              action={cardAction(job)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
