// Notifies the applicants of a job that is no longer open why their applications were closed.
import { findClosingReason, insertClosingNotifications } from '#marketplace/notifications/job-queries.ts';
import type { NotificationKind } from '#marketplace/notifications/kinds.ts';
import type { Handler } from '../deps.ts';
import { bellsOf } from './notify-batch.ts';

const kinds: Readonly<Record<string, NotificationKind>> = {
  position_filled: 'application_position_filled',
  employer_no_response: 'application_no_answer',
};

export const notifyLaboursOfClosing: Handler = async ({ deps, db, event_id }) => {
  const reason = await findClosingReason(db, event_id);
  if (reason === null) return;
  const notifications = await insertClosingNotifications(db, event_id, kinds[reason] ?? 'application_job_ended');
  await deps.push(db, await bellsOf(deps, notifications));
};
