// The section about the employer of a job, with only those facts that the product knows (D39).

import type { ReactNode } from 'react';
import type { Job } from '#contracts/job-shapes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../kit/control/avatar.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { EmployerLine } from '../../parts/employer/employer-line.tsx';
import { employerAvatarName, employerName, typedEmployerName } from '../../parts/employer/employer-name.ts';
import { TypedName } from '../../parts/name/typed-name.tsx';

interface JobEmployerProps {
  job: Pick<Job, 'employer' | 'is_contractor'>;
  /**
   * Buttons with which the user contacts the employer, for example the button for a general application (an application
   * to the employer without a job).
   */
  children?: ReactNode;
}

export function JobEmployer({ job, children }: JobEmployerProps) {
  const { t } = useTranslation(['jobs', 'job-page']);
  const { employer } = job;
  return (
    <section className="job-section" aria-labelledby="job-employer">
      <h2 id="job-employer">{t('jobs:detail.employer')}</h2>
      <div className="job-view__employer">
        <Avatar name={employerAvatarName(employer)} size={56} />
        <div>
          <p>
            <b>{employerName(employer) || t('jobs:employer.unknown')}</b>
            <TypedName name={typedEmployerName(employer)} />
          </p>
          <p className="job-view__known" data-verified={employer.verified || undefined}>
            <Icon name={employer.verified ? 'shield-check' : 'info'} size={20} />
            <span>{t(employer.verified ? 'jobs:employer.verified' : 'job-page:not_checked')}</span>
          </p>
          <EmployerLine reputation={employer.reputation} />
          {job.is_contractor && (
            <p className="job-view__known">
              <Icon name="users" size={20} />
              <span>{t('job-page:contractor')}</span>
            </p>
          )}
        </div>
      </div>
      {children && <div className="job-view__ask">{children}</div>}
    </section>
  );
}
