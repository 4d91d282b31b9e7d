// `/jobs/:jobId/poster`: a printable poster of a job.
import { useParams } from 'react-router-dom';
import { JobMissing, JobSkeleton } from '../features/jobs/job-states.tsx';
import { useJob } from '../features/jobs/one-job.ts';
import { Poster } from '../features/jobs/poster.tsx';

export function JobPosterPage() {
  const { jobId = '' } = useParams();
  const { data: job, error, isFetching, refetch } = useJob(jobId);
  return (
    <div className="page">
      {job && <Poster job={job} />}
      {!job && error && <JobMissing error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {!job && !error && <JobSkeleton />}
    </div>
  );
}
