// Closes the open applications of a job that was closed or removed, so that the applicants are notified at once.
import { closeApplicationsOfEvent } from '#marketplace/applications/actions/close-open.ts';
import type { Handler } from '../deps.ts';

export const closeApplications: Handler = ({ deps, event_id, progress }) =>
  closeApplicationsOfEvent(deps, event_id, progress);
