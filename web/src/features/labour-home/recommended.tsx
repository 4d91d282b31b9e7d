// The open jobs that match best, each with its reasons.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RecommendedJob } from '#contracts/recommended.ts';
import { paths } from '../../app/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { JobCard } from '../../ui/job-card.tsx';
import { MatchLine } from '../../ui/match-reasons.tsx';
import { inReadersLanguage } from '../../ui/translated.ts';

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
        {jobs.map((job) => (
          <li key={job.uid}>
            <JobCard
              job={inReadersLanguage(job)}
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
