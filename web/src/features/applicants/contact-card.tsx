// The contact card of an applicant. One tap shows the phone number, and the server notifies the applicant (D33).

import type { EmployerApplication } from '#contracts/application-shapes.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { SectionCard } from '../../kit/layout/section-card.tsx';
import { ContactLinks } from '../../parts/person/contact-links.tsx';
import { useReveal } from './applicant-queries.ts';

export function ContactCard({ application }: { application: EmployerApplication }) {
  const { t } = useTranslation(['contact', 'problems']);
  const reveal = useReveal(application.id);
  const name = readable(application.applicant.first_name);
  const masked = application.applicant_profile.phone_masked;
  const isOpen = application.acts.includes('see_contact');
  return (
    <SectionCard icon="phone" title={t('contact:applicant.title', { name })}>
      {!isOpen && <p>{t('contact:applicant.closed')}</p>}
      {isOpen && reveal.data && (
        <>
          <ContactLinks contact={reveal.data} name={name} />
          <p className="soft small">{t('contact:applicant.seen', { name })}</p>
        </>
      )}
      {isOpen && !reveal.data && (
        <>
          {masked && <p className="num">{t('contact:applicant.masked', { masked })}</p>}
          <Button wide icon="phone" busy={reveal.isPending} onClick={() => reveal.mutate()}>
            {t('contact:applicant.show')}
          </Button>
          <p className="soft small">{t('contact:applicant.notified', { name })}</p>
        </>
      )}
      {reveal.error && (
        <Notice tone="danger" role="alert">
          {problemText(t, reveal.error)}
        </Notice>
      )}
    </SectionCard>
  );
}
