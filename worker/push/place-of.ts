// Returns the page that a tap on a push notification opens, as a path of the web app; by default the list of
// notifications.
import type { notificationSubjects } from '#contracts/notifications.ts';
import type { PendingPush } from '#marketplace/notifications/devices.ts';
import { subjectOf } from '#marketplace/notifications/kinds.ts';

const LIST = '/notifications';

const places: Record<Exclude<(typeof notificationSubjects)[number], 'own_words'>, string> = {
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
  if (application_id !== null) {
    const list = user_type === 'employer' ? '/employer/dashboard/applicants' : '/labour/dashboard/applications';
    // A notification for an employer that groups several applications opens the list of applicants.
    return count > 1 && user_type === 'employer' ? list : `${list}/${application_id}`;
  }
  const subject = subjectOf(kind);
  if (subject === 'own_words')
    return params.job_uid ? `/employer/dashboard/jobs/${params.job_uid}/edit?part=words` : LIST;
  if (params.job_uid) return `/jobs/${params.job_uid}`;
  return subject === null ? LIST : places[subject];
}
