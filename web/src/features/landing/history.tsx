// The company's history as a list of six events with their texts.
import { useTranslation } from '../../i18n/use-translation.ts';
import { milestones } from './milestones.ts';

export function History() {
  const { t } = useTranslation('landing');
  return (
    <section className="document__part" aria-labelledby="history">
      <h2 id="history" className="document__title">
        {t('journey.title')}
      </h2>
      <ol className="stack">
        {milestones.map((event) => (
          <li key={event}>
            <p className="soft small">{t(`journey.${event}.date`)}</p>
            <h3>{t(`journey.${event}.title`)}</h3>
            <p>{t(`journey.${event}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
