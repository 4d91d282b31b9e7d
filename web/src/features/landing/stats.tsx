// Public statistics: the values that the server counted, and the company's claims, which are marked as claims (D1).
import './stats.css';
import type { PublicStats } from '#contracts/landing.ts';
import { dayText } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { usePublicStats } from './queries.ts';
import { claimedText, countedText, type StatName } from './stat-text.ts';

const names: readonly StatName[] = [
  ...(['users', 'workers', 'families', 'jobs', 'opportunities'] as const),
  ...(['cities', 'job_states', 'worker_states', 'satisfaction', 'placement'] as const),
];

export function Stats() {
  const { t } = useTranslation('landing');
  const { data, isPending } = usePublicStats();
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="page__title">
        {t('figures.title')}
      </h2>
      {data ? <Known figures={data} /> : isPending ? <Counting /> : <p className="soft">{t('figures.failed')}</p>}
    </section>
  );
}

function Known({ figures }: { figures: PublicStats }) {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  // The server does not count families. If the company claims no statistics, there is no value to show for families.
  const shown = names.filter((name) => figures.claimed !== null || name !== 'families');
  return (
    <>
      <dl className="public-stats">
        {shown.map((name) => (
          <Stat key={name} name={name} figures={figures} />
        ))}
      </dl>
      <p className="public-stats__note">
        {t('figures.as_of', { day: dayText(figures.as_of, language) })}. {figures.claimed && t('figures.explain')}
      </p>
    </>
  );
}

function Stat({ name, figures: { counted, claimed } }: { name: StatName; figures: PublicStats }) {
  const { t } = useTranslation('landing');
  const number = countedText(counted, name);
  return (
    <div className="public-stats__one">
      <dt>{t(`figures.${name}`)}</dt>
      <dd>
        {number === null ? (
          <span className="soft">{t(name === 'families' ? 'figures.unknown' : 'figures.too_few')}</span>
        ) : (
          <>
            <b className="public-stats__number num">{number}</b>{' '}
            <span className="soft small">{t('figures.counted')}</span>
          </>
        )}
      </dd>
      {claimed && (
        <dd className="public-stats__claim">
          {t('figures.claimed')} <b className="num">{claimedText(claimed, name)}</b>
        </dd>
      )}
    </div>
  );
}

function Counting() {
  const { t } = useTranslation('landing');
  return (
    <Skeleton words={t('common:loading')}>
      <div className="public-stats">
        {names.map((name) => (
          <div key={name} className="public-stats__one">
            <SkeletonLine width="most" />
            <SkeletonLine shape="pay" width="third" />
            <SkeletonLine width="half" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
