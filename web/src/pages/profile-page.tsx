// The own profile.
import { ProfileView } from '../features/profile/profile-view.tsx';

export function ProfilePage() {
  return (
    <div className="page">
      <ProfileView />
    </div>
  );
}
