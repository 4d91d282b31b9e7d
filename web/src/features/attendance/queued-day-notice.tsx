// A notice about an attendance code that waits on this phone to be sent, or that the server refused.
import './day-list.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { sendItem } from '../../parts/unsent/send-unsent.ts';
import { removeUnsent } from '../../parts/unsent/unsent-items.ts';
import { dayDelivery } from './day-delivery.ts';
import { clockText, shortDay } from './day-text.ts';
import { OWN_DAY_ONLY, type QueuedDay } from './queued-days.ts';

interface QueuedDayNoticeProps {
  day: QueuedDay;
  /** Asks the employer to confirm a day whose code the server refused; null if the worker may not ask. */
  onClaim: ((date: string) => void) | null;
}

export function QueuedDayNotice({ day, onClaim }: QueuedDayNoticeProps) {
  const { t } = useTranslation(['attendance', 'problems']);
  const { language } = useLanguage();
  const { date, typed_at } = day.content;
  const when = { day: shortDay(date, language), time: clockText(typed_at, language) };
  if (day.refused === null) {
    return (
      <Notice icon="wifi-off" role="status" title={t('attendance:kept.title')}>
        <p>{t('attendance:kept.more', when)}</p>
        <SendNow day={day} />
      </Notice>
    );
  }
  if (day.refused === OWN_DAY_ONLY) {
    return (
      <Notice tone="warn" role="alert" title={t('attendance:kept.own_only', when)}>
        <p>{t('attendance:crew.refused')}</p>
        <div className="day-list__acts">
          <Button onClick={() => removeUnsent(day)}>{t('attendance:kept.drop')}</Button>
        </div>
      </Notice>
    );
  }
  return (
    <Notice tone="danger" role="alert" title={t('attendance:kept.not_taken', when)}>
      <p>{t(`problems:code.${day.refused}`, { defaultValue: t('problems:unknown') })}</p>
      <div className="day-list__acts">
        {onClaim && (
          <Button
            onClick={() => {
              onClaim(date);
              removeUnsent(day);
            }}
          >
            {t('attendance:claim.go')}
          </Button>
        )}
        <Button onClick={() => removeUnsent(day)}>{t('attendance:kept.drop')}</Button>
      </div>
    </Notice>
  );
}

function SendNow({ day }: { day: QueuedDay }) {
  const { t } = useTranslation('attendance');
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<'idle' | 'busy' | 'away'>('idle');
  const send = async () => {
    setOutcome('busy');
    const { result } = await sendItem(dayDelivery, day, client);
    setOutcome(result === 'waits' ? 'away' : 'idle');
  };
  return (
    <>
      <div className="day-list__acts">
        <Button icon="send" busy={outcome === 'busy'} onClick={() => void send()}>
          {t('kept.now')}
        </Button>
      </div>
      {outcome === 'away' && <p className="small">{t('kept.still_away')}</p>}
    </>
  );
}
