// The list of applicants for one job or for all jobs. If the URL names a status, the list shows only applicants with
// this status. Otherwise it has one column for each status.
import { withReaderTitle } from '../../parts/job/reader-title.ts';
import './pipeline.css';
import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { applicationStatuses } from '#contracts/reference.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Notice } from '../../kit/control/notice.tsx';
import { Pager } from '../../kit/control/pager.tsx';
import { SelectField } from '../../kit/form/field.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { lazyPage } from '../../kit/navigation/lazy-page.ts';
import { paths } from '../../kit/navigation/paths.ts';
import { ApplicantSkeleton } from './applicant-skeleton.tsx';
import { ApplicantTools } from './applicant-tools.tsx';
import { BulkBar, type RefusedApplication } from './bulk-bar.tsx';
import { Pipeline } from './pipeline.tsx';
import { useApplicants, useJobChoices } from './queries.ts';
import { RefusedNotice } from './refused-notice.tsx';
import { useSelection } from './selection.ts';
import { type ApplicantListView, useApplicantListView } from './use-applicant-list-view.ts';
import { useDecisionWithToast } from './use-decision-with-toast.ts';
import { isUndecided } from './use-deck.ts';

const Deck = lazyPage(() => import('./deck.tsx').then((part) => part.Deck));

interface ApplicantsProps {
  /** The uid of the job whose applicants are listed; null for the applicants of all the employer's jobs. */
  job_uid: string | null;
}

/** `crews`: the crews among the applicants, above the list. */
export function Applicants({ job_uid, crews }: ApplicantsProps & { crews?: ReactNode }) {
  const { t } = useTranslation('applications');
  const wanted = useApplicantListView(job_uid ? paths.jobApplicants(job_uid) : paths.applicants);
  return (
    <>
      <div className="applicants-header">
        <h1 className="page__title">{t('received.title')}</h1>
        {!wanted.isDeck && <JobChoice job_uid={job_uid} />}
        {!wanted.isDeck && (
          <div className="desktop-only">
            <StatusChoice wanted={wanted} />
          </div>
        )}
      </div>
      {crews}
      <ApplicantList key={job_uid} job_uid={job_uid} wanted={wanted} />
    </>
  );
}

function JobChoice({ job_uid }: ApplicantsProps) {
  const { t } = useTranslation('applications');
  const navigate = useNavigate();
  const { data } = useJobChoices();
  return (
    <SelectField
      label={t('received.job')}
      value={job_uid ?? ''}
      onChange={(event) => navigate(event.target.value ? paths.jobApplicants(event.target.value) : paths.applicants)}
    >
      <option value="">{t('received.all_jobs')}</option>
      {data?.jobs
        .filter(({ status }) => status !== 'draft')
        .map((job) => (
          <option key={job.uid} value={job.uid}>
            {withReaderTitle(job).title} ({job.application_count})
          </option>
        ))}
    </SelectField>
  );
}

function StatusChoice({ wanted }: { wanted: ApplicantListView }) {
  const { t } = useTranslation('applications');
  return (
    <SelectField
      label={t('filter.label')}
      value={wanted.status ?? ''}
      onChange={(event) => wanted.showStatus(event.target.value)}
    >
      <option value="">{t('filter.all')}</option>
      {applicationStatuses.map((status) => (
        <option key={status} value={status}>
          {t(`column.${status}`)}
        </option>
      ))}
    </SelectField>
  );
}

function ApplicantList({ job_uid, wanted }: ApplicantsProps & { wanted: ApplicantListView }) {
  const { t } = useTranslation(['applications', 'problems']);
  const { page, status, side, sort } = wanted;
  // The applicants of all statuses, from which the status counts are computed. The page also shows these applicants
  // while the list of one status loads.
  const everybody = useApplicants({ job_uid, page: status ? 1 : page, status: null, sort });
  const list = useApplicants({ job_uid, page, status, sort });
  const { data, error, isPending, isFetching, refetch } = list;
  const decide = useDecisionWithToast();
  const selection = useSelection(status ?? side);
  const [refused, setRefused] = useState<readonly RefusedApplication[]>([]);
  if (isPending) return <ApplicantSkeleton />;
  if (!data) {
    return (
      <Failure
        title={t('applications:received.failed')}
        again={t('common:try_again')}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {problemText(t, error)}
      </Failure>
    );
  }
  if (data.total === 0 && !status) return <NoApplicants />;
  const all = everybody.data ?? data;
  const shown = list.isPlaceholderData ? all.applications : data.applications;
  return (
    <>
      <RefusedNotice refused={refused} />
      <ApplicantTools wanted={wanted} selection={selection} hasUndecided={all.applications.some(isUndecided)} />
      {wanted.isDeck ? (
        <Suspense fallback={<ApplicantSkeleton />}>
          <Deck applications={shown} showsJob={job_uid === null} onClose={wanted.showList} />
        </Suspense>
      ) : (
        <Pipeline
          applications={shown}
          counted={all.pages > 1 ? null : all.applications}
          wanted={wanted}
          showsJob={job_uid === null}
          selection={selection}
          onDecide={decide}
        />
      )}
      <LeftOut ranked={data.total} left={data.left_out} />
      <ApplicantPager page={data.page} pages={data.pages} linkTo={wanted.linkTo} />
      {selection.chosen && <BulkBar applications={shown} selection={selection} onRefused={setRefused} />}
    </>
  );
}

/**
 * Shows a notice if the server sorted only the newest applicants, whose number is `ranked`. `left` is the number of
 * older applicants, who are missing from the list.
 */
function LeftOut({ ranked, left = 0 }: { ranked: number; left?: number | undefined }) {
  const { t } = useTranslation(['applications', 'jobs']);
  if (left === 0) return null;
  const newest = t('jobs:sort.created_at');
  return <Notice>{t('applications:received.ranked_only', { count: ranked, newest })}</Notice>;
}

interface ApplicantPagerProps {
  page: number;
  pages: number;
  linkTo: (page: number) => string;
}

function ApplicantPager({ page, pages, linkTo }: ApplicantPagerProps) {
  const { t } = useTranslation('applications');
  return (
    <Pager
      page={page}
      pages={pages}
      label={t('received.pages')}
      previous={t('received.previous')}
      next={t('received.next')}
      words={t('common:page', { page, pages })}
      linkTo={linkTo}
    />
  );
}

function NoApplicants() {
  const { t } = useTranslation('applications');
  return (
    <EmptyState
      title={t('received.none')}
      action={
        <LinkButton variant="main" to={paths.myJobs}>
          {t('received.my_jobs')}
        </LinkButton>
      }
    >
      {t('received.none_step')}
    </EmptyState>
  );
}
