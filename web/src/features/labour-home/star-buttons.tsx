// A row of five stars for a rating. A tap on a star gives the rating at once, without a send button.
import './star-buttons.css';
import type { MouseEvent } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';

const CHOICES = [1, 2, 3, 4, 5] as const;

export function StarButtons({ onChoose }: { onChoose: (stars: number, event: MouseEvent) => void }) {
  const { t } = useTranslation('ratings');
  return (
    <div className="star-buttons">
      {CHOICES.map((stars) => (
        <button
          key={stars}
          type="button"
          aria-label={t('stars.one', { count: stars, word: t(`stars.${stars}`) })}
          onClick={(event) => onChoose(stars, event)}
        >
          <Icon name="star" size={36} />
        </button>
      ))}
      <span className="star-buttons__ends small" aria-hidden="true">
        <span>{t('stars.1')}</span>
        <span>{t('stars.5')}</span>
      </span>
    </div>
  );
}
