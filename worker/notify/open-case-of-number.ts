// Opens a moderation case if two accounts have given the same identity number. The users do not see the case (D40).
import { notifyAdmins } from '#marketplace/overview/notify-admins.ts';
import { findPersonOfEvent, openSharedCase } from '#marketplace/people/queries/claims.ts';
import type { Handler } from '../deps.ts';

export const openCaseOfNumber: Handler = async ({ deps, db, event_id }) => {
  const opened = await openSharedCase(db, await findPersonOfEvent(db, event_id));
  if (opened) await notifyAdmins(deps.push, db, 'identities');
};
