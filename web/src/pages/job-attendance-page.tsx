// `/employer/dashboard/jobs/:jobUid/attendance`: today's attendance code of one of the employer's jobs, and the
// attendance of all hired workers.

import { useParams } from 'react-router-dom';
import { JobAttendance } from '../features/attendance/job-attendance.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { BackLink } from '../kit/layout/back-link.tsx';
import { paths } from '../kit/navigation/paths.ts';

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
