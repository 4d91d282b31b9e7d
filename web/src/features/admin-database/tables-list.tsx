// The list of tables that administrators may read, with their row counts.

import { Link } from 'react-router-dom';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { numberText } from '../../kit/text/number-text.ts';
import { type Column, DataTable } from '../../parts/admin/data-table.tsx';
import { type TableInfo, useTables } from '../../parts/admin/tables.ts';

function useColumns(): Column<TableInfo>[] {
  const { t } = useTranslation('admin-database');
  return [
    {
      key: 'name',
      title: t('tables.name'),
      main: true,
      cell: ({ name }) => (
        <Link className="table-link" to={adminPaths.table(name)}>
          {name}
        </Link>
      ),
    },
    {
      key: 'rows',
      title: t('tables.rows'),
      align: 'end',
      cell: ({ rows, rows_is_estimate }) =>
        rows_is_estimate ? t('tables.about', { number: numberText(rows) }) : numberText(rows),
    },
    {
      key: 'columns',
      title: t('tables.columns'),
      align: 'end',
      cell: ({ columns }) => numberText(columns.length),
    },
  ];
}

function Tables() {
  const { t } = useTranslation(['admin-database', 'problems']);
  const columns = useColumns();
  const { data, error, refetch, isFetching } = useTables();
  if (data?.tables.length === 0)
    return <EmptyState title={t('admin-database:tables.empty')}>{t('admin-database:tables.empty_text')}</EmptyState>;
  if (data)
    return (
      <div className="table-list admin-listing">
        <DataTable
          caption={t('admin-database:tables.caption')}
          columns={columns}
          rows={data.tables}
          keyOf={({ name }) => name}
        />
      </div>
    );
  if (error)
    return (
      <Failure
        title={t('admin-database:tables.failed')}
        again={t('common:try_again')}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {problemText(t, error)}
      </Failure>
    );
  return (
    <Skeleton words={t('common:loading')}>
      <div className="stack">
        <SkeletonLine shape="block" />
        <SkeletonLine shape="block" />
        <SkeletonLine shape="block" />
      </div>
    </Skeleton>
  );
}

export function TablesList() {
  const { t } = useTranslation('admin-database');
  return (
    <>
      <header className="table-header">
        <h1 className="table-header__title">{t('title')}</h1>
        <p className="soft small">{t('intro')}</p>
      </header>
      <Tables />
    </>
  );
}
