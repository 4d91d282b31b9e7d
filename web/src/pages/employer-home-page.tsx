// The employer's dashboard: missing profile fields, overview, pending tasks and recent applicants.

import { EmployerHome } from '../features/employer-home/employer-home.tsx';
import { ProfilePrompt } from '../parts/completion/profile-prompt.tsx';

export function EmployerHomePage() {
  return (
    <div className="page">
      <ProfilePrompt user_type="employer" />
      <EmployerHome />
    </div>
  );
}
