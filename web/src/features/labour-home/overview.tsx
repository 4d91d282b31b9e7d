// A summary in lines with links: applications, saved jobs, saved searches.

import type { LabourDashboard } from '#contracts/labour-dashboard.ts';
import { paths } from '../../app/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RowLink, Rows } from '../../ui/rows.tsx';

/** Statuses that can still change. */
const running = ['pending', 'under_review', 'shortlisted', 'accepted'] as const;

export function Overview({ dashboard }: { dashboard: LabourDashboard }) {
  const { t } = useTranslation('labour-home');
  const { applications, saved, searches } = dashboard;
  const open = running.reduce((sum, status) => sum + (applications.by_status[status] ?? 0), 0);
  const [latest] = saved.jobs;
  return (
    <section aria-labelledby="overview">
      <h2 id="overview" className="visually-hidden">
        {t('standing.title')}
      </h2>
      <Rows>
        <RowLink
          to={paths.myApplications}
          icon="history"
          title={t('standing.applications', { count: applications.total })}
          text={
            applications.total === 0
              ? t('standing.no_applications')
              : t('standing.running', { count: open, completed: applications.by_status.completed ?? 0 })
          }
        />
        <RowLink
          to={paths.savedJobs}
          icon="heart"
          title={t('standing.saved', { count: saved.total })}
          text={latest ? t('standing.latest', { job: latest.title }) : t('standing.none_saved')}
        />
        <RowLink
          to={paths.savedSearches}
          icon="search"
          title={t('standing.searches', { count: searches.total })}
          text={searches.total === 0 ? t('standing.no_searches') : t('standing.new_jobs', { count: searches.new_jobs })}
        />
      </Rows>
    </section>
  );
}
