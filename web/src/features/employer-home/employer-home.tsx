// The home page of an employer: statistics, tasks, latest applicants, open jobs, and job views per day.
import './employer-home.css';
import type { EmployerDashboard } from '#contracts/employer-dashboard.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { TwoColumns } from '../../kit/layout/two-columns.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { KnownCard } from './known-card.tsx';
import { OpenJobs } from './open-jobs.tsx';
import { useEmployerDashboard } from './queries.ts';
import { RecentApplications } from './recent-applications.tsx';
import { Tasks } from './tasks.tsx';
import { Totals } from './totals.tsx';
import { WeekCard } from './week-card.tsx';

export function EmployerHome() {
  const { t } = useTranslation('employer-home');
  const { t: tProblem } = useTranslation();
  const { data, error, isPending, isFetching, refetch } = useEmployerDashboard();
  // The page must have only one button of the variant `main`. If a task waits, this is the button of the first task, so
  // “post a job” is `quiet`.
  const waits = (data?.tasks.length ?? 0) > 0;
  return (
    <>
      <div className="page__header">
        <h1 className="page__title">{t('title')}</h1>
        <LinkButton variant={waits ? 'quiet' : 'main'} icon="plus" to={paths.postJob}>
          {t('post')}
        </LinkButton>
      </div>
      {isPending && <HomeSkeleton />}
      {error && !data && (
        <Failure
          title={t('common:load_failed')}
          again={t('common:try_again')}
          busy={isFetching}
          onRetry={() => void refetch()}
        >
          {problemText(tProblem, error)}
        </Failure>
      )}
      {data && <Home dashboard={data} />}
    </>
  );
}

function Home({ dashboard }: { dashboard: EmployerDashboard }) {
  return (
    <>
      <Totals totals={dashboard.totals} />
      <TwoColumns
        aside={
          <>
            <OpenJobs jobs={dashboard.active_jobs} />
            <WeekCard dashboard={dashboard} />
            <KnownCard reputation={dashboard.reputation} />
          </>
        }
      >
        <Tasks tasks={dashboard.tasks} />
        <RecentApplications applications={dashboard.recent_applications} />
      </TwoColumns>
    </>
  );
}

function HomeSkeleton() {
  const { t } = useTranslation('employer-home');
  return (
    <Skeleton words={t('common:loading')}>
      <div className="stack">
        <SkeletonLine shape="block" />
        <TwoColumns aside={<SkeletonLine shape="block" />}>
          <SkeletonLine shape="block" />
          <SkeletonLine shape="block" />
        </TwoColumns>
      </div>
    </Skeleton>
  );
}
