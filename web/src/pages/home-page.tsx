// The landing page: what to do and where, the newest jobs, who we are and how to begin; nobody pays to get work.
import './home-page.css';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { Faq } from '../features/faq/faq.tsx';
import { FeaturedJobs } from '../features/jobs/latest-jobs.tsx';
import { PopularTrades } from '../features/jobs/popular-trades.tsx';
import { QuickSearches } from '../features/jobs/quick-searches.tsx';
import { SearchBox } from '../features/jobs/search-box.tsx';
import { emptySearch, writeSearch } from '../features/jobs/search-params.ts';
import { Features } from '../features/landing/features.tsx';
import { Figures } from '../features/landing/figures.tsx';
import { Join } from '../features/landing/join.tsx';
import { Journey } from '../features/landing/journey.tsx';
import { Support } from '../features/landing/support.tsx';
import { Testimonials } from '../features/landing/testimonials.tsx';
import { SaveButton } from '../features/saved-jobs/save-button.tsx';
import deskPicture from '../ui/art/hero.svg';
import phonePicture from '../ui/art/hero-phone.svg';
import { LinkButton } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';

/** Questions of each group; the page of questions has them all. */
const QUESTIONS = 3;

export function HomePage() {
  // All words of the page on their way at once, not one part after another.
  useTranslation(['jobs', 'landing', 'faq', 'reference', 'places', 'saved-jobs']);
  return (
    <>
      <Hero />
      <div className="page home">
        <FeaturedJobs cardAction={(job) => <SaveButton uid={job.uid} title={job.title} />} />
        <PopularTrades />
        <ThreeSteps />
        <Features />
        <Hiring />
      </div>
      <Journey />
      <div className="page home">
        <Figures />
        <Testimonials />
        <Questions />
        <Support />
      </div>
      <Join />
    </>
  );
}

function Hero() {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  return (
    <section className="hero" data-theme="light">
      <div className="hero__words">
        <h1 className="hero__headline">{t('home.headline')}</h1>
        <p className="hero__promise">{t('home.promise')}</p>
        <div className="hero__search">
          <SearchBox
            looks="hero"
            words={{ q: '', location: '' }}
            onSearch={(words) => {
              const sort = words.q ? 'relevance' : emptySearch.sort;
              navigate(`${paths.jobs}?${writeSearch({ ...emptySearch, ...words, sort })}`);
            }}
          />
        </div>
        <QuickSearches />
      </div>
      <picture>
        <source media="(min-width: 640px)" srcSet={deskPicture} width={1440} height={420} />
        <img className="hero__picture" src={phonePicture} alt="" width={500} height={314} />
      </picture>
    </section>
  );
}

const steps: readonly IconName[] = ['search', 'send', 'bell'];

function ThreeSteps() {
  const { t } = useTranslation('jobs');
  return (
    <section aria-labelledby="home-steps">
      <h2 id="home-steps" className="page__title">
        {t('home.steps')}
      </h2>
      <ol className="home__steps">
        {steps.map((icon, index) => (
          <li key={icon} className="home__step">
            <span className="home__number">
              <Icon name={icon} />
            </span>
            <h3>{t(`home.step_${index + 1}`)}</h3>
            <p className="soft">{t(`home.step_${index + 1}_more`)}</p>
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
      <Faq heading="h3" most={QUESTIONS} />
      <p className="home__more">
        <LinkButton to={paths.faq}>{t('questions.all')}</LinkButton>
      </p>
    </section>
  );
}
