// A job was closed or taken away: whoever waits for an answer to it hears so at once, and is free.
import { closeApplicationsOfEvent } from '#marketplace/applications/actions/close-open.ts';
import type { Handler } from '../deps.ts';

export const closeApplications: Handler = ({ deps, event_id, progress }) =>
  closeApplicationsOfEvent(deps, event_id, progress);
