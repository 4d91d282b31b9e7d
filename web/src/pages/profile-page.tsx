// The page with the user's own profile.
import { WorkPicturesCard } from '../features/pictures/work-pictures-card.tsx';
import { ProfileView } from '../features/profile/profile-view.tsx';
import { OwnReputation } from '../features/ratings/own-reputation.tsx';
import { ScoreCard } from '../features/score/score-card.tsx';
import { useSession } from '../session/session-context.ts';

export function ProfilePage() {
  const { user_type } = useSession();
  return (
    <div className="page">
      <ProfileView
        known={
          <>
            <ScoreCard />
            <OwnReputation />
            {user_type === 'labour' && <WorkPicturesCard />}
          </>
        }
      />
    </div>
  );
}
