// The analytics page of an employer: a range of days, one main number with its chart, and a bar for each job.
import { useSearchParams } from 'react-router-dom';
import { type Analytics, type AnalyticsRange, analyticsRanges } from '#contracts/analytics.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Segmented } from '../../kit/form/segmented.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { BackLink } from '../../kit/layout/back-link.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { TwoColumns } from '../../kit/layout/two-columns.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { AnalyticsSummary } from './analytics-summary.tsx';
import { JobBars } from './job-bars.tsx';
import { useAnalytics } from './queries.ts';
import { TrendCard } from './trend-card.tsx';

const FIRST: AnalyticsRange = '30d';

export function EmployerAnalytics() {
  const { t } = useTranslation(['analytics', 'shell']);
  const [params, setParams] = useSearchParams();
  const range = analyticsRanges.find((one) => one === params.get('range')) ?? FIRST;
  return (
    <>
      <BackLink to={paths.dashboard('employer')}>{t('analytics:back')}</BackLink>
      <div className="page__header">
        <h1 className="page__title">{t('shell:nav.analytics')}</h1>
        <div className="analytics-range">
          <Segmented
            label={t('analytics:range.label')}
            value={range}
            choices={analyticsRanges.map((value) => ({ value, word: t(`analytics:range.${value}`) }))}
            onChoose={(value) => setParams({ range: value }, { replace: true })}
          />
        </div>
      </div>
      <Stats range={range} />
    </>
  );
}

/** True if the employer has no job, and received no application in the current or the previous range. */
const isEmpty = ({ totals, by_job, before }: Analytics) =>
  by_job.length === 0 && totals.applications === 0 && (before?.totals.applications ?? 0) === 0;

function Stats({ range }: { range: AnalyticsRange }) {
  const { t } = useTranslation('analytics');
  const { t: tProblem } = useTranslation();
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useAnalytics(range);
  if (isPending) return <StatsSkeleton />;
  if (error) {
    return (
      <Failure
        title={t('common:load_failed')}
        again={t('common:try_again')}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {problemText(tProblem, error)}
      </Failure>
    );
  }
  if (isEmpty(data)) {
    return (
      <EmptyState
        title={t('none')}
        action={
          <LinkButton variant="main" icon="plus" to={paths.postJob}>
            {t('post')}
          </LinkButton>
        }
      >
        {t('none_step')}
      </EmptyState>
    );
  }
  return (
    <div className="analytics" aria-busy={isPlaceholderData}>
      <TwoColumns aside={<JobBars jobs={data.by_job} />}>
        <TrendCard figures={data} />
        <AnalyticsSummary figures={data} />
      </TwoColumns>
    </div>
  );
}

function StatsSkeleton() {
  const { t } = useTranslation('analytics');
  return (
    <Skeleton words={t('common:loading')}>
      <TwoColumns aside={<SkeletonLine shape="block" />}>
        <SkeletonLine shape="title" width="third" />
        <SkeletonLine shape="block" />
        <SkeletonLine shape="block" />
      </TwoColumns>
    </Skeleton>
  );
}
