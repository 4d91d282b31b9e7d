// Something waits for moderators, or waits no longer: their open screens hear of it, and fetch the list anew.
import type { AdminQueue } from '#contracts/socket.ts';
import { tellAdmins } from '#marketplace/overview/tell-admins.ts';
import { isWaitingRatingOfEvent } from '#marketplace/ratings/received-queries.ts';
import type { Handler } from '../deps.ts';

const tell =
  (queue: AdminQueue): Handler =>
  ({ deps, db }) =>
    tellAdmins(deps.push, db, queue);

export const tellAdminsOfJobs = tell('jobs');
export const tellAdminsOfReports = tell('reports');
export const tellAdminsOfRatings = tell('ratings');
export const tellAdminsOfIdentities = tell('identities');
export const tellAdminsOfDays = tell('days');
export const tellAdminsOfGrievances = tell('grievances');

/** Most ratings wait for nobody: only of one whose words are held are they told. */
export const tellAdminsOfHeldWords: Handler = async (run) => {
  if (await isWaitingRatingOfEvent(run.db, run.event_id)) await tellAdminsOfRatings(run);
};
