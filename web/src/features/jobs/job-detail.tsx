// The page of one job: pay, title and place first, then facts, description, requirements and employer.
import './job-detail.css';
import type { ReactNode } from 'react';
import type { JobDetail, ReadJob } from '#contracts/job-shapes.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../kit/control/notice.tsx';
import { Pay } from '../../parts/job/pay.tsx';
import { readerJob, readsDifferently } from '../../parts/job/reader-job.ts';
import { BackBar } from './back-bar.tsx';
import { formatDateTime } from './fact-text.ts';
import { JobEmployer } from './job-employer.tsx';
import { JobFacts } from './job-facts.tsx';
import { JobHeader } from './job-header.tsx';
import { JobWork } from './job-work.tsx';
import { OriginalChip, useOriginal } from './original.tsx';
import { PayCompare } from './pay-compare.tsx';
import { WalkIn } from './walk-in.tsx';

type DisplayedJob = ReadJob & Partial<Pick<JobDetail, 'pay_comparison'>>;

interface JobViewProps {
  job: DisplayedJob;
  /** The main action for the user: apply, or see the status of the user's application. */
  action: ReactNode;
  /** The destination of the back link; by default the job list that the user visited last. */
  back?: { to: string; text: string };
  /** The drawing of the distance between the worker's home town and the job. The page reserves the drawing's height. */
  way?: ReactNode;
  /** The reasons why this job matches the worker. */
  why?: ReactNode;
  /** Save and share buttons beside the back link. */
  tools?: ReactNode;
  /**
   * Buttons that concern the employer and not only this job, for example a general application (an application to the
   * employer without a job).
   */
  toEmployer?: ReactNode;
  /**
   * The button with which a worker asks the employer to describe the job with prepared phrases (sentences that exist in
   * all eight languages).
   */
  ask?: ReactNode;
  /** Pictures of the workplace, for workers. The page reserves the height of the pictures. */
  pictures?: ReactNode;
  /** The section in which the employer adds and removes pictures of the workplace. */
  ownPictures?: ReactNode;
  /** The link that reports the job. */
  report?: ReactNode;
  /** When the displayed offline copy was made, in Unix milliseconds; null for a live response. */
  seenAt?: number | null;
}

export function JobView({ job: asWritten, seenAt = null, ...parts }: JobViewProps) {
  const { action, back, way, why, tools, toEmployer, ask, pictures, ownPictures, report } = parts;
  const original = useOriginal();
  const job = original.isOriginal ? asWritten : readerJob(asWritten);
  const compare = <PayCompare comparison={job.pay_comparison} role={job.role} />;
  return (
    <article className="job-view">
      <BackBar back={back}>{tools}</BackBar>
      <div className="job-view__main">
        {seenAt !== null && <SeenCopy at={seenAt} />}
        <JobHeader job={job} address={asWritten} />
        {readsDifferently(asWritten) && <OriginalChip {...original} />}
        {job.pay_comparison && <div className="job-section phone-only">{compare}</div>}
        {way && <div className="job-section job-view__way">{way}</div>}
        <WalkIn walkIn={job.walk_in} />
        <JobFacts job={job} />
        {why && <div className="job-section">{why}</div>}
        <JobWork job={job} ask={ask} />
        {pictures && <div className="job-section job-view__pictures">{pictures}</div>}
        {ownPictures && <div className="job-section">{ownPictures}</div>}
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

function NoFee({ children }: { children: ReactNode }) {
  const { t } = useTranslation('jobs');
  return (
    <Notice tone="warn" icon="rupee" title={t('detail.no_fee')}>
      <p>{t('detail.no_fee_more')}</p>
      {children}
    </Notice>
  );
}
