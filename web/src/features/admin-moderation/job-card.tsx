// The card of a job that waits for review: the text with highlights, the employer, and buttons that approve or reject
// the job.

import { Link } from 'react-router-dom';
import type { ReviewedJob } from '#contracts/moderated-jobs.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { formatPay } from '../../kit/text/money.ts';
import { counted } from '../../kit/text/number-text.ts';
import { usePlaceNames } from '../../parts/places/place.ts';
import { EmployerRecord } from './employer-record.tsx';
import { Findings, HighlightedFields, ReviewedTitle } from './highlighted-fields.tsx';
import { WaitingLine } from './waiting-line.tsx';

/** Trade, pay and place of a job, in one line. */
export function JobFacts({ job }: { job: ReviewedJob }) {
  const { t } = useTranslation('reference');
  const { placeText } = usePlaceNames();
  const period = job.salary_period && t(`reference:salary_period.${job.salary_period}`);
  const facts = [
    job.role && t(`reference:role.${job.role}`, { defaultValue: job.role }),
    formatPay(job.salary_amount, period),
    placeText({ city: job.city, state: job.state }),
  ].filter(Boolean);
  return <p className="small">{facts.join(' · ')}</p>;
}

interface JobCardProps {
  job: ReviewedJob;
  isRemoved: boolean;
  busy: boolean;
  onApprove: () => void;
  onReject: () => void;
}

export function JobCard({ job, isRemoved, busy, onApprove, onReject }: JobCardProps) {
  const { t } = useTranslation('admin-moderation');
  return (
    <>
      <header className="review-card__header">
        <h2 className="review-card__title">
          <Link to={adminPaths.job(job.id)}>
            <ReviewedTitle job={job} />
          </Link>
        </h2>
        <WaitingLine since={job.since} />
      </header>
      <JobFacts job={job} />
      <HighlightedFields job={job} />
      <Findings findings={job.findings} />
      {job.reports > 0 && <p className="review-card__late small">{t('reported', counted(job.reports))}</p>}
      <EmployerRecord employer={job.employer} />
      <div className="review-card__acts">
        <Button variant="main" icon="check" busy={busy} disabled={isRemoved} onClick={onApprove}>
          {t('act.approve')}
        </Button>
        <Button icon="x" disabled={isRemoved} onClick={onReject}>
          {t('act.reject')}
        </Button>
      </div>
    </>
  );
}
