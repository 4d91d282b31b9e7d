// `/admin/dashboard/jobs/:jobId`: one job for moderation.
import { useParams } from 'react-router-dom';
import { AdminJobDetail } from '../features/admin-moderation/admin-job-detail.tsx';

export function AdminJobPage() {
  const { jobId = '' } = useParams();
  return <AdminJobDetail key={jobId} id={jobId} />;
}
