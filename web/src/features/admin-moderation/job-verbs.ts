// The moderation actions on a job, with the API call of each.
import { type JobVerb, moderationEndpoints, type ReviewedJobDetail } from '#contracts/moderation.ts';
import { adminCall } from '../../admin/call.ts';

export interface JobDecision {
  verb: JobVerb;
  id: number;
  /** The version that the moderator has seen. */
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
