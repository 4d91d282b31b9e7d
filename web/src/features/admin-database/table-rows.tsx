// The rows of one table. The server sorts and searches the table and returns one page of rows. The URL contains the
// page, the sort order and the search.
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CallError } from '#contracts/call-error.ts';
import { saveAs } from '../../http/download.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Pager } from '../../kit/control/pager.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { BackLink } from '../../kit/layout/back-link.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { counted, numberText } from '../../kit/text/number-text.ts';
import { csvFile } from '../../parts/admin/csv.ts';
import { DataGrid } from '../../parts/admin/data-grid.tsx';
import { gridColumns } from '../../parts/admin/grid-values.ts';
import { type TablePage, useTableRows } from './queries.ts';
import { SearchTool, ViewTools } from './table-tools.tsx';
import { FARTHEST, lastPage, queryOf, sortedBy, type TableView, viewOf, withoutSearch } from './table-view.ts';

interface LoadedRowsProps {
  data: TablePage;
  view: TableView;
  onView: (view: TableView) => void;
}

function useTotalText({ total, total_is_estimate }: TablePage): string {
  const { t } = useTranslation('admin-database');
  return total_is_estimate ? t('rows.about', { number: numberText(total) }) : t('rows.total', counted(total));
}

function Pages({ data, view }: LoadedRowsProps) {
  const { t } = useTranslation('admin-database');
  const needed = Math.max(1, Math.ceil(data.total / view.limit));
  const pages = Math.min(needed, lastPage(view.limit));
  return (
    <>
      <Pager
        page={view.page}
        pages={Math.max(pages, view.page)}
        label={t('rows.pages')}
        previous={t('rows.previous')}
        next={t('rows.next')}
        words={t('common:page', { page: numberText(view.page), pages: numberText(pages) })}
        linkTo={(page) => `?${queryOf({ ...view, page })}`}
      />
      {needed > pages && view.page === pages && (
        <Notice>
          <p>{t('rows.end', { number: numberText(FARTHEST + view.limit) })}</p>
        </Notice>
      )}
    </>
  );
}

function Nothing({ view }: { view: TableView }) {
  const { t } = useTranslation('admin-database');
  if (view.search || view.page > 1)
    return <EmptyState title={t('rows.not_found')}>{t('rows.not_found_text')}</EmptyState>;
  return <EmptyState title={t('rows.none')}>{t('rows.none_text')}</EmptyState>;
}

function LoadedRows({ busy, ...shown }: LoadedRowsProps & { busy: boolean }) {
  const { t } = useTranslation('admin-database');
  const { data, view, onView } = shown;
  const columns = gridColumns(data.columns, data.types);
  const total = useTotalText(data);
  const onSort = useCallback((column: string) => onView(sortedBy(view, column)), [view, onView]);
  const today = new Date().toISOString().slice(0, 10);
  return (
    <>
      <p className="soft small" role="status">
        {total}
      </p>
      <div className="table-tools">
        <SearchTool key={`${view.column} ${view.search}`} columns={columns} view={view} onView={onView} />
        <ViewTools
          columns={columns}
          view={view}
          onView={onView}
          onCsv={() => saveAs(csvFile(columns, data.rows), `${data.table}-${today}.csv`)}
        />
      </div>
      {data.rows.length === 0 ? (
        <Nothing view={view} />
      ) : (
        <DataGrid
          caption={t('rows.caption', { table: data.table })}
          columns={columns}
          rows={data.rows}
          sort={view.sort ? { column: view.sort, direction: view.direction } : null}
          onSort={onSort}
          busy={busy}
        />
      )}
      <Pages {...shown} />
    </>
  );
}

const isUnknown = (error: unknown) =>
  error instanceof CallError && (error.code === 'not_found' || error.code === 'validation_failed');

function Rows({ name }: { name: string }) {
  const { t } = useTranslation(['admin-database', 'problems']);
  const [query, setQuery] = useSearchParams();
  const view = viewOf(query);
  const onView = useCallback((next: TableView) => setQuery(queryOf(next)), [setQuery]);
  const { data, error, refetch, isFetching, isPlaceholderData } = useTableRows(name, view);
  if (error)
    return (
      <Failure
        title={t(isUnknown(error) ? 'admin-database:rows.unknown' : 'admin-database:rows.failed')}
        again={t('common:try_again')}
        busy={isFetching}
        onRetry={() => void refetch()}
        action={
          view.search && <Button onClick={() => onView(withoutSearch(view))}>{t('admin-database:rows.clear')}</Button>
        }
      >
        {problemText(t, error)}
      </Failure>
    );
  if (data) return <LoadedRows data={data} view={view} onView={onView} busy={isPlaceholderData} />;
  return (
    <Skeleton words={t('common:loading')}>
      <div className="stack">
        <SkeletonLine width="third" />
        <SkeletonLine shape="block" />
        <SkeletonLine shape="block" />
        <SkeletonLine shape="block" />
      </div>
    </Skeleton>
  );
}

export function TableRows({ name }: { name: string }) {
  const { t } = useTranslation('admin-database');
  return (
    <>
      <header className="table-header table-header--rows">
        <BackLink to={adminPaths.database}>{t('rows.back')}</BackLink>
        <h1 className="table-header__title">{name}</h1>
      </header>
      <Rows name={name} />
    </>
  );
}
