// The six newest jobs, for the landing page and the worker's own.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Job } from '#contracts/jobs.ts';
import { paths } from '../../app/paths.ts';
import { Blank } from '../../ui/blank.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { JobCard, JobCardBones } from '../../ui/job-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { inReadersLanguage } from '../../ui/translated.ts';
import { useLatestJobs } from './queries.ts';

interface LatestJobsProps {
  columns: '2' | '3';
  /** What can be done with a job without opening it. */
  cardAction: (job: Job) => ReactNode;
}

export function LatestJobs({ columns, cardAction }: LatestJobsProps) {
  const { t } = useTranslation('jobs');
  return (
    <section aria-labelledby="latest-jobs">
      <div className="page__head">
        <h2 id="latest-jobs" className="page__title">
          {t('latest.title')}
        </h2>
        <Link to={paths.jobs}>{t('latest.all')}</Link>
      </div>
      <Latest columns={columns} cardAction={cardAction} />
    </section>
  );
}

function Latest({ columns, cardAction }: LatestJobsProps) {
  const { t } = useTranslation('jobs');
  const { data, error, isPending } = useLatestJobs();
  const allJobs = (
    <LinkButton variant="main" to={paths.jobs}>
      {t('latest.see_all')}
    </LinkButton>
  );
  if (isPending) {
    return (
      <Skeleton words={t('latest.loading')}>
        <div className="job-cards" data-columns={columns}>
          {[1, 2, 3].map((bone) => (
            <JobCardBones key={bone} />
          ))}
        </div>
      </Skeleton>
    );
  }
  if (error)
    return (
      <Failure title={t('latest.failed')} action={allJobs}>
        {t('latest.failed_step')}
      </Failure>
    );
  if (data.jobs.length === 0)
    return (
      <Blank title={t('latest.none')} action={allJobs}>
        {t('latest.none_step')}
      </Blank>
    );
  return (
    <ul className="job-cards" data-columns={columns}>
      {data.jobs.map((job) => (
        <li key={job.uid}>
          <JobCard job={inReadersLanguage(job)} to={paths.job(job.uid)} heading="h3" action={cardAction(job)} />
        </li>
      ))}
    </ul>
  );
}
