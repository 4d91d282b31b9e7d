// /admin/dashboard/jobs/:jobId: one job as moderators read it.
import { useParams } from 'react-router-dom';
import { WholeJob } from '../features/admin-moderation/whole-job.tsx';

export function AdminJobPage() {
  const { jobId = '' } = useParams();
  return <WholeJob key={jobId} id={jobId} />;
}
