// Card that offers push notifications. After a press on “not now”, the card never appears again in this browser.
import './push-offer-card.css';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { readStored, store } from '../../kit/storage/browser-store.ts';
import { usePushStatus, useSetPush } from './queries.ts';

export function PushOfferCard() {
  const { t } = useTranslation('bell');
  const { data: pushStatus } = usePushStatus();
  const { mutate, isPending, data: outcome } = useSetPush();
  const [isLater, setLater] = useState(() => readStored('ringsLater') !== null);
  if (outcome === 'denied')
    return (
      <p className="push-offer-card" role="status">
        {t('push.denied')}
      </p>
    );
  if (isLater || pushStatus !== 'off') return null;
  const later = () => {
    store('ringsLater', 'true');
    setLater(true);
  };
  return (
    <section className="push-offer-card" aria-labelledby="push-offer-title">
      <Icon name="bell" />
      <div>
        <h2 className="push-offer-card__title" id="push-offer-title">
          {t('push.title')}
        </h2>
        <p>{t('push.text')}</p>
        <div className="push-offer-card__buttons">
          <Button variant="main" size="small" busy={isPending} onClick={() => mutate(true)}>
            {t('push.on')}
          </Button>
          <Button variant="link" size="small" onClick={later}>
            {t('push.later')}
          </Button>
        </div>
      </div>
    </section>
  );
}
