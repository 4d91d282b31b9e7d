// The verification card of an applicant: a form that requires at least one contact method, then the recorded result
// (D32).
import { useState } from 'react';
import type { EmployerApplication } from '#contracts/application-shapes.ts';
import { formatDateTime } from '../../i18n/day-text.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { SectionCard } from '../../kit/layout/section-card.tsx';
import { VerifyForm } from './verify-form.tsx';

export function VerifyCard({ application }: { application: EmployerApplication }) {
  const { t } = useTranslation('contact');
  const [isChanging, setChanging] = useState(false);
  const name = readable(application.applicant.first_name);
  const { verification } = application;
  const mayVerify = application.acts.includes('verify');
  const isOpen = mayVerify && (verification === null || isChanging);
  // If the application has ended without a verification, the card is hidden. Before the applicant is shortlisted, the
  // card only says that the employer can record the verification here later.
  if (!mayVerify && !verification && application.allowed.length === 0) return null;
  return (
    <SectionCard icon="shield-check" title={t('verify.title', { name })}>
      {!mayVerify && !verification && <p>{t('verify.first', { name })}</p>}
      {verification && !isOpen && <VerificationNotice verification={verification} />}
      {verification && !isOpen && mayVerify && (
        <Button icon="pencil" onClick={() => setChanging(true)}>
          {t('verify.again')}
        </Button>
      )}
      {isOpen && <VerifyForm application={application} onDone={() => setChanging(false)} />}
    </SectionCard>
  );
}

function VerificationNotice({ verification }: { verification: NonNullable<EmployerApplication['verification']> }) {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const methods = verification.contact_methods_verified.map((method) => t(`method.${method}`)).join(', ');
  return (
    <Notice tone="ok" icon="shield-check" title={t('checked.by', { methods })}>
      <p>{t(verification.identity_match ? 'checked.match' : 'checked.no_match')}</p>
      {verification.notes && <p>“{verification.notes}”</p>}
      <p className="small">{t('checked.when', { when: formatDateTime(verification.created_at, language) })}</p>
    </Notice>
  );
}
