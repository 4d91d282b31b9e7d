// The card of a report: its target, its text and the verdict.

import { Link } from 'react-router-dom';
import type { ReportRow } from '#contracts/moderation.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Tag } from '../../kit/control/tag.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { counted } from '../../kit/text/number-text.ts';
import { JobTitle } from '../../parts/job/job-title.tsx';
import { JobBadge } from '../../parts/job/status-badge.tsx';
import { MarkedWords } from '../../parts/phrases/marked-words.tsx';
import { WaitingLine } from './waiting-line.tsx';
import { useWaitingText } from './waiting-text.ts';

function Target({ report }: { report: ReportRow }) {
  const { t } = useTranslation('admin-moderation');
  const { job, person, crew } = report;
  if (job)
    return (
      <p className="review-card__employer">
        <span className="soft small">{t('report.about_job')}</span>
        <Link to={adminPaths.job(job.id)}>
          <JobTitle of={job} />
        </Link>
        <JobBadge status={job.status} />
        <Link className="small" to={adminPaths.user(job.employer_id)}>
          {job.employer ?? t('employer.deleted')}
        </Link>
      </p>
    );
  if (crew)
    return (
      <p className="review-card__employer">
        <span className="soft small">{t('report.about_crew')}</span>
        <span>{crew.name || t('crew.nameless')}</span>
        {crew.state === 'held' && <Tag>{t('crew.held')}</Tag>}
        {crew.leader_id !== null && (
          <Link className="small" to={adminPaths.user(crew.leader_id)}>
            {t('crew.leader')}
          </Link>
        )}
      </p>
    );
  return (
    <p className="review-card__employer">
      <span className="soft small">{t(`report.about_${report.target_type}`)}</span>
      {person ? (
        <Link to={adminPaths.user(person.id)}>{person.name ?? t('employer.deleted')}</Link>
      ) : (
        <span>{t('report.deleted')}</span>
      )}
    </p>
  );
}

interface ReportCardProps {
  report: ReportRow;
  isRemoved: boolean;
  onDecide: (verdict: 'uphold' | 'dismiss') => void;
}

export function ReportCard({ report, isRemoved, onDecide }: ReportCardProps) {
  const { t } = useTranslation(['admin-moderation', 'reports']);
  const { moment } = useWaitingText();
  const { decided_at } = report;
  return (
    <>
      <header className="review-card__header">
        <h2 className="review-card__title">{t(`reports:reason.${report.reason}`)}</h2>
        {decided_at === null && <WaitingLine since={report.created_at} />}
      </header>
      <Target report={report} />
      {report.details && (
        <blockquote className="highlighted-text">
          <MarkedWords lang={report.words_lang?.details}>{report.details}</MarkedWords>
        </blockquote>
      )}
      <p className="soft small">
        {t('admin-moderation:report.title', { number: report.case_number })} · {moment(report.created_at)}
        {report.others > 0 && ` · ${t('admin-moderation:report.others', counted(report.others))}`}
      </p>
      {decided_at !== null && (
        <div className="small">
          <strong>{t(`admin-moderation:report.${report.status}`)}</strong>{' '}
          <span className="soft">
            {t('admin-moderation:report.by', { name: report.moderator ?? '', age: moment(decided_at) })}
          </span>
          {report.outcome && (
            <MarkedWords before={t('admin-moderation:report.outcome')} lang={report.words_lang?.outcome}>
              {report.outcome}
            </MarkedWords>
          )}
        </div>
      )}
      {decided_at === null && (
        <div className="review-card__acts">
          <Button variant="main" icon="check" disabled={isRemoved} onClick={() => onDecide('uphold')}>
            {t('admin-moderation:act.uphold')}
          </Button>
          <Button icon="x" disabled={isRemoved} onClick={() => onDecide('dismiss')}>
            {t('admin-moderation:act.dismiss')}
          </Button>
        </div>
      )}
    </>
  );
}
