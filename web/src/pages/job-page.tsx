// /jobs/:jobId: one job and what the reader can do about it.
import { useParams } from 'react-router-dom';
import { ApplyPanel } from '../features/applications/apply-panel.tsx';
import { JobView } from '../features/jobs/job-detail.tsx';
import { JobBones, JobMissing } from '../features/jobs/job-states.tsx';
import { useJob } from '../features/jobs/queries.ts';

export function JobPage() {
  const { jobId = '' } = useParams();
  const { data: job, error, isFetching, refetch } = useJob(jobId);
  return (
    <div className="page">
      {job && <JobView job={job} action={<ApplyPanel job={job} />} />}
      {!job && error && <JobMissing error={error} busy={isFetching} onAgain={() => void refetch()} />}
      {!job && !error && <JobBones />}
    </div>
  );
}
