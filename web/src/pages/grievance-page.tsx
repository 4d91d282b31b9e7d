// Whom to complain to (C.8).
import { Grievance } from '../features/site-pages/grievance.tsx';

export function GrievancePage() {
  return <Grievance />;
}
