// The tables that administrators may read, with their columns. A press on a name puts the name into the query.
import { memo } from 'react';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { More } from '../../kit/layout/more.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { type TableInfo, useTables } from '../../parts/admin/tables.ts';

interface TableNamesProps {
  /** Puts a name into the query at the cursor. */
  onInsert: (name: string) => void;
}

function Table({ table: { name, columns }, onInsert }: TableNamesProps & { table: TableInfo }) {
  return (
    <li translate="no">
      <More title={name}>
        <ul>
          {[{ name, type: '' }, ...columns].map((entry) => (
            <li key={`${entry.name} ${entry.type}`}>
              <button className="sql-name" type="button" onClick={() => onInsert(entry.name)}>
                {entry.name} <span className="soft small">{entry.type}</span>
              </button>
            </li>
          ))}
        </ul>
      </More>
    </li>
  );
}

function Names({ onInsert }: TableNamesProps) {
  const { t } = useTranslation(['admin-sql', 'admin-database', 'problems']);
  const { data, error, refetch, isFetching } = useTables();
  if (data?.tables.length === 0) return <p className="soft">{t('admin-database:tables.empty_text')}</p>;
  if (data)
    return (
      <ul className="sql-names" aria-label={t('admin-sql:tables.title')}>
        {data.tables.map((table) => (
          <Table key={table.name} table={table} onInsert={onInsert} />
        ))}
      </ul>
    );
  if (error)
    return (
      <Notice tone="danger" role="alert" title={t('admin-database:tables.failed')}>
        <p>{problemText(t, error)}</p>
        <Button size="small" busy={isFetching} onClick={() => void refetch()}>
          {t('common:try_again')}
        </Button>
      </Notice>
    );
  return (
    <Skeleton words={t('common:loading')}>
      <div className="stack">
        <SkeletonLine />
        <SkeletonLine width="half" />
      </div>
    </Skeleton>
  );
}

/** Memoized, so that a key press in the editor does not render the list again. */
export const TableNames = memo(function TableNames({ onInsert }: TableNamesProps) {
  const { t } = useTranslation('admin-sql');
  return (
    <section className="sql-tables" aria-label={t('tables.title')}>
      <h2 className="sql-history__title">{t('tables.title')}</h2>
      <p className="soft small">{t('tables.hint')}</p>
      <Names onInsert={onInsert} />
    </section>
  );
});
