// The user's own reports: case number, target and our team's answer.
import './my-reports.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { reportEndpoints } from '#contracts/reports.ts';
import { paths } from '../../app/paths.ts';
import { call } from '../../http/call.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Failure } from '../../ui/failure.tsx';
import { NarrowPage } from '../../ui/narrow-page.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx';
import { ReportCard } from './report-card.tsx';

const PAGE_SIZE = 10;

function useReports(page: number) {
  return useQuery({
    queryKey: ['reports', page],
    queryFn: ({ signal }) => call(reportEndpoints.listMyReports, { query: { page, limit: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    // Always refetched: readers come here for the current status.
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
        title={t('reports:mine.failed')}
        again={t('reports:mine.again')}
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
        words={t('reports:mine.page', { page: data.page, pages: data.pages })}
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
    <Skeleton words={t('mine.loading')}>
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
