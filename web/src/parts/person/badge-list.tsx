// Badges for the checks that a user has passed. The badge for a valid format of the identity number does not mean that
// the identity is confirmed.
import './badge-list.css';
import type { badge } from '#contracts/reference.ts';
import type { z } from '#contracts/z.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';

type Badge = z.output<typeof badge>;

const signs: Record<Badge, { icon: IconName; tone: 'still' | 'ok' }> = {
  phone_verified: { icon: 'phone', tone: 'ok' },
  identity_format_valid: { icon: 'id-card', tone: 'still' },
  identity_verified: { icon: 'shield-check', tone: 'ok' },
  gstin_valid: { icon: 'file', tone: 'still' },
  document_reviewed: { icon: 'check-circle', tone: 'ok' },
};

/**
 * Omits the badge for a valid format of the identity number if the user also has the badge for a confirmed identity.
 */
const worthSaying = (badges: readonly Badge[]) =>
  badges.filter((badge) => badge !== 'identity_format_valid' || !badges.includes('identity_verified'));

export function BadgeList({ badges }: { badges: readonly Badge[] }) {
  const { t } = useTranslation('profile');
  if (badges.length === 0) return null;
  return (
    <ul className="badge-list" aria-label={t('badge.label')}>
      {worthSaying(badges).map((badge) => (
        <li key={badge} className="badge-list__badge" data-tone={signs[badge].tone}>
          <Icon name={signs[badge].icon} size={16} />
          {t(`badge.${badge}`)}
        </li>
      ))}
    </ul>
  );
}
