// The open jobs that fit the worker, each with the reasons why it fits. If few jobs fit, also offers jobs of the
// worker's trade in a wider place.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RecommendedJob, WiderJobs } from '#contracts/recommended.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { JobCard } from '../../parts/job/job-card.tsx';
import { MatchTicks } from '../../parts/job/match-ticks.tsx';
import { inReadersLanguage } from '../../parts/job/translated.ts';
import { usePlaceNames } from '../../parts/places/place.ts';

interface RecommendedProps {
  jobs: readonly RecommendedJob[];
  wider: WiderJobs | null;
  cardAction: (job: RecommendedJob) => ReactNode;
}

export function Recommended({ jobs, wider, cardAction }: RecommendedProps) {
  const { t } = useTranslation('labour-home');
  return (
    <section aria-labelledby="recommended-jobs">
      <div className="page__header">
        <h2 id="recommended-jobs" className="page__title">
          {t('recommended.title')}
        </h2>
        <Link to={paths.allJobs}>{t('recommended.all')}</Link>
      </div>
      {jobs.length > 0 && (
        <ul className="job-cards">
          {jobs.map(inReadersLanguage).map((job) => (
            <li key={job.uid}>
              <JobCard
                job={job}
                to={paths.job(job.uid)}
                heading="h3"
                note={<MatchTicks match={job.match} distance_km={job.distance_km} />}
                action={cardAction(job)}
              />
            </li>
          ))}
        </ul>
      )}
      {jobs.length < FEW && <Few wider={wider} none={jobs.length === 0} />}
    </section>
  );
}

/** If fewer jobs than this number fit the worker, the section says that few jobs fit. */
const FEW = 3;

const addressOf = ({ role, state }: WiderJobs) =>
  `${paths.jobs}?${new URLSearchParams({ role, ...(state !== null && { state }) })}`;

/** Says that no or few jobs fit. Links to jobs of the worker's trade in a wider place if more jobs are open there. */
function Few({ wider, none }: { wider: WiderJobs | null; none: boolean }) {
  const { t } = useTranslation('labour-home');
  return (
    <div className="recommended-wider">
      <p>{t(none ? 'recommended.none' : 'recommended.few')}</p>
      {wider && <Wider wider={wider} />}
    </div>
  );
}

function Wider({ wider }: { wider: WiderJobs }) {
  const { t } = useTranslation(['labour-home', 'jobs', 'reference']);
  const { stateText } = usePlaceNames();
  const place = wider.state === null ? t('jobs:filter.any_state') : stateText(wider.state);
  const trade = t(`reference:role.${wider.role}`);
  return (
    <LinkButton icon="search" to={addressOf(wider)}>
      {t('labour-home:recommended.wider', { count: wider.total, trade, place })}
    </LinkButton>
  );
}
