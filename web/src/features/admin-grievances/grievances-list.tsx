// The list of grievances, the earliest deadline first.

import { Link, useSearchParams } from 'react-router-dom';
import type { adminGrievanceEndpoints, GrievanceRow } from '#contracts/grievances.ts';
import type { Answer } from '#contracts/http.ts';
import { type Column, DataTable } from '../../admin/data-table.tsx';
import { adminPaths } from '../../admin/paths.ts';
import { QueryView } from '../../admin/query-view.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CheckField, SelectField } from '../../ui/field.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Due } from './due.tsx';
import { filters, type GrievancesView, useGrievances, useLiveGrievances } from './queries.ts';

function viewOf(params: URLSearchParams): GrievancesView {
  const status = filters.find((one) => one === params.get('status')) ?? 'open';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  return { status, overdue: params.get('overdue') === 'true', page };
}

const queryOf = ({ status, overdue, page }: GrievancesView): string =>
  new URLSearchParams({ status, ...(overdue && { overdue: 'true' }), page: String(page) }).toString();

/** Text that does not wrap. */
const Short = ({ children }: { children: string }) => <span className="grievance-short">{children}</span>;

function useColumns(): Column<GrievanceRow>[] {
  const { t } = useTranslation('admin-grievances');
  return [
    {
      key: 'ticket',
      title: t('col.ticket'),
      main: true,
      cell: ({ id, ticket }) => (
        <Link className="grievance-link num" to={adminPaths.grievance(id)}>
          {ticket}
        </Link>
      ),
    },
    { key: 'due', title: t('col.due'), cell: (row) => <Due of={row} /> },
    { key: 'kind', title: t('col.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
    {
      key: 'words',
      title: t('col.words'),
      cell: ({ excerpt }) => <span className="grievance-excerpt">{excerpt ?? t('no_words')}</span>,
    },
    { key: 'status', title: t('col.status'), cell: ({ status }) => <Short>{t(`status.${status}`)}</Short> },
    { key: 'assignee', title: t('col.assignee'), cell: ({ assignee }) => <Short>{assignee ?? t('nobody')}</Short> },
  ];
}

export function GrievancesList() {
  const { t } = useTranslation('admin-grievances');
  const [params, setParams] = useSearchParams();
  const view = viewOf(params);
  useLiveGrievances();
  return (
    <>
      <h1 className="grievances-title">{t('title')}</h1>
      <Tools view={view} onChange={(next) => setParams(queryOf(next))} />
      <QueryView answer={useGrievances(view)} loading={t('loading')} failed={t('failed')} again={t('again')}>
        {(found) => <GrievanceTable found={found} view={view} />}
      </QueryView>
    </>
  );
}

interface ToolsProps {
  view: GrievancesView;
  onChange: (view: GrievancesView) => void;
}

function Tools({ view, onChange }: ToolsProps) {
  const { t } = useTranslation('admin-grievances');
  return (
    <div className="grievance-tools">
      <SelectField
        label={t('show')}
        value={view.status}
        onChange={({ target }) =>
          onChange({ ...view, status: filters.find((one) => one === target.value) ?? 'open', page: 1 })
        }
      >
        {filters.map((status) => (
          <option key={status} value={status}>
            {t(`filter.${status}`)}
          </option>
        ))}
      </SelectField>
      <CheckField
        label={t('only_overdue')}
        checked={view.overdue}
        onChange={({ target }) => onChange({ ...view, overdue: target.checked, page: 1 })}
      />
    </div>
  );
}

interface GrievanceTableProps {
  found: Answer<typeof adminGrievanceEndpoints.listGrievances>;
  view: GrievancesView;
}

function GrievanceTable({ found: { grievances, counts, page, pages }, view }: GrievanceTableProps) {
  const { t } = useTranslation('admin-grievances');
  const columns = useColumns();
  if (grievances.length === 0) return <EmptyState title={t('none')}>{t('none_step')}</EmptyState>;
  return (
    <>
      <p className="grievances-sum soft small" role="status">
        {t('sum', counts)}
        {counts.overdue > 0 && `, ${t('overdue_count', { count: counts.overdue })}`}
      </p>
      <DataTable caption={t('title')} columns={columns} rows={grievances} keyOf={({ id }) => id} />
      <Pager
        page={page}
        pages={pages}
        label={t('pages')}
        previous={t('previous')}
        next={t('next')}
        words={t('page', { page, pages })}
        linkTo={(to) => `?${queryOf({ ...view, page: to })}`}
      />
    </>
  );
}
