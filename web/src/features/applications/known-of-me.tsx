// Sections of the worker's application page. They list when the employer viewed the worker's phone number, and what the
// employer verified about the worker (D32, D33).

import type { LabourApplication } from '#contracts/application-shapes.ts';
import { NUMBER_DAYS } from '#contracts/periods.ts';
import { formatDateTime } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SectionCard } from '../../kit/layout/section-card.tsx';
import { employerName } from '../../parts/employer/employer-name.ts';

export function RevealList({ application: { reveals, employer } }: { application: LabourApplication }) {
  const { t } = useTranslation(['contact', 'reference']);
  const { language } = useLanguage();
  const name = employerName(employer) || t('reference:deleted_user');
  return (
    <SectionCard icon="eye" title={t('contact:looked.title')}>
      {reveals.length === 0 && <p>{t('contact:looked.none')}</p>}
      {reveals.length > 0 && (
        <ul className="known-lines">
          {reveals.map(({ at }) => (
            <li key={at}>{t('contact:looked.one', { employer: name, when: formatDateTime(at, language) })}</li>
          ))}
        </ul>
      )}
      <p className="soft small">{t('contact:looked.more', { days: NUMBER_DAYS })}</p>
    </SectionCard>
  );
}

export function VerificationSummary({ application: { verification } }: { application: LabourApplication }) {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  if (!verification) return null;
  const methods = verification.contact_methods_verified.map((method) => t(`method.${method}`)).join(', ');
  return (
    <SectionCard icon="shield-check" title={t('checked.title')}>
      <div className="known-lines">
        <p>{t('checked.by', { methods })}</p>
        <p>{t(verification.identity_match ? 'checked.match' : 'checked.no_match')}</p>
        <p className="soft small">{t('checked.when', { when: formatDateTime(verification.created_at, language) })}</p>
      </div>
    </SectionCard>
  );
}
