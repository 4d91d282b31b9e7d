// Rows that link to the worker's applications, saved jobs and saved searches, each with its number.

import type { LabourDashboard } from '#contracts/labour-dashboard.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RowLink, Rows } from '../../kit/layout/rows.tsx';
import { paths } from '../../kit/navigation/paths.ts';

/** The statuses of open applications, which can still change. */
const running = ['pending', 'under_review', 'shortlisted', 'accepted'] as const;

export function Overview({ dashboard }: { dashboard: LabourDashboard }) {
  const { t } = useTranslation('labour-home');
  const { applications, saved, searches } = dashboard;
  const open = running.reduce((sum, status) => sum + (applications.by_status[status] ?? 0), 0);
  const [latest] = saved.jobs;
  return (
    <section aria-labelledby="overview">
      <h2 id="overview" className="visually-hidden">
        {t('overview.title')}
      </h2>
      <Rows>
        <RowLink
          to={paths.myApplications}
          icon="history"
          title={t('overview.applications', { count: applications.total })}
          text={
            applications.total === 0
              ? t('overview.no_applications')
              : t('overview.running', { count: open, completed: applications.by_status.completed ?? 0 })
          }
        />
        <RowLink
          to={paths.savedJobs}
          icon="heart"
          title={t('overview.saved', { count: saved.total })}
          text={latest ? t('overview.latest', { job: latest.title }) : t('overview.none_saved')}
        />
        <RowLink
          to={paths.savedSearches}
          icon="search"
          title={t('overview.searches', { count: searches.total })}
          text={searches.total === 0 ? t('overview.no_searches') : t('overview.new_jobs', { count: searches.new_jobs })}
        />
      </Rows>
    </section>
  );
}
