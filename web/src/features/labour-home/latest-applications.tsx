// The applications that changed last, one line each, with links to their timelines.

import { Link } from 'react-router-dom';
import type { LabourDashboard } from '#contracts/labour-dashboard.ts';
import { paths } from '../../app/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatRelativeTime } from '../../ui/relative-time.ts';
import { RowLink, Rows } from '../../ui/rows.tsx';
import { applicationIcons } from '../../ui/status-badge.tsx';

export function LatestApplications({ latest }: Pick<LabourDashboard['applications'], 'latest'>) {
  const { t } = useTranslation(['applications', 'jobs']);
  if (latest.length === 0) return null;
  return (
    <section aria-labelledby="latest-applications">
      <div className="page__header">
        <h2 id="latest-applications" className="page__title">
          {t('applications:mine.title')}
        </h2>
        <Link to={paths.myApplications}>{t('applications:mine.all')}</Link>
      </div>
      <Rows>
        {latest.map(({ application_id, job_title, company, status, updated_at }) => (
          <RowLink
            key={application_id}
            to={paths.myApplication(application_id)}
            icon={applicationIcons[status]}
            title={job_title ?? company}
            text={
              <>
                <b>{t(`applications:road.${status}`)}</b> · {formatRelativeTime(t, updated_at)}
                {job_title && <span className="labour-home__company">{company}</span>}
              </>
            }
          />
        ))}
      </Rows>
    </section>
  );
}
