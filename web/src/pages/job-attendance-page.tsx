// `/employer/dashboard/jobs/:jobUid/attendance`: today's attendance code of one of the employer's jobs, and the workers
// who have come.

import { useParams } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { JobAttendance } from '../features/attendance/job-attendance.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { BackLink } from '../ui/back-link.tsx';

export function JobAttendancePage() {
  const { t } = useTranslation(['attendance', 'problems', 'reference']);
  const { jobUid = '' } = useParams();
  return (
    <div className="page">
      <BackLink to={paths.myJobs}>{t('attendance:job.back')}</BackLink>
      <JobAttendance key={jobUid} job_uid={jobUid} />
    </div>
  );
}
