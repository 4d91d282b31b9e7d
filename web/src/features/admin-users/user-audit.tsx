// Reports about a user, and the actions of administrators on the user.

import type { UserDetail } from '#contracts/admin-people.ts';
import { formatDateTime } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Part } from './user-facts.tsx';

export function ReportsPart({ reports: { total, latest } }: Pick<UserDetail, 'reports'>) {
  const { t } = useTranslation(['admin-users', 'reports']);
  const { language } = useLanguage();
  return (
    <Part title={t('admin-users:part.reports')}>
      {latest.length === 0 && <p className="soft">{t('admin-users:no_reports')}</p>}
      <ul className="people-lines">
        {latest.map(({ case_number, reason, status, created_at }) => (
          <li key={case_number}>
            {t(`reports:reason.${reason}`, { defaultValue: reason })} · {t(`admin-users:report_status.${status}`)}
            <span className="soft small">
              {' '}
              {case_number} · {formatDateTime(created_at, language)}
            </span>
          </li>
        ))}
      </ul>
      {total > latest.length && (
        <p className="soft small">{t('admin-users:reports_more', { shown: latest.length, total })}</p>
      )}
    </Part>
  );
}

export function AuditPart({ audit }: Pick<UserDetail, 'audit'>) {
  const { t } = useTranslation('admin-users');
  const { language } = useLanguage();
  return (
    <Part title={t('part.audit')} wide>
      {audit.length === 0 && <p className="soft">{t('no_audit')}</p>}
      <ul className="people-lines">
        {audit.map(({ id, actor, action, reason, at }) => (
          <li key={id}>
            {t(`action.${action.replace('.', '_')}`, { defaultValue: action })}
            {reason && ` · “${reason}”`}
            <span className="soft small">
              {' '}
              {actor} · {formatDateTime(at, language)}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
