// Notifies the worker of an employer's invitation to look at a job.
import { insertInvitationNotification } from '#marketplace/notifications/match-queries.ts';
import type { Handler } from '../deps.ts';
import { bell } from './notify.ts';

export const notifyLabourOfInvitation: Handler = async ({ deps, db, event_id }) => {
  const notification = await insertInvitationNotification(db, event_id);
  if (notification) await deps.push(db, [await bell(deps, notification)]);
};
