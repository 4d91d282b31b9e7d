// Notifies the open admin screens that a moderation queue has changed, so that they reload the queue.
import type { AdminQueue } from '#contracts/socket.ts';
import { notifyAdmins } from '#marketplace/overview/notify-admins.ts';
import { isWaitingRatingOfEvent } from '#marketplace/ratings/received-queries.ts';
import type { Handler } from '../deps.ts';

const notifyOf =
  (queue: AdminQueue): Handler =>
  ({ deps, db }) =>
    notifyAdmins(deps.push, db, queue);

export const notifyAdminsOfJobs = notifyOf('jobs');
export const notifyAdminsOfReports = notifyOf('reports');
export const notifyAdminsOfRatings = notifyOf('ratings');
export const notifyAdminsOfIdentities = notifyOf('identities');
export const notifyAdminsOfDays = notifyOf('days');
export const notifyAdminsOfGrievances = notifyOf('grievances');

/**
 * Notifies the open admin screens of a rating only if its text waits for a moderator, because other ratings need no
 * moderator.
 */
export const notifyAdminsOfHeldWords: Handler = async (run) => {
  if (await isWaitingRatingOfEvent(run.db, run.event_id)) await notifyAdminsOfRatings(run);
};
