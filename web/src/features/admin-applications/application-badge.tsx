// The status badge of an application: icon, word and colour.
import '../../parts/job/status-badge.css';
import type { ApplicationStatus } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { applicationIcons } from '../../parts/job/status-badge.tsx';

export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  const { t } = useTranslation('reference');
  return (
    <span className="badge" data-status={status}>
      <Icon name={applicationIcons[status]} size={16} />
      {t(`application_status.${status}`)}
    </span>
  );
}
