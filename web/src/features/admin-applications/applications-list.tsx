// The list of all applications, newest first. The URL can limit the list to one job or person.

import { Link, useSearchParams } from 'react-router-dom';
import type { AdminApplication } from '#contracts/admin-applications.ts';
import { PEOPLE_COUNTED } from '#contracts/admin-people.ts';
import { applicationStatuses } from '#contracts/reference.ts';
import { formatDateTime } from '../../i18n/day-text.ts';
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
import { JobTitle } from '../../parts/job/job-title.tsx';
import { ApplicationBadge } from './application-badge.tsx';
import { type ApplicationsView, useApplications } from './queries.ts';

const asId = (text: string | null) => (text && /^[1-9]\d{0,14}$/.test(text) ? text : undefined);

function viewOf(query: URLSearchParams): ApplicationsView {
  const page = Math.trunc(Number(query.get('page')));
  return {
    status: applicationStatuses.find((status) => status === query.get('status')),
    job: asId(query.get('job')),
    user: asId(query.get('user')),
    page: page > 1 ? page : 1,
  };
}

function queryOf({ page, ...filters }: ApplicationsView): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query;
}

function useColumns(): Column<AdminApplication>[] {
  const { t } = useTranslation('admin-applications');
  const { language } = useLanguage();
  return [
    {
      key: 'id',
      title: '#',
      main: true,
      cell: ({ id, job }) => (
        <Link className="admin-link" to={adminPaths.application(id)}>
          <span>
            #{id} · {job ? <JobTitle of={job} /> : t('no_job')}
          </span>
        </Link>
      ),
    },
    { key: 'labour', title: t('column.labour'), cell: ({ labour }) => <PersonLink of={labour} /> },
    { key: 'employer', title: t('column.employer'), cell: ({ employer }) => <PersonLink of={employer} /> },
    { key: 'status', title: t('column.status'), cell: ({ status }) => <ApplicationBadge status={status} /> },
    {
      key: 'sent',
      title: t('column.sent'),
      cell: ({ created_at }) => <span className="admin-list__word">{formatDateTime(created_at, language)}</span>,
    },
  ];
}

function Tools({ view, onChange }: { view: ApplicationsView; onChange: (view: ApplicationsView) => void }) {
  const { t } = useTranslation(['admin-applications', 'reference']);
  const { job, user } = view;
  const choose = (value: string) =>
    onChange({ ...view, status: applicationStatuses.find((one) => one === value), page: 1 });
  return (
    <div className="admin-application-tools">
      <SelectField
        label={t('admin-applications:filter')}
        value={view.status ?? ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{t('admin-applications:any')}</option>
        {applicationStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`reference:application_status.${status}`)}
          </option>
        ))}
      </SelectField>
      {(job || user) && (
        <p>
          {job && t('admin-applications:of_job', { id: job })} {user && t('admin-applications:of_user', { id: user })}{' '}
          <Link className="admin-link" to={adminPaths.applications}>
            {t('admin-applications:clear')}
          </Link>
        </p>
      )}
    </div>
  );
}

export function ApplicationsList() {
  const { t } = useTranslation('admin-applications');
  const [query, setQuery] = useSearchParams();
  const view = viewOf(query);
  const foundText = (total: number) => {
    const number = numberText(Math.min(total, PEOPLE_COUNTED));
    return total > PEOPLE_COUNTED ? t('found_more', { number }) : t('found', { count: total, number });
  };
  return (
    <AdminListing title={t('title')} tools={<Tools view={view} onChange={(next) => setQuery(queryOf(next))} />}>
      <AdminList
        answer={useApplications(view)}
        loading={t('common:loading')}
        failed={t('failed')}
        again={t('common:try_again')}
        caption={t('caption')}
        columns={useColumns()}
        rowsOf={({ applications }) => applications}
        summary={({ total }) => foundText(total)}
        none={<EmptyState title={t('none')}>{t('none_text')}</EmptyState>}
        linkTo={(page) => `?${queryOf({ ...view, page })}`}
      />
    </AdminListing>
  );
}
