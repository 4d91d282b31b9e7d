// The administrator's page of one application: job, people, status timeline and related records. The page does not show
// the messages of the worker and the employer.

import { Link } from 'react-router-dom';
import type { AdminApplicationDetail } from '#contracts/admin-applications.ts';
import { formatDateTime } from '../../i18n/day-text.ts';
import { readable } from '../../i18n/readable-names.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { BackLink } from '../../kit/layout/back-link.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { numberText } from '../../kit/text/number-text.ts';
import { Facts } from '../../parts/admin/facts.tsx';
import { QueryView } from '../../parts/admin/query-view.tsx';
import { JobTitle } from '../../parts/job/job-title.tsx';
import { JobBadge } from '../../parts/job/status-badge.tsx';
import { StatusTimeline } from '../../parts/job/status-timeline.tsx';
import { TypedName } from '../../parts/name/typed-name.tsx';
import { ApplicationBadge } from './application-badge.tsx';
import { useApplication } from './queries.ts';

interface DetailProps {
  application: AdminApplicationDetail;
}

function PersonLink({ person }: { person: AdminApplicationDetail['labour'] }) {
  const { t } = useTranslation('admin-applications');
  const names = [person.company_name, person.name].filter(Boolean).join(' · ');
  return (
    <Link className="admin-link" to={adminPaths.user(person.id)}>
      {readable(names) || t('nameless')}
      <TypedName name={names} />
    </Link>
  );
}

function Who({ application }: DetailProps) {
  const { t } = useTranslation(['admin-applications', 'reference']);
  const { language } = useLanguage();
  const { job, cancel_reason } = application;
  return (
    <section className="admin-part" aria-label={t('admin-applications:who')}>
      <h2>{t('admin-applications:who')}</h2>
      <Facts
        facts={[
          { name: t('admin-applications:column.labour'), value: <PersonLink person={application.labour} /> },
          { name: t('admin-applications:column.employer'), value: <PersonLink person={application.employer} /> },
          {
            name: t('admin-applications:column.job'),
            value: job ? <JobTitle of={job} /> : t('admin-applications:no_job'),
          },
          { name: t('admin-applications:job_status'), value: job && <JobBadge status={job.status} /> },
          { name: t('admin-applications:column.sent'), value: formatDateTime(application.created_at, language) },
          { name: t('admin-applications:changed'), value: formatDateTime(application.updated_at, language) },
          {
            name: t('admin-applications:cancelled_because'),
            value: cancel_reason && t(`reference:cancel_reason.${cancel_reason}`, { defaultValue: cancel_reason }),
          },
        ]}
      />
    </section>
  );
}

function Around({ application: { reveals, days, stars } }: DetailProps) {
  const { t } = useTranslation('admin-applications');
  const dayWords = Object.entries(days).map(
    ([state, count]) => `${t(`day.${state}`, { defaultValue: state })} ${numberText(count)}`,
  );
  const starWords = stars.map(({ by, score }) => t('stars_by', { stars: score, who: t(`by.${by}`) }));
  return (
    <section className="admin-part" aria-label={t('around')}>
      <h2>{t('around')}</h2>
      <Facts
        facts={[
          { name: t('reveals'), value: numberText(reveals) },
          { name: t('days'), value: dayWords.join(' · ') || t('nothing') },
          { name: t('stars'), value: starWords.join(' · ') || t('nothing') },
        ]}
      />
    </section>
  );
}

function StatusHistory({ application: { road: history } }: DetailProps) {
  const { t } = useTranslation(['admin-applications', 'reference']);
  const { language } = useLanguage();
  const label = t('admin-applications:status_flow');
  return (
    <section className="admin-part" aria-label={label}>
      <h2>{label}</h2>
      <StatusTimeline
        label={label}
        steps={history.map(({ from, to, by, reason, at }, nth) => ({
          key: nth,
          status: to,
          place: nth === history.length - 1 ? 'now' : 'behind',
          title: from === null ? t('admin-applications:sent_in') : t(`reference:application_status.${to}`),
          said: t(`admin-applications:by.${by}`),
          more: [
            t(`admin-applications:by.${by}`),
            formatDateTime(at, language),
            reason && t(`reference:cancel_reason.${reason}`, { defaultValue: reason }),
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
    </section>
  );
}

function Detail({ application }: DetailProps) {
  const { t } = useTranslation('admin-applications');
  return (
    <>
      <header className="admin-head">
        <h1 className="admin-title">{t('number', { id: application.id })}</h1>
        <ApplicationBadge status={application.status} />
      </header>
      <div className="admin-parts">
        <Who application={application} />
        <StatusHistory application={application} />
        <Around application={application} />
      </div>
    </>
  );
}

export function ApplicationPage({ id }: { id: number }) {
  const { t } = useTranslation('admin-applications');
  const answer = useApplication(id);
  const missing = (
    <EmptyState
      heading="h1"
      title={t('unknown')}
      action={<LinkButton to={adminPaths.applications}>{t('all')}</LinkButton>}
    >
      {t('none_text')}
    </EmptyState>
  );
  return (
    <>
      <BackLink to={adminPaths.applications}>{t('all')}</BackLink>
      <QueryView
        answer={answer}
        loading={t('common:loading')}
        failed={t('failed_one')}
        again={t('common:try_again')}
        missing={missing}
      >
        {(application) => <Detail application={application} />}
      </QueryView>
    </>
  );
}
