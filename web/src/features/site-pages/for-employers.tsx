// The page for employers: hiring in four steps, cost, benefits and obligations.
import '../../kit/layout/card.css';
import './for-employers.css';
import { z } from '#contracts/z.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import picture from '../../kit/illustration/hero-phone.svg';
import { paths } from '../../kit/navigation/paths.ts';
import { EmployerSteps } from '../../parts/steps/employer-steps.tsx';
import { useSession } from '../../session/session-context.ts';

const lines = z.array(z.string());

export function ForEmployers() {
  const { t } = useTranslation('for-employers');
  return (
    <article className="hiring">
      <header className="hiring__header" data-theme="light">
        <div className="hiring__in">
          <div className="hiring__words">
            <h1 className="hiring__title">{t('title')}</h1>
            <p>{t('intro')}</p>
            <Begin />
          </div>
          <img className="hiring__picture" src={picture} alt="" width={500} height={314} />
        </div>
      </header>
      <div className="page hiring__parts">
        <Steps />
        <div className="hiring__cards">
          <Points part="cost" />
          <Points part="more" />
          <Points part="trust" guide />
        </div>
        <section className="hiring__last" aria-labelledby="hiring-last">
          <div>
            <h2 id="hiring-last" className="page__title">
              {t('last.title')}
            </h2>
            <p>{t('last.text')}</p>
          </div>
          <Begin />
        </section>
      </div>
    </article>
  );
}

/**
 * The link to post a job. For a visitor, the link opens the registration, and for an employer the job form. A worker
 * gets no link.
 */
function Begin() {
  const { t } = useTranslation('for-employers');
  const { user_type, status } = useSession();
  if (user_type === 'employer')
    return (
      <p className="hiring__begin">
        <LinkButton variant="main" size="big" icon="plus" to={paths.postJob}>
          {t('post')}
        </LinkButton>
      </p>
    );
  if (user_type === 'labour' || status === 'loading') return null;
  return (
    <p className="hiring__begin">
      <LinkButton variant="main" size="big" icon="user-plus" to={paths.register(undefined, 'employer')}>
        {t('register')}
      </LinkButton>
      <LinkButton size="big" to={paths.signIn(paths.postJob)}>
        {t('sign_in')}
      </LinkButton>
    </p>
  );
}

function Steps() {
  const { t } = useTranslation('for-employers');
  return (
    <section className="hiring__steps" aria-labelledby="hiring-steps">
      <h2 id="hiring-steps" className="page__title">
        {t('steps.title')}
      </h2>
      <EmployerSteps />
    </section>
  );
}

function Points({ part, guide = false }: { part: 'cost' | 'more' | 'trust'; guide?: boolean }) {
  const { t } = useTranslation('for-employers');
  const text = t(`${part}.text`, { defaultValue: '' });
  const points = lines.safeParse(t(`${part}.list`, { returnObjects: true }));
  return (
    <section className="card hiring__card" aria-labelledby={`hiring-${part}`}>
      <h2 id={`hiring-${part}`} className="hiring__card-title">
        {t(`${part}.title`)}
      </h2>
      {text && <p>{text}</p>}
      <ul className="hiring__points">
        {(points.success ? points.data : []).map((point) => (
          <li key={point}>
            <Icon name="check" size={20} />
            {point}
          </li>
        ))}
      </ul>
      {guide && (
        <p>
          <LinkButton icon="file" to={paths.guide('employer')}>
            {t('trust.guide')}
          </LinkButton>
        </p>
      )}
    </section>
  );
}
