// The page with the contact for grievances and the grievance form (C.8).
import { ComplaintForm } from '../features/complaint/complaint-form.tsx';
import { Grievance } from '../features/site-pages/grievance.tsx';

export function GrievancePage() {
  return (
    <Grievance>
      <ComplaintForm />
    </Grievance>
  );
}
