// Takes a suspended account out of bids of crews and cancels its open applications, so that the other party does not
// wait for an answer.
import { leaveBidsOfSuspended } from '#marketplace/crews/actions/settle-bid.ts';
import { endApplicationsOfSuspended } from '#marketplace/suspensions/actions.ts';
import type { Handler } from '../deps.ts';

export const endApplicationsOfSuspendedUser: Handler = async ({ deps, event_id, progress }) => {
  await leaveBidsOfSuspended(deps, event_id, progress);
  await endApplicationsOfSuspended(deps, event_id, progress);
};
