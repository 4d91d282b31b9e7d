// A choice of five large stars. The stars are radio buttons, so that arrow keys and screen readers work. A word below
// says what the chosen number of stars means.
import './star-choice.css';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';

const CHOICES = [1, 2, 3, 4, 5] as const;

interface StarChoiceProps {
  value: number | null;
  onChoose: (stars: number) => void;
  /** The error message if the user has sent the form without choosing a star; otherwise null. */
  missing: string | null;
}

export function StarChoice({ value, onChoose, missing }: StarChoiceProps) {
  const { t } = useTranslation('ratings');
  const name = useId();
  return (
    <fieldset className="star-choice">
      <legend>{t('stars.legend')}</legend>
      <div className="star-choice__stars">
        {CHOICES.map((stars) => (
          <label key={stars} className="star-choice__one" data-full={(value ?? 0) >= stars || undefined}>
            <input
              type="radio"
              name={name}
              checked={value === stars}
              aria-label={t('stars.one', { count: stars, word: t(`stars.${stars}`) })}
              onChange={() => onChoose(stars)}
            />
            <Icon name="star" size={36} />
          </label>
        ))}
      </div>
      <p className="star-choice__word" aria-hidden="true">
        {value === null ? ' ' : t(`stars.${value}`, { defaultValue: '' })}
      </p>
      {missing && (
        <p className="star-choice__missing" role="alert">
          <Icon name="alert" size={16} />
          {missing}
        </p>
      )}
    </fieldset>
  );
}
