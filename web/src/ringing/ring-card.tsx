// Offers ringing once something has happened that is worth it; whoever says "not now" is left alone.
import './ring-card.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readStored, store } from '../http/browser-store.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useRinging, useSetRinging } from './queries.ts';

export function RingCard() {
  const { t } = useTranslation('bell');
  const { data: ringing } = useRinging();
  const { mutate, isPending, data: outcome } = useSetRinging();
  const [isLater, setLater] = useState(() => readStored('ringsLater') !== null);
  if (outcome === 'denied')
    return (
      <p className="ring-card" role="status">
        {t('ring.denied')}
      </p>
    );
  if (isLater || ringing !== 'off') return null;
  const later = () => {
    store('ringsLater', 'true');
    setLater(true);
  };
  return (
    <section className="ring-card" aria-labelledby="ring-card-title">
      <Icon name="bell" />
      <div>
        <h2 className="ring-card__title" id="ring-card-title">
          {t('ring.title')}
        </h2>
        <p>{t('ring.text')}</p>
        <div className="ring-card__buttons">
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
