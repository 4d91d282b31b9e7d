// The list of all calls for a day, newest first, with how long each needed to fill.
import { Link, useSearchParams } from 'react-router-dom';
import { type AdminCall, adminCallLists } from '#contracts/admin-calls.ts';
import { PEOPLE_COUNTED } from '#contracts/admin-people.ts';
import { shortDay } from '../../i18n/calendar-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SelectField } from '../../kit/form/field.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { numberText } from '../../kit/text/number-text.ts';
import { AdminList } from '../../parts/admin/admin-list.tsx';
import { AdminListing } from '../../parts/admin/admin-listing.tsx';
import type { Column } from '../../parts/admin/data-table.tsx';
import { PersonLink } from '../../parts/admin/person-link.tsx';
import { type CallsView, useAdminCalls } from './queries.ts';

function viewOf(query: URLSearchParams): CallsView {
  const page = Math.trunc(Number(query.get('page')));
  return { list: adminCallLists.find((list) => list === query.get('list')) ?? 'all', page: page > 1 ? page : 1 };
}

function queryOf({ list, page }: CallsView): URLSearchParams {
  return new URLSearchParams({ ...(list !== 'all' && { list }), ...(page > 1 && { page: String(page) }) });
}

function useColumns(): Column<AdminCall>[] {
  const { t } = useTranslation(['admin-calls', 'admin-applications', 'calls', 'reference']);
  const { language } = useLanguage();
  return [
    {
      key: 'call',
      title: '#',
      main: true,
      cell: ({ uid, id, role, date }) => (
        <Link className="admin-link" to={adminPaths.call(uid)}>
          <span>
            #{id} · {t(`reference:role.${role}`)}, {shortDay(date, language)}
          </span>
        </Link>
      ),
    },
    {
      key: 'employer',
      title: t('admin-applications:column.employer'),
      cell: ({ employer }) => <PersonLink of={employer} />,
    },
    { key: 'phase', title: t('admin-applications:column.status'), cell: ({ phase }) => t(`calls:phase.${phase}`) },
    {
      key: 'places',
      title: t('calls:own.places'),
      cell: ({ positions, places_left }) => `${numberText(positions - places_left)} / ${numberText(positions)}`,
    },
    {
      key: 'filled',
      title: t('admin-calls:column.filled'),
      cell: ({ minutes_to_fill: minutes }) =>
        minutes === null ? '–' : t('admin-calls:minutes', { minutes: numberText(minutes) }),
    },
    {
      key: 'late',
      title: t('admin-calls:column.late'),
      cell: ({ late_cancellations, late_withdrawals }) => numberText(late_cancellations + late_withdrawals),
    },
  ];
}

function Tools({ view, onChange }: { view: CallsView; onChange: (view: CallsView) => void }) {
  const { t } = useTranslation(['admin-calls', 'admin-applications']);
  return (
    <div className="admin-call-tools">
      <SelectField
        label={t('admin-calls:filter')}
        value={view.list}
        onChange={(event) =>
          onChange({ list: adminCallLists.find((list) => list === event.target.value) ?? 'all', page: 1 })
        }
      >
        {adminCallLists.map((list) => (
          <option key={list} value={list}>
            {list === 'all' ? t('admin-applications:any') : t(`admin-calls:list.${list}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

export function CallsList() {
  const { t } = useTranslation('admin-calls');
  const [query, setQuery] = useSearchParams();
  const view = viewOf(query);
  const foundText = (total: number) => {
    const number = numberText(Math.min(total, PEOPLE_COUNTED));
    return total > PEOPLE_COUNTED ? t('found_more', { number }) : t('found', { count: total, number });
  };
  return (
    <AdminListing title={t('title')} tools={<Tools view={view} onChange={(next) => setQuery(queryOf(next))} />}>
      <AdminList
        answer={useAdminCalls(view)}
        loading={t('common:loading')}
        failed={t('failed')}
        again={t('common:try_again')}
        caption={t('title')}
        columns={useColumns()}
        rowsOf={({ calls }) => calls}
        summary={({ total }) => foundText(total)}
        none={<EmptyState title={t('none')}>{t('none_text')}</EmptyState>}
        linkTo={(page) => `?${queryOf({ ...view, page })}`}
      />
    </AdminListing>
  );
}
