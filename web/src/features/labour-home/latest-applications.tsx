// The applications that changed last, one row each, with a link to the application's timeline.

import { Link } from 'react-router-dom';
import type { LabourDashboard } from '#contracts/labour-dashboard.ts';
import { readable } from '../../i18n/readable-names.ts';
import { formatRelativeTime } from '../../i18n/relative-time.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RowLink, Rows } from '../../kit/layout/rows.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { OriginalTitle } from '../../parts/job/original-title.tsx';
import { withReaderTitle } from '../../parts/job/reader-title.ts';
import { applicationIcons } from '../../parts/job/status-badge.tsx';

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
        {latest.map(({ application_id, job_title, reader_title, company, status, updated_at }) => (
          <RowLink
            key={application_id}
            to={paths.myApplication(application_id)}
            icon={applicationIcons[status]}
            title={reader_title?.text ?? job_title ?? readable(company)}
            text={
              <>
                <b>{t(`applications:status_flow.${status}`)}</b> · {formatRelativeTime(t, updated_at)}
                {job_title && reader_title && (
                  <OriginalTitle of={withReaderTitle({ title: job_title, reader_title })} />
                )}
                {job_title && <span className="labour-home__company">{readable(company)}</span>}
              </>
            }
          />
        ))}
      </Rows>
    </section>
  );
}
