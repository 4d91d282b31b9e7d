// The latest applicants as cards that link to their pages.

import { Link } from 'react-router-dom';
import type { Application } from '#contracts/application-shapes.ts';
import { readable } from '../../i18n/readable-names.ts';
import { formatRelativeTime } from '../../i18n/relative-time.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../kit/control/avatar.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { roleText } from '../../parts/job/job-tags.ts';
import { JobTitle } from '../../parts/job/job-title.tsx';
import { applicationIcons } from '../../parts/job/status-badge.tsx';
import { SpokenTypedName } from '../../parts/name/typed-name.tsx';

export function RecentApplications({ applications }: { applications: readonly Application[] }) {
  const { t } = useTranslation('employer-home');
  return (
    <section className="home-part" aria-labelledby="recent-applications">
      <div className="home-part__header">
        <h2 id="recent-applications">{t('recent.title')}</h2>
        {applications.length > 0 && <Link to={paths.applicants}>{t('recent.all')}</Link>}
      </div>
      {applications.length === 0 && <p className="soft">{t('recent.none')}</p>}
      <ul className="home-part__list">
        {applications.map((application) => (
          <li key={application.id}>
            <RecentCard application={application} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RecentCard({ application }: { application: Application }) {
  const { t } = useTranslation(['employer-home', 'applications', 'jobs', 'reference']);
  const { id, applicant, job, status, created_at } = application;
  const typed = `${applicant.first_name} ${applicant.last_name}`.trim();
  const name = readable(typed) || t('reference:deleted_user');
  const [skill] = applicant.skills;
  return (
    <Card as="article" label={name}>
      <div className="recent">
        <Avatar name={readable(applicant.first_name)} />
        <div className="recent__words">
          <h3 className="recent__name">
            <Link to={paths.applicant(id)}>{name}</Link>
            <SpokenTypedName name={typed} />
          </h3>
          <p className="recent__job soft small">{job ? <JobTitle of={job} /> : t('employer-home:recent.general')}</p>
          <p className="soft small">
            {[skill && roleText(t, skill), formatRelativeTime(t, created_at)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <span className="badge" data-status={status}>
          <Icon name={applicationIcons[status]} size={16} />
          {t(`applications:column.${status}`)}
        </span>
      </div>
    </Card>
  );
}
