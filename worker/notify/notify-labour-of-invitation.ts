// An employer asks a person whom a job fits to look at it.
import { insertInvitationNotice } from '#marketplace/notifications/match-queries.ts';
import type { Handler } from '../deps.ts';
import { bell } from './notify.ts';

export const notifyLabourOfInvitation: Handler = async ({ deps, db, event_id }) => {
  const notice = await insertInvitationNotice(db, event_id);
  if (notice) await deps.push(db, [bell(notice)]);
};
