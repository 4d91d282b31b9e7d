// The latest users, jobs and applications; each row links to its page.
import { readable } from '../../i18n/readable-names.ts';
import '../../parts/job/status-badge.css';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Job } from '#contracts/job-shapes.ts';
import type { RecentUser } from '#contracts/overview.ts';
import type { ApplicationStatus } from '#contracts/reference.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { formatPay } from '../../kit/text/money.ts';
import { roleText } from '../../parts/job/job-tags.ts';
import { JobTitle } from '../../parts/job/job-title.tsx';
import { OriginalTitle } from '../../parts/job/original-title.tsx';
import { withReaderTitle } from '../../parts/job/reader-title.ts';
import { applicationIcons, JobBadge } from '../../parts/job/status-badge.tsx';
import { clockOrDay } from './clock-text.ts';
import { AllLink, AnswerOf, OverviewCard } from './overview-card.tsx';
import { useRecentApplications, useRecentJobs, useRecentUsers } from './queries.ts';

interface RecentRow {
  id: number;
  to: string;
  cells: readonly ReactNode[];
}

function RecentRows({ rows, none }: { rows: readonly RecentRow[]; none: string }) {
  if (rows.length === 0) return <p className="overview-card__none soft">{none}</p>;
  return (
    <ul className="latest">
      {rows.map(({ id, to, cells: [first, ...others] }) => (
        <li key={id}>
          <Link className="latest__row" to={to}>
            <span className="latest__main">{first}</span>
            {others}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const Small = ({ children }: { children: ReactNode }) => <span className="latest__small num">{children}</span>;

function useNameOf() {
  const { t } = useTranslation('admin-overview');
  return ({ first_name, last_name }: { first_name: string; last_name: string }) =>
    readable(`${first_name} ${last_name}`.trim()) || t('erased');
}

/** Returns a function that describes a user: the trade of a worker (“worker” if there is no trade), or “employer”. */
function useKindOf() {
  const { t } = useTranslation(['admin-overview', 'reference']);
  return ({ user_type, skill }: RecentUser) => {
    if (user_type === 'employer') return t('admin-overview:is_employer');
    return skill ? roleText(t, skill) : t('admin-overview:is_labour');
  };
}

export function RecentUsersCard() {
  const { t } = useTranslation('admin-overview');
  const { language } = useLanguage();
  const [nameOf, kindOf] = [useNameOf(), useKindOf()];
  return (
    <OverviewCard title={t('users')} aside={<AllLink to={adminPaths.users} of={t('users')} />}>
      <AnswerOf asked={useRecentUsers()} failed={t('users_failed')}>
        {(users) => (
          <RecentRows
            none={t('users_none')}
            rows={users.map((user) => ({
              id: user.id,
              to: adminPaths.user(user.id),
              cells: [
                user.company_name ? readable(user.company_name) : nameOf(user),
                <Small key="phone">{user.phone_masked}</Small>,
                <Small key="kind">{kindOf(user)}</Small>,
                <Small key="when">{clockOrDay(user.created_at, language)}</Small>,
              ],
            }))}
          />
        )}
      </AnswerOf>
    </OverviewCard>
  );
}

export function RecentJobsCard() {
  const { t } = useTranslation(['admin-overview', 'reference']);
  const payOf = (amount: number | null, period: Job['salary_period']) =>
    formatPay(amount, period && t(`reference:salary_period.${period}`)) ?? t('no_pay');
  return (
    <OverviewCard title={t('jobs')} aside={<AllLink to={adminPaths.jobs} of={t('jobs')} />}>
      <AnswerOf asked={useRecentJobs()} failed={t('jobs_failed')}>
        {(jobs) => (
          <RecentRows
            none={t('jobs_none')}
            rows={jobs.map((job) => ({
              id: job.id,
              to: adminPaths.job(job.id),
              cells: [
                <JobTitle key="title" of={job} untitled={t('untitled')} />,
                <Small key="pay">{payOf(job.salary_amount, job.salary_period)}</Small>,
                <JobBadge key="status" status={job.status} />,
              ],
            }))}
          />
        )}
      </AnswerOf>
    </OverviewCard>
  );
}

function ApplicationMark({ status }: { status: ApplicationStatus }) {
  const { t } = useTranslation('reference');
  return (
    <span className="badge" data-status={status}>
      <Icon name={applicationIcons[status]} size={16} />
      {t(`application_status.${status}`)}
    </span>
  );
}

export function RecentApplicationsCard() {
  const { t } = useTranslation('admin-overview');
  const { language } = useLanguage();
  const nameOf = useNameOf();
  return (
    <OverviewCard title={t('applications')} aside={<AllLink to={adminPaths.applications} of={t('applications')} />}>
      <AnswerOf asked={useRecentApplications()} failed={t('applications_failed')}>
        {(applications) => (
          <RecentRows
            none={t('applications_none')}
            rows={applications.map(({ id, labour, job, status, created_at }) => ({
              id,
              to: adminPaths.application(id),
              cells: [
                <Fragment key="title">
                  {t('to_job', {
                    name: nameOf(labour),
                    job: job ? withReaderTitle(job).title || t('untitled') : t('no_job'),
                  })}
                  {job && <OriginalTitle of={withReaderTitle(job)} />}
                </Fragment>,
                <Small key="when">{clockOrDay(created_at, language)}</Small>,
                <ApplicationMark key="status" status={status} />,
              ],
            }))}
          />
        )}
      </AnswerOf>
    </OverviewCard>
  );
}
