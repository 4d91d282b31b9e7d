// Whom to complain to, and the complaint itself (C.8).
import { ComplaintForm } from '../features/complaint/complaint-form.tsx';
import { Grievance } from '../features/site-pages/grievance.tsx';

export function GrievancePage() {
  return (
    <Grievance>
      <ComplaintForm />
    </Grievance>
  );
}
