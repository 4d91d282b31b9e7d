// Shows the result of a query: its rows in a grid, its plan, or the error.
import { memo, useMemo } from 'react';
import { saveAs } from '../../http/download.ts';
import { problemFields, problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { counted, numberText } from '../../kit/text/number-text.ts';
import { csvFile } from '../../parts/admin/csv.ts';
import { DataGrid } from '../../parts/admin/data-grid.tsx';
import { gridColumns } from '../../parts/admin/grid-values.ts';
import { PlanView } from './plan-view.tsx';
import type { SqlResult } from './queries.ts';
import type { RunRequest, RunState } from './use-run.ts';

const fileName = () => `query-${new Date().toISOString().slice(0, 16).replace(/\D/g, '-')}.csv`;

function Rows({ result }: { result: SqlResult }) {
  const { t } = useTranslation('admin-sql');
  const columns = useMemo(() => gridColumns(result.columns, result.types), [result]);
  return (
    <section aria-label={t('result.title')}>
      <header className="result-header">
        <h2 className="result-header__title">{t('result.title')}</h2>
        <p className="soft small num" role="status">
          {t('result.rows', counted(result.row_count))} · {t('result.time', { number: numberText(result.ms) })}
        </p>
        {result.rows.length > 0 && (
          <Button size="small" icon="download" onClick={() => saveAs(csvFile(columns, result.rows), fileName())}>
            {t('result.csv')}
          </Button>
        )}
      </header>
      {result.truncated && (
        <Notice tone="warn">
          <p>{t('result.cut')}</p>
        </Notice>
      )}
      {result.rows.length > 0 ? (
        <DataGrid caption={t('result.caption')} columns={columns} rows={result.rows} />
      ) : (
        <Notice>
          <p>{t('result.none')}</p>
        </Notice>
      )}
    </section>
  );
}

function ErrorNotice({ request, error }: { request: RunRequest; error: unknown }) {
  const { t } = useTranslation(['admin-sql', 'problems']);
  const title = request.what === 'plan' ? t('admin-sql:editor.not_explained') : t('admin-sql:editor.failed');
  return (
    <Notice tone="danger" role="alert" title={title}>
      <p className="sql-problem">{problemFields(t, error).query ?? problemText(t, error)}</p>
    </Notice>
  );
}

/** Memoized, so that the result is rendered again only after a new run, not after each key press in the editor. */
export const RunResult = memo(function RunResult({ state }: { state: RunState }) {
  const { t } = useTranslation('admin-sql');
  if (state.at === 'rows') return <Rows result={state.result} />;
  if (state.at === 'plan') return <PlanView plan={state.plan} />;
  if (state.at === 'failed') return <ErrorNotice request={state.request} error={state.error} />;
  if (state.at === 'cancelled')
    return (
      <Notice role="status">
        <p>{t('editor.cancelled')}</p>
      </Notice>
    );
  return null;
});
