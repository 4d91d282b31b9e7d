// Dashboard card with the missing profile fields. Renders nothing if the profile is complete enough for all actions.
import './profile-prompt.css';
import type { UserType } from '#contracts/reference.ts';
import { useShortfall } from './completion.ts';
import { ProfileRequirementCard } from './profile-requirement-card.tsx';

export function ProfilePrompt({ user_type }: { user_type: UserType }) {
  const shortfall = useShortfall();
  if (!shortfall) return null;
  return (
    <div className="profile-prompt">
      <ProfileRequirementCard user_type={user_type} shortfall={shortfall} />
    </div>
  );
}
