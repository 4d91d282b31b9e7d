// One job, plainly: pay, title and place first; then the facts, the work, what is needed, and who gives it.
import './job-detail.css';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job, JobDetail } from '#contracts/jobs.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Notice } from '../../ui/notice.tsx';
import { Pay } from '../../ui/pay.tsx';
import { inReadersLanguage, isTranslated } from '../../ui/translated.ts';
import { BackBar } from './back-bar.tsx';
import { formatDateTime } from './fact-text.ts';
import { JobEmployer } from './job-employer.tsx';
import { JobFacts } from './job-facts.tsx';
import { JobHeader } from './job-header.tsx';
import { OriginalChip, useOriginal } from './original.tsx';
import { PayCompare } from './pay-compare.tsx';
import { WalkIn } from './walk-in.tsx';

type DisplayedJob = Job & Partial<Pick<JobDetail, 'pay_comparison'>>;

interface JobViewProps {
  job: DisplayedJob;
  /** What the reader can do about it: apply, see where the application stands. */
  action: ReactNode;
  /** Where the way back leads, where that is not the list of jobs. */
  back?: { to: string; text: string };
  /** Why it fits the reader. */
  why?: ReactNode;
  /** Saving and sharing, beside the way back. */
  tools?: ReactNode;
  /** What the reader can do about the employer. */
  toEmployer?: ReactNode;
  /** Telling us what is wrong. */
  report?: ReactNode;
  /** When the copy was made that is shown because no answer came, in milliseconds. */
  seenAt?: number | null;
}

export function JobView({ job: asWritten, action, back, why, tools, toEmployer, report, seenAt = null }: JobViewProps) {
  const original = useOriginal();
  const job = original.isOriginal ? asWritten : inReadersLanguage(asWritten);
  const compare = <PayCompare comparison={job.pay_comparison} role={job.role} />;
  return (
    <article className="job-view">
      <BackBar back={back}>{tools}</BackBar>
      <div className="job-view__main">
        {seenAt !== null && <SeenCopy at={seenAt} />}
        <JobHeader job={job} address={asWritten} />
        {isTranslated(asWritten) && <OriginalChip {...original} />}
        {job.pay_comparison && <div className="job-section phone-only">{compare}</div>}
        <WalkIn walkIn={job.walk_in} />
        <JobFacts job={job} />
        {why && <div className="job-section">{why}</div>}
        <Work job={job} />
        <JobEmployer job={job}>{toEmployer}</JobEmployer>
      </div>
      <aside className="job-view__aside">
        <div className="job-view__act">
          <div className="desktop-only job-view__pay">
            <Pay amount={job.salary_amount} period={job.salary_period} size="page" />
            {compare}
          </div>
          {action}
        </div>
        <NoFee>{report}</NoFee>
      </aside>
    </article>
  );
}

function SeenCopy({ at }: { at: number }) {
  const { t } = useTranslation('job-page');
  const { language } = useLanguage();
  return (
    <div className="job-view__copy">
      <Notice tone="warn" icon="wifi-off" role="status" title={t('copy.title', { time: formatDateTime(at, language) })}>
        <p>{t('copy.more')}</p>
      </Notice>
    </div>
  );
}

function Work({ job }: { job: Job }) {
  const { t } = useTranslation('jobs');
  return (
    <>
      {/* The job of an employer who is erased has none. */}
      {job.description && (
        <section className="job-section" aria-labelledby="job-work">
          <h2 id="job-work">{t('detail.work')}</h2>
          <p className="job-view__prose">{job.description}</p>
        </section>
      )}
      {job.requirements && (
        <section className="job-section" aria-labelledby="job-requirements">
          <h2 id="job-requirements">{t('detail.requirements')}</h2>
          <p className="job-view__prose">{job.requirements}</p>
        </section>
      )}
    </>
  );
}

function NoFee({ children }: { children: ReactNode }) {
  const { t } = useTranslation('jobs');
  return (
    <Notice tone="warn" icon="rupee" title={t('detail.no_fee')}>
      <p>{t('detail.no_fee_more')}</p>
      {children}
    </Notice>
  );
}
