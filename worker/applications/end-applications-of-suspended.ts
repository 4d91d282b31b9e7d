// Cancels the open applications of a suspended account, so that the other party does not wait for an answer.
import { endApplicationsOfSuspended } from '#marketplace/suspensions/actions.ts';
import type { Handler } from '../deps.ts';

export const endApplicationsOfSuspendedUser: Handler = ({ deps, event_id, progress }) =>
  endApplicationsOfSuspended(deps, event_id, progress);
