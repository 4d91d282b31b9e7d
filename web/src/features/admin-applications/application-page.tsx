// The administrator's page of one application: job, people, status timeline and related records. It shows no message of
// either side.

import { Link } from 'react-router-dom';
import type { AdminApplicationDetail } from '#contracts/admin-people.ts';
import { Facts } from '../../admin/facts.tsx';
import { adminPaths } from '../../admin/paths.ts';
import { QueryView } from '../../admin/query-view.tsx';
import { formatDateTime } from '../../i18n/day-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { numberText } from '../../ui/number-text.ts';
import { JobBadge } from '../../ui/status-badge.tsx';
import { StatusTimeline } from '../../ui/status-timeline.tsx';
import { ApplicationBadge } from './application-badge.tsx';
import { useApplication } from './queries.ts';

interface DetailProps {
  application: AdminApplicationDetail;
}

function PersonLink({ person }: { person: AdminApplicationDetail['labour'] }) {
  const { t } = useTranslation('admin-applications');
  const names = [person.company_name, person.name].filter(Boolean).join(' · ');
  return (
    <Link className="admin-application-link" to={adminPaths.user(person.id)}>
      {names || t('nameless')}
    </Link>
  );
}

function Who({ application }: DetailProps) {
  const { t } = useTranslation(['admin-applications', 'reference']);
  const { language } = useLanguage();
  const { job, cancel_reason } = application;
  return (
    <section className="admin-application-part" aria-label={t('admin-applications:who')}>
      <h2>{t('admin-applications:who')}</h2>
      <Facts
        facts={[
          { name: t('admin-applications:column.labour'), value: <PersonLink person={application.labour} /> },
          { name: t('admin-applications:column.employer'), value: <PersonLink person={application.employer} /> },
          { name: t('admin-applications:column.job'), value: job ? job.title : t('admin-applications:no_job') },
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
    <section className="admin-application-part" aria-label={t('around')}>
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
  const label = t('admin-applications:road');
  return (
    <section className="admin-application-part" aria-label={label}>
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
      <header className="admin-application-head">
        <h1 className="admin-application-title">{t('number', { id: application.id })}</h1>
        <ApplicationBadge status={application.status} />
      </header>
      <div className="admin-application-parts">
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
      <Link className="admin-application-back" to={adminPaths.applications}>
        <Icon name="arrow-left" size={20} />
        {t('all')}
      </Link>
      <QueryView answer={answer} loading={t('loading')} failed={t('failed_one')} again={t('again')} missing={missing}>
        {(application) => <Detail application={application} />}
      </QueryView>
    </>
  );
}
