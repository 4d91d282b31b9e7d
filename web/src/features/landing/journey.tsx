// The company's history as a row of six events in the shape of a bridge deck, moved by drag, scroll or arrow keys.
import './landing.css';
import './journey.css';
import { useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../kit/control/button.tsx';
import { useDragScroll } from './drag-scroll.ts';

const events = ['start', 'talks', 'version', 'hundred', 'languages', 'open'] as const;

function StepButtons({ ends, step }: Pick<ReturnType<typeof useDragScroll>, 'ends' | 'step'>) {
  const { t } = useTranslation('landing');
  return (
    <div className="journey__buttons">
      <IconButton
        edged
        icon="chevron-left"
        label={t('journey.earlier')}
        disabled={ends.start}
        onClick={() => step(-1)}
      />
      <IconButton edged icon="chevron-right" label={t('journey.later')} disabled={ends.end} onClick={() => step(1)} />
    </div>
  );
}

export function Journey() {
  const { t } = useTranslation('landing');
  const row = useRef<HTMLOListElement>(null);
  const { ends, step, props } = useDragScroll(row);
  return (
    <section className="journey" aria-labelledby="journey">
      <div className="landing__in">
        <div className="page__header">
          <h2 id="journey" className="page__title">
            {t('journey.title')}
          </h2>
          <StepButtons ends={ends} step={step} />
        </div>
        <p id="journey-how" className="visually-hidden">
          {t('journey.how')}
        </p>
        <ol
          className="journey__deck"
          ref={row}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the row
          tabIndex={0}
          aria-labelledby="journey"
          aria-describedby="journey-how"
          {...props}
        >
          {events.map((event) => (
            <li key={event} className="journey__event">
              <p className="journey__date">{t(`journey.${event}.date`)}</p>
              <h3>{t(`journey.${event}.title`)}</h3>
              <p>{t(`journey.${event}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
