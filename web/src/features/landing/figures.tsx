// The place in figures: what is counted, and beside it, in words, what the company says of itself (D1).
import './figures.css';
import { useTranslation } from 'react-i18next';
import type { PublicFigures } from '#contracts/landing.ts';
import { dayText } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { claimedText, countedText, type FigureName } from './figure-texts.ts';
import { useFigures } from './queries.ts';

const names: readonly FigureName[] = [
  ...(['users', 'workers', 'families', 'jobs', 'opportunities'] as const),
  ...(['cities', 'job_states', 'worker_states', 'satisfaction', 'placement'] as const),
];

export function Figures() {
  const { t } = useTranslation('landing');
  const { data, isPending } = useFigures();
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="page__title">
        {t('figures.title')}
      </h2>
      {data ? <Known figures={data} /> : isPending ? <Counting /> : <p className="soft">{t('figures.failed')}</p>}
    </section>
  );
}

function Known({ figures }: { figures: PublicFigures }) {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  // Nobody counts families: without the claim there is nothing to tell.
  const shown = names.filter((name) => figures.claimed !== null || name !== 'families');
  return (
    <>
      <dl className="figures">
        {shown.map((name) => (
          <Figure key={name} name={name} figures={figures} />
        ))}
      </dl>
      <p className="figures__note">
        {t('figures.as_of', { day: dayText(figures.as_of, language) })}. {figures.claimed && t('figures.explain')}
      </p>
    </>
  );
}

function Figure({ name, figures: { counted, claimed } }: { name: FigureName; figures: PublicFigures }) {
  const { t } = useTranslation('landing');
  const number = countedText(counted, name);
  return (
    <div className="figures__one">
      <dt>{t(`figures.${name}`)}</dt>
      <dd>
        {number === null ? (
          <span className="soft">{t(name === 'families' ? 'figures.unknown' : 'figures.too_few')}</span>
        ) : (
          <>
            <b className="figures__number num">{number}</b> <span className="soft small">{t('figures.counted')}</span>
          </>
        )}
      </dd>
      {claimed && (
        <dd className="figures__claim">
          {t('figures.claimed')} <b className="num">{claimedText(claimed, name)}</b>
        </dd>
      )}
    </div>
  );
}

function Counting() {
  const { t } = useTranslation('landing');
  return (
    <Skeleton words={t('figures.loading')}>
      <div className="figures">
        {names.map((name) => (
          <div key={name} className="figures__one">
            <Bone width="most" />
            <Bone shape="pay" width="third" />
            <Bone width="half" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
