// The list of all jobs in any status, found by id, uuid or words. Search and page are in the URL.

import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { ListedJob } from '#contracts/moderated-jobs.ts';
import { sentJobStatuses } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { SelectField, TextField } from '../../kit/form/field.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { formatPay } from '../../kit/text/money.ts';
import { counted, numberText } from '../../kit/text/number-text.ts';
import { AdminList } from '../../parts/admin/admin-list.tsx';
import { AdminListing } from '../../parts/admin/admin-listing.tsx';
import { useAdmin } from '../../parts/admin/admin-session.tsx';
import type { Column } from '../../parts/admin/data-table.tsx';
import { JobTitle } from '../../parts/job/job-title.tsx';
import { JobBadge } from '../../parts/job/status-badge.tsx';
import { usePlaceNames } from '../../parts/places/place.ts';
import { type JobListFilter, useJobs } from './queries.ts';
import { useWaitingText } from './waiting-text.ts';

function filterOf(params: URLSearchParams): JobListFilter {
  const page = Number(params.get('page'));
  return {
    q: params.get('q') ?? '',
    status: sentJobStatuses.find((status) => status === params.get('status')) ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

function queryOf({ q, status, page }: JobListFilter): string {
  return String(
    new URLSearchParams({ ...(q && { q }), ...(status && { status }), ...(page > 1 && { page: String(page) }) }),
  );
}

function Tools({ asked, onAsk }: { asked: JobListFilter; onAsk: (asked: JobListFilter) => void }) {
  const { t } = useTranslation(['admin-moderation', 'reference']);
  const [words, setWords] = useState(asked.q);
  const search = (event: FormEvent) => {
    event.preventDefault();
    onAsk({ ...asked, q: words.trim(), page: 1 });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: not all supported browsers know the `search` element
    <form className="admin-jobs__tools" role="search" onSubmit={search}>
      <TextField
        label={t('admin-moderation:list.search')}
        icon="search"
        type="search"
        maxLength={120}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <SelectField
        label={t('admin-moderation:list.status')}
        value={asked.status}
        onChange={(event) =>
          onAsk({ ...asked, status: sentJobStatuses.find((status) => status === event.target.value) ?? '', page: 1 })
        }
      >
        <option value="">{t('admin-moderation:list.any')}</option>
        {sentJobStatuses.map((status) => (
          <option key={status} value={status}>
            {t(`reference:job_status.${status}`)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="main">
        {t('admin-moderation:list.find')}
      </Button>
    </form>
  );
}

function useColumns(): Column<ListedJob>[] {
  const { t } = useTranslation(['admin-moderation', 'reference']);
  const { may } = useAdmin();
  const { placeText } = usePlaceNames();
  const { moment } = useWaitingText();
  const payText = (job: ListedJob) =>
    formatPay(job.salary_amount, job.salary_period && t(`reference:salary_period.${job.salary_period}`));
  const title = (job: ListedJob) => <JobTitle of={job} untitled={`#${job.id}`} />;
  const columns = [
    {
      key: 'job',
      main: true,
      cell: (job: ListedJob) =>
        may('moderate') ? <Link to={adminPaths.job(job.id)}>{title(job)}</Link> : <span>{title(job)}</span>,
    },
    { key: 'state', cell: (job: ListedJob) => <JobBadge status={job.status} /> },
    { key: 'employer', cell: (job: ListedJob) => job.employer ?? t('admin-moderation:employer.deleted') },
    { key: 'place', cell: (job: ListedJob) => placeText({ city: job.city, state: job.state }) },
    { key: 'pay', cell: payText },
    { key: 'applications', align: 'end', cell: (job: ListedJob) => numberText(job.applications) },
    { key: 'reports', align: 'end', cell: (job: ListedJob) => numberText(job.reports) },
    { key: 'posted', cell: (job: ListedJob) => moment(job.created_at) },
  ] as const;
  return columns.map((column) => ({ ...column, title: t(`admin-moderation:list.${column.key}`) }));
}

export function JobsList() {
  const { t } = useTranslation('admin-moderation');
  const [params, setParams] = useSearchParams();
  const asked = filterOf(params);
  return (
    <AdminListing
      title={t('list.title')}
      tools={<Tools key={asked.q} asked={asked} onAsk={(next) => setParams(queryOf(next))} />}
    >
      <AdminList
        answer={useJobs(asked)}
        loading={t('common:loading')}
        failed={t('failed.jobs')}
        again={t('common:try_again')}
        caption={t('list.caption')}
        columns={useColumns()}
        rowsOf={({ jobs }) => jobs}
        summary={({ total, total_relation }) =>
          total_relation === 'gte' ? t('list.more', { number: numberText(total) }) : t('list.total', counted(total))
        }
        none={<EmptyState title={t('list.none')}>{t('list.none_step')}</EmptyState>}
        linkTo={(page) => `?${queryOf({ ...asked, page })}`}
      />
    </AdminListing>
  );
}
