// A list of statistics. Each shows the company's goal, if the operator states goals, and the value that the server
// counted (D1, D114).
import './goals.css';
import type { PublicStats } from '#contracts/landing.ts';
import { dayText } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePublicStats } from './queries.ts';
import { claimedText, countedText, type StatName } from './stat-text.ts';

const names: readonly StatName[] = [
  ...(['users', 'workers', 'families', 'jobs', 'opportunities'] as const),
  ...(['cities', 'job_states', 'worker_states', 'satisfaction', 'placement'] as const),
];

export function Goals() {
  const { t } = useTranslation('landing');
  const { data, error } = usePublicStats();
  return (
    <section className="document__part" aria-labelledby="figures">
      <h2 id="figures" className="document__title">
        {t('figures.title')}
      </h2>
      {data && <Known figures={data} />}
      {error && !data && <p className="soft">{t('figures.failed')}</p>}
    </section>
  );
}

function Known({ figures }: { figures: PublicStats }) {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  // Leaves out the number of families if the company states no goals, because the server does not count families.
  const shown = names.filter((name) => figures.claimed !== null || name !== 'families');
  return (
    <>
      {figures.claimed && <p>{t('figures.explain')}</p>}
      <dl className="goals">
        {shown.map((name) => (
          <Stat key={name} name={name} figures={figures} />
        ))}
      </dl>
      <p className="soft small">{t('figures.as_of', { day: dayText(figures.as_of, language) })}</p>
    </>
  );
}

function Stat({ name, figures: { counted, claimed } }: { name: StatName; figures: PublicStats }) {
  const { t } = useTranslation('landing');
  const number = countedText(counted, name);
  return (
    <div className="goals__one">
      <dt>{t(`figures.${name}`)}</dt>
      <dd>
        {number === null ? (
          <span className="soft">{t(name === 'families' ? 'figures.unknown' : 'figures.too_few')}</span>
        ) : (
          <>
            <b className="goals__number num">{number}</b> <span className="soft small">{t('figures.counted')}</span>
          </>
        )}
      </dd>
      {claimed && (
        <dd className="soft small">
          {t('figures.goal')} <b className="num">{claimedText(claimed, name)}</b>
        </dd>
      )}
    </div>
  );
}
