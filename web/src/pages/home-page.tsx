// The upper part of the landing page: search and newest jobs. The rest is in `home-rest.tsx`.
import './home-page.css';
import { useNavigate } from 'react-router-dom';
import { FeaturedJobs } from '../features/jobs/latest-jobs.tsx';
import { QuickSearches } from '../features/jobs/quick-searches.tsx';
import { SearchBox } from '../features/jobs/search-box.tsx';
import { emptySearch, writeSearch } from '../features/jobs/search-params.ts';
import { SaveButton } from '../features/saved-jobs/save-button.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import deskPicture from '../kit/illustration/hero.svg';
import phonePicture from '../kit/illustration/hero-phone.svg';
import { paths } from '../kit/navigation/paths.ts';
import { LazyHydrate } from '../kit/startup/lazy-hydrate.tsx';
import { HomeEnd, HomeMiddle } from './home-parts.ts';

export function HomePage() {
  // Loads all translations of the page in parallel. Otherwise each component would load its own translations later.
  useTranslation(['jobs', 'landing', 'first-steps', 'faq', 'reference', 'places', 'saved-jobs']);
  return (
    <>
      <Hero />
      <div className="page home">
        <FeaturedJobs cardAction={(job) => <SaveButton uid={job.uid} title={job.title} />} />
        <LazyHydrate>
          <HomeMiddle />
        </LazyHydrate>
      </div>
      <LazyHydrate>
        <HomeEnd />
      </LazyHydrate>
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
