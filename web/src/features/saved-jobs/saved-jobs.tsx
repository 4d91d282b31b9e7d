// The list of saved jobs. A job that is no longer open stays in the list; it is greyed out and shows its status.

import { useSearchParams } from 'react-router-dom';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Pager } from '../../kit/control/pager.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Skeleton } from '../../kit/layout/skeleton.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { JobCard, JobCardSkeleton } from '../../parts/job/job-card.tsx';
import { JobBadge } from '../../parts/job/status-badge.tsx';
import { inReadersLanguage } from '../../parts/job/translated.ts';
import { useSavedJobs } from './queries.ts';
import { SaveButton } from './save-button.tsx';

export function SavedJobs() {
  const { t } = useTranslation('saved-jobs');
  const { t: tProblem } = useTranslation();
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const { data, error, isPending, isFetching, refetch } = useSavedJobs(page);
  if (isPending) return <SavedSkeleton />;
  if (error) {
    return (
      <Failure title={t('load_failed')} again={t('common:try_again')} busy={isFetching} onRetry={() => void refetch()}>
        {problemText(tProblem, error)}
      </Failure>
    );
  }
  if (data.jobs.length === 0) return <NothingSaved />;
  return (
    <>
      <ul className="job-cards">
        {data.jobs.map(inReadersLanguage).map((job) => {
          const over = job.status !== 'active';
          return (
            <li key={job.uid}>
              <JobCard
                job={job}
                over={over}
                {...(over ? { foot: <Over status={job.status} /> } : { to: paths.job(job.uid) })}
                action={<SaveButton uid={job.uid} title={job.title} saved />}
              />
            </li>
          );
        })}
      </ul>
      <Pager
        page={data.page}
        pages={data.pages}
        label={t('pages')}
        previous={t('previous')}
        next={t('next')}
        words={t('common:page', { page: data.page, pages: data.pages })}
        linkTo={(next) => `${paths.savedJobs}?page=${next}`}
      />
    </>
  );
}

function Over({ status }: { status: Parameters<typeof JobBadge>[0]['status'] }) {
  const { t } = useTranslation('saved-jobs');
  return (
    <p className="job-card__foot">
      <JobBadge status={status} />
      <span>{t('over')}</span>
    </p>
  );
}

function NothingSaved() {
  const { t } = useTranslation('saved-jobs');
  return (
    <EmptyState
      title={t('none')}
      action={
        <LinkButton variant="main" to={paths.jobs}>
          {t('find')}
        </LinkButton>
      }
    >
      {t('none_step')}
    </EmptyState>
  );
}

function SavedSkeleton() {
  const { t } = useTranslation('saved-jobs');
  return (
    <Skeleton words={t('common:loading')}>
      <div className="job-cards">
        {[1, 2, 3].map((index) => (
          <JobCardSkeleton key={index} />
        ))}
      </div>
    </Skeleton>
  );
}
