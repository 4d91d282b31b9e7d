// Card that offers push notifications after a relevant event. After "not now" the card never appears again.
import './push-offer-card.css';
import { useState } from 'react';
import { readStored, store } from '../http/browser-store.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { usePushStatus, useSetPush } from './queries.ts';

export function PushOfferCard() {
  const { t } = useTranslation('bell');
  const { data: pushStatus } = usePushStatus();
  const { mutate, isPending, data: outcome } = useSetPush();
  const [isLater, setLater] = useState(() => readStored('ringsLater') !== null);
  if (outcome === 'denied')
    return (
      <p className="push-offer-card" role="status">
        {t('ring.denied')}
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
          {t('ring.title')}
        </h2>
        <p>{t('ring.text')}</p>
        <div className="push-offer-card__buttons">
          <Button variant="main" size="small" busy={isPending} onClick={() => mutate(true)}>
            {t('ring.on')}
          </Button>
          <Button variant="link" size="small" onClick={later}>
            {t('ring.later')}
          </Button>
        </div>
      </div>
    </section>
  );
}
