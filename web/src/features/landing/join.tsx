// The last section of the landing page: how to start, the number of open jobs, and statistics that the company claims.
// If the company claims none, shows statistics that the server counted.
import './landing.css';
import './join.css';
import type { PublicStats } from '#contracts/landing.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { counted } from '../../kit/text/number-text.ts';
import { usePublicStats } from './queries.ts';
import { claimedText, countedText, type StatName } from './stat-text.ts';

export function Join() {
  const { t } = useTranslation('landing');
  const { data } = usePublicStats();
  return (
    <section className="join" data-theme="light" aria-labelledby="join">
      <div className="landing__in join__in">
        <div>
          <h2 id="join" className="page__title">
            {t('join.title')}
          </h2>
          <p>{t('join.text')}</p>
          <div className="join__counters">{data && <Counters figures={data} />}</div>
        </div>
        <div className="join__actions">
          <LinkButton size="big" className="join__main" to={paths.register()}>
            {t('join.register')}
          </LinkButton>
          <LinkButton size="big" className="join__other" to={paths.jobs}>
            {t('join.jobs')}
          </LinkButton>
          <LinkButton variant="link" className="join__link" to={paths.signIn()}>
            {t('join.sign_in')}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

const claims: readonly StatName[] = ['families', 'jobs', 'cities', 'placement'];
const counts: readonly StatName[] = ['workers', 'jobs', 'cities', 'placement'];

function Counters({ figures }: { figures: PublicStats }) {
  const { t } = useTranslation('landing');
  const { claimed } = figures;
  const shown = (claimed ? claims : counts).flatMap((name) => {
    const text = claimed ? claimedText(claimed, name) : countedText(figures.counted, name);
    return text === null ? [] : [{ name, text }];
  });
  return (
    <>
      <p className="join__open">{t('join.open', counted(figures.counted.open_jobs))}</p>
      {claimed && <p className="join__whose">{t('figures.claimed')}:</p>}
      <dl className="join__stats">
        {shown.map(({ name, text }) => (
          <div key={name}>
            <dt>{t(`figures.${name}`)}</dt>
            <dd className="num">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
