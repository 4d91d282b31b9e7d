// A section above the sign-in and registration form. It shows the job that a visitor applies to, and which of the
// visitor's data the employer will see.
import './applying-to.css';
import { useTranslation } from '../../i18n/use-translation.ts';
import { employerName } from '../../parts/employer/employer-name.ts';
import { TradeTile } from '../../parts/trades/trade-icon.tsx';
import type { AppliedJob } from './first-application.tsx';

interface ApplyingToProps {
  job: AppliedJob;
  /** True on the first page of the sign-in: the section then says that the application is sent after the sign-in. */
  explains: boolean;
}

export function ApplyingTo({ job, explains }: ApplyingToProps) {
  const { t } = useTranslation(['applications', 'jobs']);
  const employer = employerName(job.employer) || t('jobs:employer.unknown');
  return (
    <section className="applying-to" aria-label={t('applications:first.job')}>
      <div className="applying-to__job">
        <TradeTile role={job.role} />
        <p>
          <span className="soft small">{t('applications:first.job')}</span>
          <b>{job.title}</b>
          <span className="small">{employer}</span>
        </p>
      </div>
      {explains && <p className="small">{t('applications:first.sends', { employer })}</p>}
    </section>
  );
}
