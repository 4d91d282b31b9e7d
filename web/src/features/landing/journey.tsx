// The company's history as a horizontal row of six cards, drawn like the deck of a bridge.
import './landing.css';
import './journey.css';
import { useTranslation } from '../../i18n/use-translation.ts';
import { milestones } from './milestones.ts';
import { Strip } from './strip.tsx';

export function Journey() {
  const { t } = useTranslation('landing');
  return (
    <section className="journey" aria-labelledby="journey">
      <div className="landing__in">
        <Strip id="journey" title={t('journey.title')} looks="deck">
          {milestones.map((event) => (
            <li key={event} className="journey__event">
              <p className="soft small">{t(`journey.${event}.date`)}</p>
              <h3>{t(`journey.${event}.title`)}</h3>
            </li>
          ))}
        </Strip>
      </div>
    </section>
  );
}
