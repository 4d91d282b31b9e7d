// One session: its device, its last use, and, unless it is the current session, a button that ends it.

import type { AccountSession } from '#contracts/account.ts';
import { dayText } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Tag } from '../../kit/control/tag.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { agoText } from './ago.ts';

const isPhone = (device: string) => /android|iphone|ipad|ios|mobile/i.test(device);

export function SessionItem({ session, onEnd }: { session: AccountSession; onEnd: () => void }) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const device = session.device || t('sessions.unknown');
  return (
    <li className="session">
      <Icon name={isPhone(session.device) ? 'smartphone' : 'monitor'} />
      <div className="session__words">
        <p className="session__device">{device}</p>
        {session.is_current ? (
          <p>
            <Tag good>{t('sessions.this_device')}</Tag>
          </p>
        ) : (
          <p className="soft small">
            <time dateTime={session.seen_at}>
              {t('sessions.used', { when: agoText(t, session.seen_at, { language, now: new Date() }) })}
            </time>
          </p>
        )}
        <p className="soft small">{t('sessions.since', { day: dayText(session.created_at, language) })}</p>
      </div>
      {!session.is_current && (
        <Button onClick={onEnd} aria-label={t('sessions.end_named', { device })}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
