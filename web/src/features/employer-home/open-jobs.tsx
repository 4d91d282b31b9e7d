// A summary of the open jobs: for each job its new applications, hired workers and views.

import { Link } from 'react-router-dom';
import type { OwnJob } from '#contracts/job-shapes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Rows } from '../../kit/layout/rows.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { counted } from '../../kit/text/number-text.ts';
import { JobTitle } from '../../parts/job/job-title.tsx';
import { TradeIcon } from '../../parts/trades/trade-icon.tsx';

export function OpenJobs({ jobs }: { jobs: readonly OwnJob[] }) {
  const { t } = useTranslation('employer-home');
  return (
    <section className="home-part" aria-labelledby="open-jobs">
      <div className="home-part__header">
        <h2 id="open-jobs">{t('jobs.title')}</h2>
        <Link to={paths.myJobs}>{t('jobs.all')}</Link>
      </div>
      {jobs.length === 0 ? (
        <p className="soft">{t('jobs.none')}</p>
      ) : (
        <Rows>
          {jobs.map((job) => (
            <OpenJob key={job.uid} job={job} />
          ))}
        </Rows>
      )}
    </section>
  );
}

function OpenJob({ job }: { job: OwnJob }) {
  const { t } = useTranslation('employer-home');
  const { pending, accepted } = job.counts;
  const facts = [
    pending > 0 && t('jobs.new', { count: pending }),
    t('jobs.hired', { count: accepted, positions: job.positions }),
    t('jobs.views', counted(job.views)),
  ].filter(Boolean);
  return (
    <li>
      <Link className="row" to={paths.jobApplicants(job.uid)}>
        <TradeIcon role={job.role} />
        <span className="row__words">
          <span className="row__title">
            <JobTitle of={job} />
          </span>
          <span className="row__text">{facts.join(' · ')}</span>
        </span>
      </Link>
    </li>
  );
}
