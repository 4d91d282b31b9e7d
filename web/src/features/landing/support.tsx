// The contact section: phone and e-mail.
import './support.css';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { dialled, useCompany } from '../../parts/company/company.ts';

/** A no-break space. It replaces the spaces in a phone number, so that the number stays on one line. */
const NO_BREAK = '\u00a0';

export function Support() {
  const { t } = useTranslation('landing');
  const { support_phone, support_email } = useCompany();
  return (
    <section className="support" aria-labelledby="support">
      <h2 id="support" className="page__title">
        {t('support.title')}
      </h2>
      <div className="support__actions">
        <a
          className="button"
          data-variant="main"
          href={dialled(support_phone)}
          aria-label={t('support.call', { phone: support_phone })}
        >
          <Icon name="phone" size={20} />
          {support_phone.replaceAll(' ', NO_BREAK)}
        </a>
        <a
          className="button"
          data-variant="quiet"
          href={`mailto:${support_email}`}
          aria-label={t('support.write', { email: support_email })}
        >
          <Icon name="send" size={20} />
          {support_email}
        </a>
      </div>
    </section>
  );
}
