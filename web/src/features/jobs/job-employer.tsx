// The employer of a job and the known facts, stated honestly (D39).
import type { ReactNode } from 'react';
import type { Job } from '#contracts/jobs.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { EmployerLine } from '../../ui/employer-line.tsx';
import { employerAvatarName, employerName } from '../../ui/employer-name.ts';
import { Icon } from '../../ui/icon.tsx';

interface JobEmployerProps {
  job: Pick<Job, 'employer' | 'is_contractor'>;
  /** The reader's actions towards the employer. */
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
