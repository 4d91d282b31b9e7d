// Notifies users when a rating becomes visible, and of a moderator's decision about the text of a rating.
import { insertRatingNotification } from '#marketplace/notifications/rating-queries.ts';
import type { Handler } from '../deps.ts';
import { bell } from '../notify/notify.ts';

/**
 * Returns a handler that inserts and pushes one notification for each kind in `kinds` that applies to the event's
 * rating.
 */
const notifyOf =
  (...kinds: Parameters<typeof insertRatingNotification>[2][]): Handler =>
  async ({ deps, db, event_id }) => {
    for (const kind of kinds) {
      const notification = await insertRatingNotification(db, event_id, kind);
      if (notification) await deps.push(db, [await bell(deps, notification)]);
    }
  };

export const notifyUserOfRating = notifyOf('rating_received');
export const notifyUsersOfHiddenWords = notifyOf('review_hidden', 'contest_upheld');
export const notifyUserOfKeptWords = notifyOf('contest_dismissed');
