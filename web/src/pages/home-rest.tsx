// The landing page below the newest jobs: popular trades, first steps, features, hiring, statistics, testimonials,
// questions, support and registration.

import { Faq } from '../features/faq/faq.tsx';
import { PopularTrades } from '../features/jobs/popular-trades.tsx';
import { Features } from '../features/landing/features.tsx';
import { Join } from '../features/landing/join.tsx';
import { Journey } from '../features/landing/journey.tsx';
import { Stats } from '../features/landing/stats.tsx';
import { Support } from '../features/landing/support.tsx';
import { Testimonials } from '../features/landing/testimonials.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { LinkButton } from '../kit/control/button.tsx';
import { Icon, type IconName } from '../kit/icon/icon.tsx';
import { paths } from '../kit/navigation/paths.ts';

/** Number of frequently asked questions shown per group. The FAQ page shows all questions. */
const QUESTIONS = 3;

export function HomeMiddle() {
  return (
    <>
      <PopularTrades />
      <ThreeSteps />
      <Features />
      <Hiring />
    </>
  );
}

export function HomeEnd() {
  return (
    <>
      <Journey />
      <div className="page home">
        <Stats />
        <Testimonials />
        <Questions />
        <Support />
      </div>
      <Join />
    </>
  );
}

const steps = [
  { icon: 'search', key: 'home.step_1' },
  { icon: 'send', key: 'home.step_2' },
  { icon: 'bell', key: 'home.step_3' },
] as const satisfies readonly { icon: IconName; key: string }[];

function ThreeSteps() {
  const { t } = useTranslation('jobs');
  return (
    <section aria-labelledby="home-steps">
      <h2 id="home-steps" className="page__title">
        {t('home.steps')}
      </h2>
      <ol className="home__steps">
        {steps.map(({ icon, key }) => (
          <li key={icon} className="home__step">
            <span className="home__number">
              <Icon name={icon} />
            </span>
            <h3>{t(key)}</h3>
            <p className="soft">{t(`${key}_more`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Hiring() {
  const { t } = useTranslation('jobs');
  return (
    <section className="home__hire" aria-labelledby="home-hire">
      <div>
        <h2 id="home-hire" className="page__title">
          {t('home.hire')}
        </h2>
        <p>{t('home.hire_more')}</p>
      </div>
      <LinkButton icon="user-plus" to={paths.register(undefined, 'employer')}>
        {t('home.hire_go')}
      </LinkButton>
    </section>
  );
}

function Questions() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="home-questions">
      <h2 id="home-questions" className="page__title home__questions">
        {t('questions.title')}
      </h2>
      <Faq heading="h3" max={QUESTIONS} />
      <p className="home__more">
        <LinkButton to={paths.faq}>{t('questions.all')}</LinkButton>
      </p>
    </section>
  );
}
