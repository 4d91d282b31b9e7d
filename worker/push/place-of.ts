// Returns the page that a tap on a push notification opens, as a path of the web app; by default the list of
// notifications.
import type { notificationSubjects } from '#contracts/notifications.ts';
import type { PendingPush } from '#marketplace/notifications/devices.ts';
import { isAboutCall, isAboutCrew, isAboutWages, jobPartOf, subjectOf } from '#marketplace/notifications/kinds.ts';

const LIST = '/notifications';

const places: Record<(typeof notificationSubjects)[number], string> = {
  own_job: '/employer/dashboard/jobs',
  applicants: '/employer/dashboard/applicants',
  report: '/settings/reports',
  grievance: '/grievance/answer',
  data_breach: '/settings/privacy/notices',
  own_ratings: '/ratings',
  saved_searches: '/labour/dashboard/searches',
  own_data: '/settings/privacy',
};

export function placeOf({ kind, params, application_id, user_type, count }: PendingPush): string {
  if (isAboutCrew(kind)) return '/labour/dashboard/crews';
  if (application_id !== null) {
    if (isAboutWages(kind)) return `/${user_type}/hisaab`;
    const list = user_type === 'employer' ? '/employer/dashboard/applicants' : '/labour/dashboard/applications';
    // A notification for an employer that groups several applications opens the list of applicants.
    return count > 1 && user_type === 'employer' ? list : `${list}/${application_id}`;
  }
  if (params.job_uid && isAboutCall(kind)) return `/${user_type}/dashboard/calls/${params.job_uid}`;
  const { job_part } = jobPartOf(kind);
  if (params.job_uid)
    return job_part ? `/employer/dashboard/jobs/${params.job_uid}/edit?part=${job_part}` : `/jobs/${params.job_uid}`;
  const subject = subjectOf(kind);
  return subject === null ? LIST : places[subject];
}
