// Query keys of attendance.
import { keyOf } from '../../http/query-keys.ts';

export const attendanceKeys = {
  mine: (applicationId: number) => keyOf('attendance', 'getMyAttendance', { applicationId }),
  of: (applicationId: number) => keyOf('attendance', 'getAttendance', { applicationId }),
  job: (jobUid: string) => keyOf('attendance', 'getJobAttendance', { jobUid }),
  jobs: keyOf('attendance', 'getJobAttendance'),
};
