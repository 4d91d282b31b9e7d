// The list of grievances, the earliest deadline first.

import { Link, useSearchParams } from 'react-router-dom';
import type { GrievanceRow } from '#contracts/grievances.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CheckField, SelectField } from '../../kit/form/field.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { AdminList } from '../../parts/admin/admin-list.tsx';
import { AdminListing } from '../../parts/admin/admin-listing.tsx';
import type { Column } from '../../parts/admin/data-table.tsx';
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
        <Link className="admin-link admin-link--strong num" to={adminPaths.grievance(id)}>
          {ticket}
        </Link>
      ),
    },
    { key: 'due', title: t('col.due'), cell: (row) => <Due of={row} /> },
    { key: 'kind', title: t('col.kind'), cell: ({ kind }) => t(`kind.${kind}`) },
    {
      key: 'words',
      title: t('col.words'),
      fills: true,
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
  const sumText = (counts: { overdue: number }) =>
    [t('sum', counts), counts.overdue > 0 && t('overdue_count', { count: counts.overdue })].filter(Boolean).join(', ');
  return (
    <AdminListing title={t('title')} tools={<Tools view={view} onChange={(next) => setParams(queryOf(next))} />}>
      <AdminList
        answer={useGrievances(view)}
        loading={t('common:loading')}
        failed={t('failed')}
        again={t('common:try_again')}
        caption={t('title')}
        columns={useColumns()}
        rowsOf={({ grievances }) => grievances}
        summary={({ counts }) => sumText(counts)}
        none={<EmptyState title={t('none')}>{t('none_step')}</EmptyState>}
        linkTo={(page) => `?${queryOf({ ...view, page })}`}
      />
    </AdminListing>
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
