// The record of the employer who posted a job, in one line: verification, registration date, jobs, rating, removed jobs
// and upheld reports.

import { Link } from 'react-router-dom';
import type { ReviewedJob } from '#contracts/moderated-jobs.ts';
import { dayText } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { counted } from '../../kit/text/number-text.ts';

export function EmployerRecord({ employer }: { employer: ReviewedJob['employer'] }) {
  const { t } = useTranslation('admin-moderation');
  const { language } = useLanguage();
  const { rating } = employer.reputation;
  const facts = [
    t(employer.verified ? 'employer.verified' : 'employer.unverified'),
    t('employer.since', { day: dayText(employer.joined_at, language) }),
    t('employer.jobs', counted(employer.jobs)),
    ...(rating === null ? [] : [t('employer.rating', { rating })]),
  ];
  const marks = [
    ...(employer.jobs_removed > 0 ? [t('employer.removed', counted(employer.jobs_removed))] : []),
    ...(employer.reports_upheld > 0 ? [t('employer.upheld', counted(employer.reports_upheld))] : []),
  ];
  return (
    <p className="review-card__employer">
      <Link to={adminPaths.user(employer.id)}>{employer.name ?? t('employer.deleted')}</Link>
      <span className="soft small">{facts.join(' · ')}</span>
      {marks.length > 0 && <strong className="review-card__late small">{marks.join(' · ')}</strong>}
    </p>
  );
}
