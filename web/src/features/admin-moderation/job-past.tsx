// The history of a job: status changes, edits, actions of administrators with their reasons, and reports.

import type { ReviewedJobDetail } from '#contracts/moderated-jobs.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { useWaitingText } from './waiting-text.ts';

function Steps({ history }: { history: ReviewedJobDetail['history'] }) {
  const { t } = useTranslation(['admin-moderation', 'posting', 'reference']);
  const { moment } = useWaitingText();
  const fieldText = (field: string) => t(`posting:field.${field}`, { defaultValue: field });
  return (
    <section className="card review-card" aria-label={t('admin-moderation:history.title')}>
      <h2 className="review-card__title">{t('admin-moderation:history.title')}</h2>
      <ol className="admin-job__past">
        {history.map(({ at, by, from, to, fields }) => (
          <li key={`${at} ${to}`}>
            <span className="soft small">{moment(at)}</span> · {t(`admin-moderation:history.${by}`)}
            {to && (
              <>
                {' · '}
                {from && `${t(`reference:job_status.${from}`)} `}
                <Icon name="arrow-right" size={16} /> {t(`reference:job_status.${to}`)}
              </>
            )}
            {fields.length > 0 &&
              ` · ${t('admin-moderation:history.changed', { fields: fields.map(fieldText).join(', ') })}`}
          </li>
        ))}
      </ol>
    </section>
  );
}

function AdminActions({ actions }: { actions: ReviewedJobDetail['deeds'] }) {
  const { t } = useTranslation('admin-moderation');
  const { moment } = useWaitingText();
  return (
    <section className="card review-card" aria-label={t('actions')}>
      <h2 className="review-card__title">{t('actions')}</h2>
      <ol className="admin-job__past">
        {actions.map(({ at, actor, action, reason }) => (
          <li key={at}>
            <span className="soft small">{moment(at)}</span> · {actor} ·{' '}
            <strong>{t(`action.${action}`, { defaultValue: action })}</strong>
            {reason && ` · “${reason}”`}
          </li>
        ))}
      </ol>
    </section>
  );
}

function ReportList({ reported }: { reported: ReviewedJobDetail['reported'] }) {
  const { t } = useTranslation(['admin-moderation', 'reports']);
  const { moment } = useWaitingText();
  return (
    <section className="card review-card" aria-label={t('admin-moderation:report.filter')}>
      <h2 className="review-card__title">{t('admin-moderation:report.filter')}</h2>
      <ul className="admin-job__past">
        {reported.map(({ case_number, reason, details, status, created_at }) => (
          <li key={case_number}>
            <span className="soft small">
              {moment(created_at)} · {case_number}
            </span>{' '}
            · <strong>{t(`reports:reason.${reason}`)}</strong> · {t(`admin-moderation:report.${status}`)}
            {details && ` · “${details}”`}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function JobPast({ job }: { job: ReviewedJobDetail }) {
  return (
    <>
      {job.reported.length > 0 && <ReportList reported={job.reported} />}
      {job.deeds.length > 0 && <AdminActions actions={job.deeds} />}
      {job.history.length > 0 && <Steps history={job.history} />}
    </>
  );
}
