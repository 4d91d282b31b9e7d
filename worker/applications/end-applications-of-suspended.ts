// An account was suspended: nobody is left waiting for its owner's word.
import { endApplicationsOfSuspended } from '#marketplace/suspensions/actions.ts';
import type { Handler } from '../deps.ts';

export const endApplicationsOfSuspendedUser: Handler = ({ deps, event_id, progress }) =>
  endApplicationsOfSuspended(deps, event_id, progress);
