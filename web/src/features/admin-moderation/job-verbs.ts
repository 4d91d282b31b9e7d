// The moderation actions on a job, with the API call of each.
import type { JobVerb, ReviewedJobDetail } from '#contracts/moderated-jobs.ts';
import { moderationEndpoints } from '#contracts/moderation.ts';
import { adminCall } from '../../parts/admin/call.ts';

export interface JobDecision {
  verb: JobVerb;
  id: number;
  /** The version of the job that the moderator saw. The server refuses the decision if the job has changed since. */
  version: number;
  reason: string;
}

const reasoned = {
  reject: moderationEndpoints.rejectJob,
  hold: moderationEndpoints.holdJob,
  remove: moderationEndpoints.removeJob,
  restore: moderationEndpoints.restoreJob,
} as const;

export function moderateJob({ verb, id, version, reason }: JobDecision): Promise<ReviewedJobDetail> {
  const params = { job_id: String(id) };
  if (verb === 'approve') return adminCall(moderationEndpoints.approveJob, { params, body: { version } });
  return adminCall(reasoned[verb], { params, body: { version, reason } });
}
