// The page of one grievance that was sent to the grievance officer (C.8).
import { useParams } from 'react-router-dom';
import { GrievanceView } from '../features/admin-grievances/grievance.tsx';
import { NotFoundPage } from './not-found-page.tsx';

export function AdminGrievancePage() {
  const { grievanceId = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(grievanceId) ? <GrievanceView id={Number(grievanceId)} /> : <NotFoundPage />;
}
