// Icons of application statuses, and the badge of a job's status: the same icon, text and colour on every page.
import './status-badge.css';
import type { ApplicationStatus, JobStatus } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';

export const applicationIcons: Record<ApplicationStatus, IconName> = {
  pending: 'clock',
  under_review: 'eye',
  shortlisted: 'star',
  accepted: 'check-circle',
  rejected: 'x-circle',
  completed: 'flag',
  cancelled: 'ban',
  withdrawn: 'undo',
};

const jobIcons: Record<JobStatus, IconName> = {
  draft: 'pencil',
  pending_review: 'hourglass',
  active: 'check-circle',
  paused: 'pause',
  filled: 'users',
  closed: 'lock',
  expired: 'clock',
  removed: 'ban',
};

export function JobBadge({ status }: { status: JobStatus }) {
  const { t } = useTranslation('reference');
  return (
    <span className="badge" data-status={status}>
      <Icon name={jobIcons[status]} size={16} />
      {t(`job_status.${status}`)}
    </span>
  );
}
