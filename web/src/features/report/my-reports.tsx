// The user's own reports: case number, target and our team's answer.
import './my-reports.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { reportEndpoints } from '#contracts/reports.ts';
import { call } from '../../http/call.ts';
import { keyOf } from '../../http/query-keys.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Pager } from '../../kit/control/pager.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { NarrowPage } from '../../kit/layout/narrow-page.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { ReportCard } from './report-card.tsx';

const PAGE_SIZE = 10;

function useReports(page: number) {
  return useQuery({
    queryKey: keyOf('reports', 'listMyReports', { page }),
    queryFn: ({ signal }) => call(reportEndpoints.listMyReports, { query: { page, limit: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    // The reports are refetched at each visit, because users open this page for the current status.
    staleTime: 0,
  });
}

export function MyReports() {
  const { t } = useTranslation(['reports', 'settings']);
  return (
    <NarrowPage title={t('reports:mine.title')} back={{ to: paths.settings, text: t('settings:back') }}>
      <Reports />
    </NarrowPage>
  );
}

function Reports() {
  const { t } = useTranslation(['reports', 'problems']);
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const { data, error, isPending, isFetching, refetch } = useReports(page);
  if (isPending) return <ReportSkeleton />;
  if (!data) {
    return (
      <Failure
        title={t('common:load_failed')}
        again={t('common:try_again')}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {problemText(t, error)}
      </Failure>
    );
  }
  if (data.reports.length === 0) return <NoReports />;
  return (
    <>
      <ul className="my-reports">
        {data.reports.map((report) => (
          <li key={report.case_number}>
            <ReportCard report={report} />
          </li>
        ))}
      </ul>
      <Pager
        page={data.page}
        pages={data.pages}
        label={t('reports:mine.pages')}
        previous={t('reports:mine.previous')}
        next={t('reports:mine.next')}
        words={t('common:page', { page: data.page, pages: data.pages })}
        linkTo={(next) => `${paths.myReports}?page=${next}`}
      />
    </>
  );
}

function NoReports() {
  const { t } = useTranslation('reports');
  return (
    <EmptyState
      title={t('mine.none')}
      action={
        <LinkButton variant="main" to={paths.help}>
          {t('mine.help')}
        </LinkButton>
      }
    >
      {t('mine.none_step')}
    </EmptyState>
  );
}

function ReportSkeleton() {
  const { t } = useTranslation('reports');
  return (
    <Skeleton words={t('common:loading')}>
      <div className="my-reports">
        {['first', 'second'].map((key) => (
          <div className="report-card card" data-padded key={key}>
            <SkeletonLine width="third" />
            <SkeletonLine shape="title" width="most" />
            <SkeletonLine width="half" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
