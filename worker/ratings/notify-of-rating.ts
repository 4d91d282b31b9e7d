// A rating can be seen, or a moderator has decided about its words: whoever it concerns hears of it.
import { insertRatingNotice } from '#marketplace/notifications/rating-queries.ts';
import type { Handler } from '../deps.ts';
import { bell } from '../notify/notify.ts';

/** A handler that tells each of these, where it concerns somebody. */
const notifyOf =
  (...kinds: Parameters<typeof insertRatingNotice>[2][]): Handler =>
  async ({ deps, db, event_id }) => {
    for (const kind of kinds) {
      const notice = await insertRatingNotice(db, event_id, kind);
      if (notice) await deps.push(db, [bell(notice)]);
    }
  };

export const notifyUserOfRating = notifyOf('rating_received');
export const notifyUsersOfHiddenWords = notifyOf('review_hidden', 'contest_upheld');
export const notifyUserOfKeptWords = notifyOf('contest_dismissed');
