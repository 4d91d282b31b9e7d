// Card with the profile completion and a link to the profile form (D14). The card appears on the dashboard and in place
// of a blocked form.
import './profile-requirement-card.css';
import type { UserType } from '#contracts/reference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Card } from '../../kit/layout/card.tsx';
import { fillPath, type Shortfall } from './completion.ts';
import { CompletionRing } from './completion-ring.tsx';
import { ListenToRequirement } from './listen-to-requirement.tsx';
import { NextSteps } from './next-steps.tsx';

interface ProfileRequirementCardProps {
  user_type: UserType;
  shortfall: Shortfall;
  /** The path to which the profile form returns after saving. */
  next?: string;
}

const SHOWN = 3;

export function ProfileRequirementCard({ user_type, shortfall, next }: ProfileRequirementCardProps) {
  const { t } = useTranslation('profile');
  const reason = t(user_type === 'labour' ? 'completion.blocked_labour' : 'completion.blocked_employer', {
    ...shortfall,
  });
  return (
    <Card as="section" label={t('gate.title')}>
      <div className="profile-requirement-card">
        <CompletionRing {...shortfall}>{reason}</CompletionRing>
        <NextSteps user_type={user_type} missing={shortfall.missing} next={next} max={SHOWN} />
        <LinkButton variant="main" size="big" wide to={fillPath(user_type, shortfall.missing, next)}>
          {t('gate.go')}
        </LinkButton>
        <ListenToRequirement user_type={user_type} missing={shortfall.missing} reason={reason} max={SHOWN} />
      </div>
    </Card>
  );
}
