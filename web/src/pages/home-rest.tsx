// The landing page below the newest jobs: popular trades, how it works, features, history, statistics, testimonials,
// questions, support and registration.
import { Link } from 'react-router-dom';
import { FirstQuestions } from '../features/faq/faq.tsx';
import { PopularTrades } from '../features/jobs/popular-trades.tsx';
import { Features } from '../features/landing/features.tsx';
import { How } from '../features/landing/how.tsx';
import { Join } from '../features/landing/join.tsx';
import { Journey } from '../features/landing/journey.tsx';
import { Stats } from '../features/landing/stats.tsx';
import { Support } from '../features/landing/support.tsx';
import { Testimonials } from '../features/landing/testimonials.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { paths } from '../kit/navigation/paths.ts';

export function HomeMiddle() {
  return (
    <>
      <PopularTrades />
      <How />
      <Features />
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

function Questions() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="home-questions">
      <div className="page__header">
        <h2 id="home-questions" className="page__title">
          {t('questions.title')}
        </h2>
        <Link to={paths.faq}>{t('questions.all')}</Link>
      </div>
      <FirstQuestions />
    </section>
  );
}
