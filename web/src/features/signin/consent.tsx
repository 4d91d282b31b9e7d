// The consent of a registration: a short summary of what is collected and why, with a link to the full notice (C.6).
import './consent.css';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CONSENT_VERSION } from '#contracts/signin.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { More } from '../../kit/layout/more.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { ReadAloud } from '../../parts/reading/read-aloud.tsx';

const lines = [
  { part: 'what', icon: 'user' },
  { part: 'why', icon: 'briefcase' },
  { part: 'number', icon: 'lock' },
  { part: 'who', icon: 'phone' },
  { part: 'rights', icon: 'settings' },
] as const satisfies readonly { part: string; icon: IconName }[];

const parts = ['what', 'why', 'number', 'who', 'rights', 'complain'] as const;

function useSentences(): string[] {
  const { t } = useTranslation('signin');
  return [t('register.consent'), ...lines.map(({ part }) => t(`notice.line.${part}`))];
}

function Notice() {
  const { t } = useTranslation('signin');
  const sentences = useSentences();
  return (
    <>
      <ReadAloud of={{ text: { title: t('notice.title'), words: sentences } }} looks="big" />
      <ul className="consent__lines">
        {lines.map(({ part, icon }) => (
          <li key={part}>
            <Icon name={icon} size={20} />
            {t(`notice.line.${part}`)}
          </li>
        ))}
      </ul>
      <More title={t('common:more')}>
        <dl className="consent__notice">
          {parts.map((part) => (
            <div key={part}>
              <dt>{t(`notice.${part}`)}</dt>
              <dd>{t(`notice.${part}_text`)}</dd>
            </div>
          ))}
        </dl>
      </More>
    </>
  );
}

export function Consent() {
  const { t } = useTranslation(['signin', 'shell']);
  const sentences = useSentences();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="consent">
      <p>{t('register.consent')}</p>
      <ReadAloud of={{ text: { title: t('notice.title'), words: sentences } }} looks="big" />
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
        <Notice />
        <p className="soft small">
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
