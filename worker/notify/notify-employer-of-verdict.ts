// Notifies the employer that a moderator has approved, rejected or removed a job, with the reason.
import { findEventName } from '#marketplace/notifications/job-queries.ts';
import type { NotificationKind } from '#marketplace/notifications/kinds.ts';
import type { Handler } from '../deps.ts';
import { notifyEmployer } from './notify-employer.ts';

const kinds: Readonly<Record<string, NotificationKind>> = {
  'job.approved': 'job_approved',
  'job.rejected': 'job_rejected',
  'job.removed': 'job_removed',
};

export const notifyEmployerOfVerdict: Handler = async (run) => {
  const kind = kinds[(await findEventName(run.db, run.event_id)) ?? ''];
  if (kind) await notifyEmployer(kind)(run);
};
