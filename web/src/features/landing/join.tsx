// The last section of the landing page: counted statistics, and links to start.
import './landing.css';
import './counted-stats.css';
import './join.css';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { counted } from '../../kit/text/number-text.ts';
import { CountedStats } from './counted-stats.tsx';
import { usePublicStats } from './queries.ts';

const names = ['users', 'workers', 'worker_states'] as const;

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
          {data?.shown.includes('open_jobs') && (
            <p className="join__open">{t('join.open', counted(data.counted.open_jobs))}</p>
          )}
          {data && <CountedStats figures={data} names={names} />}
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
