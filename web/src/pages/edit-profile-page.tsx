// The page with the form of the user's own profile.
import { EditProfile } from '../features/profile/edit-profile.tsx';

export function EditProfilePage() {
  return (
    <div className="page">
      <EditProfile />
    </div>
  );
}
