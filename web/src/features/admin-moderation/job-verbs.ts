// What can be done with a post, and the call for each.
import { type JobVerb, moderationEndpoints, type ReviewedJobDetail } from '#contracts/moderation.ts';
import { adminCall } from '../../admin/call.ts';

export interface JobDecision {
  verb: JobVerb;
  id: number;
  /** As the moderator has seen it. */
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
