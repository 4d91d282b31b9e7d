// Notifies the user of a moderator's decision about their documents.
import { findReviewOutcome } from '#marketplace/notifications/queries.ts';
import type { Handler } from '../deps.ts';
import { notifyUser } from './notify-user.ts';

export const notifyUserOfReview: Handler = async (run) => {
  const outcome = await findReviewOutcome(run.db, run.event_id);
  if (outcome) await notifyUser(`identity_${outcome}`)(run);
};
