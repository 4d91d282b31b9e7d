// The six newest jobs (D55): a carousel on the landing page, a list on the worker's home page. Both share the loading,
// empty and error states.
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Skeleton } from '../../kit/layout/skeleton.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { JobCard, JobCardSkeleton } from '../../parts/job/job-card.tsx';
import { inReadersLanguage } from '../../parts/job/translated.ts';
import { Carousel } from './carousel.tsx';
import { type ListedJob, useLatestJobs } from './queries.ts';

interface LatestJobsProps {
  /** Returns the action on a card, for example saving the job. */
  cardAction: (job: ListedJob) => ReactNode;
}

/** The newest jobs as a list. */
export function LatestJobs({ cardAction }: LatestJobsProps) {
  return (
    <section aria-labelledby="latest-jobs">
      <LatestHeader />
      <WithLatestJobs cardAction={cardAction} skeleton={<div className="job-cards">{cardSkeletons}</div>}>
        {(cards) => (
          <ul className="job-cards">
            {cards.map(({ key, content }) => (
              <li key={key}>{content}</li>
            ))}
          </ul>
        )}
      </WithLatestJobs>
    </section>
  );
}

/** The newest jobs as a carousel, with a link to all jobs below. */
export function FeaturedJobs({ cardAction }: LatestJobsProps) {
  const { t } = useTranslation('jobs');
  const waiting = (
    <div className="carousel__view">
      <div className="carousel__track">{cardSkeletons}</div>
    </div>
  );
  return (
    <WithLatestJobs cardAction={cardAction} skeleton={waiting} head={<LatestHeader />}>
      {(cards) => (
        <Carousel
          title={t('latest.title')}
          items={cards}
          foot={<LinkButton to={paths.jobs}>{t('latest.see_all')}</LinkButton>}
        />
      )}
    </WithLatestJobs>
  );
}

const cardSkeletons = [1, 2, 3].map((index) => <JobCardSkeleton key={index} />);

function LatestHeader() {
  const { t } = useTranslation('jobs');
  return (
    <div className="page__header">
      <h2 id="latest-jobs" className="page__title">
        {t('latest.title')}
      </h2>
      <Link to={paths.jobs}>{t('latest.all')}</Link>
    </div>
  );
}

interface WithLatestJobsProps extends LatestJobsProps {
  skeleton: ReactNode;
  /** Shown above the loading, empty and error states. */
  head?: ReactNode;
  children: (cards: { key: string; content: ReactNode }[]) => ReactNode;
}

function WithLatestJobs({ cardAction, skeleton: waiting, head, children }: WithLatestJobsProps) {
  const { t } = useTranslation('jobs');
  const { data, error, isPending } = useLatestJobs();
  if (data && data.jobs.length > 0)
    return children(
      data.jobs.map(inReadersLanguage).map((job) => ({
        key: job.uid,
        content: <JobCard job={job} to={paths.job(job.uid)} heading="h3" action={cardAction(job)} />,
      })),
    );
  return (
    <div className="carousel">
      {head}
      {isPending ? <Skeleton words={t('common:loading')}>{waiting}</Skeleton> : <NoLatest failed={error !== null} />}
    </div>
  );
}

function NoLatest({ failed }: { failed: boolean }) {
  const { t } = useTranslation('jobs');
  const allJobs = (
    <LinkButton variant="main" to={paths.jobs}>
      {t('latest.see_all')}
    </LinkButton>
  );
  return failed ? (
    <Failure title={t('latest.failed')} action={allJobs}>
      {t('latest.failed_step')}
    </Failure>
  ) : (
    <EmptyState title={t('latest.none')} action={allJobs}>
      {t('latest.none_step')}
    </EmptyState>
  );
}
