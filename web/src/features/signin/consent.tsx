// The consent of a registration: a short summary of what is collected and why, with a link to the full notice (C.6).
import './consent.css';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CONSENT_VERSION } from '#contracts/signin.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { Sheet } from '../../kit/overlay/sheet.tsx';

const parts = ['what', 'why', 'number', 'who', 'rights', 'complain'] as const;

export function Consent() {
  const { t } = useTranslation(['signin', 'shell']);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="consent">
      <p>{t('register.consent')}</p>
      <Button variant="link" onClick={() => setOpen(true)}>
        {t('register.consent_read')}
      </Button>
      <Sheet
        open={isOpen}
        title={t('notice.title')}
        close={t('common:close')}
        onClose={() => setOpen(false)}
        foot={
          <Button variant="main" size="big" wide onClick={() => setOpen(false)}>
            {t('notice.understood')}
          </Button>
        }
      >
        <dl className="consent__notice">
          {parts.map((part) => (
            <div key={part}>
              <dt>{t(`notice.${part}`)}</dt>
              <dd>{t(`notice.${part}_text`)}</dd>
            </div>
          ))}
        </dl>
        <p className="consent__version">
          {t('notice.version', { version: CONSENT_VERSION })} ·{' '}
          {/* Opens in a new tab, so that the user does not lose the half-completed form. */}
          <Link to={paths.privacyNotice} target="_blank">
            {t('shell:nav.privacy_policy')}
          </Link>
        </p>
      </Sheet>
    </div>
  );
}
