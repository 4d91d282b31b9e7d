// The list of all jobs in any status, found by id, uuid or words. Search and page are in the URL.
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { ListedJob } from '#contracts/moderation.ts';
import { sentJobStatuses } from '#contracts/reference.ts';
import { useAdmin } from '../../admin/admin-session.tsx';
import { DataTable } from '../../admin/data-table.tsx';
import { adminPaths } from '../../admin/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Failure } from '../../ui/failure.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { formatPay } from '../../ui/money.ts';
import { counted, numberText } from '../../ui/number-text.ts';
import { Pager } from '../../ui/pager.tsx';
import { usePlaceNames } from '../../ui/place.ts';
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx';
import { JobBadge } from '../../ui/status-badge.tsx';
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
    // biome-ignore lint/a11y/useSemanticElements: a search element is not known to all browsers yet
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

function Table({ jobs }: { jobs: readonly ListedJob[] }) {
  const { t } = useTranslation(['admin-moderation', 'reference']);
  const { may } = useAdmin();
  const { placeText } = usePlaceNames();
  const { moment } = useWaitingText();
  const payText = (job: ListedJob) =>
    formatPay(job.salary_amount, job.salary_period && t(`reference:salary_period.${job.salary_period}`)) ?? '–';
  const title = (job: ListedJob) => job.title || `#${job.id}`;
  const columns = [
    {
      key: 'job',
      main: true,
      cell: (job: ListedJob) =>
        may('moderate') ? <Link to={adminPaths.job(job.id)}>{title(job)}</Link> : <span>{title(job)}</span>,
    },
    { key: 'state', cell: (job: ListedJob) => <JobBadge status={job.status} /> },
    { key: 'employer', cell: (job: ListedJob) => job.employer ?? t('admin-moderation:employer.gone') },
    { key: 'place', cell: (job: ListedJob) => placeText({ city: job.city, state: job.state }) },
    { key: 'pay', cell: payText },
    { key: 'applications', align: 'end', cell: (job: ListedJob) => numberText(job.applications) },
    { key: 'reports', align: 'end', cell: (job: ListedJob) => numberText(job.reports) },
    { key: 'posted', cell: (job: ListedJob) => moment(job.created_at) },
  ] as const;
  return (
    <DataTable
      caption={t('admin-moderation:list.caption')}
      columns={columns.map((column) => ({ ...column, title: t(`admin-moderation:list.${column.key}`) }))}
      rows={jobs}
      keyOf={(job) => job.id}
    />
  );
}

function JobResults({ asked }: { asked: JobListFilter }) {
  const { t } = useTranslation('admin-moderation');
  const { data, isError, isFetching, refetch } = useJobs(asked);
  if (isError && !data)
    return <Failure title={t('failed.jobs')} again={t('again')} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Skeleton words={t('loading')}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <SkeletonLine key={key} shape="title" />
        ))}
      </Skeleton>
    );
  if (data.jobs.length === 0) return <EmptyState title={t('list.none')}>{t('list.none_step')}</EmptyState>;
  const total =
    data.total_relation === 'gte'
      ? t('list.more', { number: numberText(data.total) })
      : t('list.total', counted(data.total));
  return (
    <>
      <p className="soft small" role="status">
        {total}
      </p>
      <Table jobs={data.jobs} />
      <Pager
        page={data.page}
        pages={data.pages}
        label={t('pages')}
        previous={t('previous')}
        next={t('next')}
        words={t('page', { page: numberText(data.page), pages: numberText(data.pages) })}
        linkTo={(page) => `?${queryOf({ ...asked, page })}`}
      />
    </>
  );
}

export function JobsList() {
  const { t } = useTranslation('admin-moderation');
  const [params, setParams] = useSearchParams();
  const asked = filterOf(params);
  return (
    <div className="admin-jobs">
      <h1 className="review__title">{t('list.title')}</h1>
      <Tools key={asked.q} asked={asked} onAsk={(next) => setParams(queryOf(next))} />
      <JobResults asked={asked} />
    </div>
  );
}
