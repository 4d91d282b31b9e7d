// The page with the user's own profile.
import { ProfileView } from '../features/profile/profile-view.tsx';
import { OwnReputation } from '../features/ratings/own-reputation.tsx';
import { ScoreCard } from '../features/score/score-card.tsx';

export function ProfilePage() {
  return (
    <div className="page">
      <ProfileView
        known={
          <>
            <ScoreCard />
            <OwnReputation />
          </>
        }
      />
    </div>
  );
}
