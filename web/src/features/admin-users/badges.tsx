// Status badges of an account and of an identity check: icon, word and colour.
import '../../parts/job/status-badge.css';
import type { AccountStatus, verifications } from '#contracts/admin-people.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';

type Verification = (typeof verifications)[number];

// The badge of each account status. `look` is the name of a job status, because the badges reuse the colours of the job
// status badges.
const statusLooks: Record<AccountStatus, { look: string; icon: IconName }> = {
  active: { look: 'active', icon: 'check-circle' },
  suspended: { look: 'removed', icon: 'ban' },
  erased: { look: 'closed', icon: 'x-circle' },
};

const identities: Record<Verification, { look: string; icon: IconName }> = {
  none: { look: 'closed', icon: 'minus' },
  format_valid: { look: 'pending', icon: 'id-card' },
  pending: { look: 'pending_review', icon: 'hourglass' },
  verified: { look: 'accepted', icon: 'shield-check' },
  rejected: { look: 'rejected', icon: 'x-circle' },
};

function Badge({ look, icon, word }: { look: string; icon: IconName; word: string }) {
  return (
    <span className="badge" data-status={look}>
      <Icon name={icon} size={16} />
      {word}
    </span>
  );
}

export function AccountStatusBadge({ status }: { status: AccountStatus }) {
  const { t } = useTranslation('admin-users');
  return <Badge {...statusLooks[status]} word={t(`status.${status}`)} />;
}

export function IdentityBadge({ status }: { status: Verification | null }) {
  const { t } = useTranslation('admin-users');
  return <Badge {...identities[status ?? 'none']} word={t(`identity_status.${status ?? 'none'}`)} />;
}
