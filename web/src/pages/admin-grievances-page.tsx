// The page with the list of the grievances that were sent to the grievance officer (C.8).
import { GrievancesList } from '../features/admin-grievances/grievances-list.tsx';

export function AdminGrievancesPage() {
  return <GrievancesList />;
}
