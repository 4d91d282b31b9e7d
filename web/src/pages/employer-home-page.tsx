// The employer's dashboard: missing profile fields, overview, pending tasks and recent applicants.
import { ProfilePrompt } from '../completion/profile-prompt.tsx';
import { EmployerHome } from '../features/employer-home/employer-home.tsx';

export function EmployerHomePage() {
  return (
    <div className="page">
      <ProfilePrompt user_type="employer" />
      <EmployerHome />
    </div>
  );
}
