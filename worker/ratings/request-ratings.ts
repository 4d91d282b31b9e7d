// Asks the worker and the employer for a rating when the work is completed, after the closing of its wage account.
import { insertRatingRequest } from '#marketplace/notifications/rating-queries.ts';
import { postponeRating } from '#marketplace/wages/rating-queries.ts';
import type { Handler } from '../deps.ts';
import { bell } from '../notify/notify.ts';

export const requestRatings: Handler = async ({ deps, db, event_id }) => {
  if (await postponeRating(db, event_id)) return;
  for (const side of ['labour', 'employer'] as const) {
    const notification = await insertRatingRequest(db, event_id, side);
    if (notification) await deps.push(db, [await bell(deps, notification)]);
  }
};
