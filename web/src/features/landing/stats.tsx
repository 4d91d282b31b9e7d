// Statistics of the platform that the server counted. Renders nothing if all of them are below the minimum (D1).
import './counted-stats.css';
import { dayText } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CountedStats, shownOf } from './counted-stats.tsx';
import { usePublicStats } from './queries.ts';

/** The names of the statistics in this section. The last section of the landing page shows other statistics. */
const names = ['jobs', 'cities', 'placement'] as const;

export function Stats() {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  const { data } = usePublicStats();
  if (!data || shownOf(names, data).length === 0) return null;
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="page__title">
        {t('figures.title')}
      </h2>
      <CountedStats figures={data} names={names} />
      <p className="soft small">{t('figures.as_of', { day: dayText(data.as_of, language) })}</p>
    </section>
  );
}
