// The button that reports a job or its employer.
import type { Job } from '#contracts/job-shapes.ts';
import { ReportButton } from '../../parts/report/report-button.tsx';
import { useSession } from '../../session/session-context.ts';

export function ReportJob({ job }: { job: Job }) {
  const { user } = useSession();
  // The employer of the job gets no report button, because the employer can close or delete the job.
  if (user?.id === job.employer.id) return null;
  return (
    <ReportButton
      subjects={[
        { type: 'job', id: job.uid },
        { type: 'user', id: job.employer.id },
      ]}
    />
  );
}
