// The list of the employer's jobs by status, with applicant counts and actions.
import './my-jobs.css';
import { useSearchParams } from 'react-router-dom';
import { type JobStatus, jobStatus, jobStatuses } from '#contracts/reference.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Chip, Chips } from '../../kit/control/chip.tsx';
import { Pager } from '../../kit/control/pager.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Skeleton } from '../../kit/layout/skeleton.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { JobCardSkeleton } from '../../parts/job/job-card.tsx';
import { MyJobCard } from './my-job-card.tsx';
import { useMyJobs } from './queries.ts';

export function MyJobs() {
  const { t } = useTranslation('posting');
  return (
    <>
      <div className="page__header">
        <h1 className="page__title">{t('mine.title')}</h1>
        <LinkButton variant="main" icon="plus" to={paths.postJob}>
          {t('mine.post')}
        </LinkButton>
      </div>
      <MyJobList />
    </>
  );
}

const addressOf = (status: JobStatus | null, page: number) => {
  const query = new URLSearchParams({ ...(status && { status }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `${paths.myJobs}?${query}` : paths.myJobs;
};

function MyJobList() {
  const { t } = useTranslation('posting');
  const { t: tProblem } = useTranslation();
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const asked = jobStatus.safeParse(params.get('status'));
  const status = asked.success ? asked.data : null;
  const { data, error, isPending, isFetching, refetch } = useMyJobs(status, page);
  if (isPending) return <MyJobSkeleton />;
  if (!data) {
    return (
      <Failure title={t('mine.failed')} again={t('common:try_again')} busy={isFetching} onRetry={() => void refetch()}>
        {problemText(tProblem, error)}
      </Failure>
    );
  }
  return (
    <>
      <StatusChips chosen={status} counts={data.by_status} />
      {data.jobs.length === 0 ? (
        <EmptyState title={t(status ? 'mine.none_here' : 'mine.none')}>
          {t(status ? 'mine.none_here_step' : 'mine.none_step')}
        </EmptyState>
      ) : (
        <ul className="job-cards my-jobs">
          {data.jobs.map((job) => (
            <li key={job.uid}>
              <MyJobCard job={job} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        page={data.page}
        pages={data.pages}
        label={t('mine.pages')}
        previous={t('mine.previous')}
        next={t('mine.next')}
        words={t('common:page', { page: data.page, pages: data.pages })}
        linkTo={(next) => addressOf(status, next)}
      />
    </>
  );
}

interface StatusChipsProps {
  chosen: JobStatus | null;
  counts: Record<string, number>;
}

/**
 * Chips with the number of jobs: one chip for all jobs, one for the selected status, and one for each status that has
 * jobs.
 */
function StatusChips({ chosen, counts }: StatusChipsProps) {
  const { t } = useTranslation(['posting', 'reference']);
  const [, setParams] = useSearchParams();
  const shown = jobStatuses.filter((status) => (counts[status] ?? 0) > 0 || status === chosen);
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (all === 0) return null;
  return (
    <div className="my-jobs__states">
      <Chips label={t('posting:mine.states')}>
        <Chip chosen={chosen === null} onClick={() => setParams({})}>
          {t('posting:mine.all')} <span className="num">{all}</span>
        </Chip>
        {shown.map((status) => (
          <Chip key={status} chosen={status === chosen} onClick={() => setParams({ status })}>
            {t(`reference:job_status.${status}`)} <span className="num">{counts[status] ?? 0}</span>
          </Chip>
        ))}
      </Chips>
    </div>
  );
}

function MyJobSkeleton() {
  const { t } = useTranslation('posting');
  return (
    <Skeleton words={t('common:loading')}>
      <div className="job-cards">
        {[1, 2].map((index) => (
          <JobCardSkeleton key={index} />
        ))}
      </div>
    </Skeleton>
  );
}
