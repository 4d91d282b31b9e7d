// One bar for each job. The length of the bar shows the job's applications relative to the job with the most
// applications.

import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { JobStats } from '#contracts/analytics.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { SectionCard } from '../../kit/layout/section-card.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { counted, numberText } from '../../kit/text/number-text.ts';
import { JobTitle } from '../../parts/job/job-title.tsx';
import { TradeIcon } from '../../parts/trades/trade-icon.tsx';

/** Number of jobs that are visible before “show all” is pressed. */
const FEW = 6;

export function JobBars({ jobs }: { jobs: readonly JobStats[] }) {
  const { t } = useTranslation('analytics');
  const [showsAll, setShowsAll] = useState(false);
  const max = Math.max(1, ...jobs.map(({ applications }) => applications));
  return (
    <SectionCard icon="briefcase" title={t('jobs.title')}>
      {jobs.length === 0 && <p>{t('jobs.none')}</p>}
      <ul className="stack">
        {(showsAll ? jobs : jobs.slice(0, FEW)).map((job) => (
          <JobBar key={job.uid} job={job} max={max} />
        ))}
      </ul>
      {!showsAll && jobs.length > FEW && (
        <Button variant="quiet" onClick={() => setShowsAll(true)}>
          {t('jobs.all', { count: jobs.length })}
        </Button>
      )}
    </SectionCard>
  );
}

/**
 * Returns the number of views and the share of viewers who applied (“one in 5”). Workers may apply again, so a job can
 * have more applications than views; then returns only the number of views.
 */
function jobWords(t: Translate<'analytics'>, { views, applications }: JobStats): string {
  const seen = t('count.views', counted(views));
  if (applications === 0) return `${seen}, ${t('jobs.nobody')}`;
  return views < applications ? seen : `${seen}, ${t('jobs.one_in', { count: Math.round(views / applications) })}`;
}

function JobBar({ job, max }: { job: JobStats; max: number }) {
  const { t } = useTranslation('analytics');
  const { applications } = job;
  return (
    <li className="job-bar">
      <TradeIcon role={job.role} />
      {job.status === 'removed' ? (
        <span className="job-bar__title">
          <JobTitle of={job} />
        </span>
      ) : (
        <Link className="job-bar__title" to={paths.jobApplicants(job.uid)}>
          <JobTitle of={job} />
        </Link>
      )}
      <b className="num">
        <span className="visually-hidden">{t('count.applications', counted(applications))}</span>
        <span aria-hidden="true">{numberText(applications)}</span>
      </b>
      <svg
        className="job-bar__track"
        viewBox="0 0 100 8"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <rect className="job-bar__ground" width="100" height="8" />
        <rect className="job-bar__length" width={(100 * applications) / max} height="8" />
      </svg>
      <span className="job-bar__words small soft">{jobWords(t, job)}</span>
    </li>
  );
}
