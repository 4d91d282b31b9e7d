// An employer asks a person whom a job fits to look at it.
import { insertInvitationNotification } from '#marketplace/notifications/match-queries.ts';
import type { Handler } from '../deps.ts';
import { bell } from './notify.ts';

export const notifyLabourOfInvitation: Handler = async ({ deps, db, event_id }) => {
  const notification = await insertInvitationNotification(db, event_id);
  if (notification) await deps.push(db, [bell(notification)]);
};
