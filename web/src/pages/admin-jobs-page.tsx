// `/admin/dashboard/jobs`: all jobs.
import { JobsList } from '../features/admin-moderation/jobs-list.tsx';

export function AdminJobsPage() {
  return <JobsList />;
}
