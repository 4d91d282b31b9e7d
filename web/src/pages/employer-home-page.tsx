// The first page of an employer: what the profile lacks, how things stand, what waits, who has applied.
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
