// Confirms to the user that their documents have arrived.
import { notifyUser } from './notify-user.ts';

export const notifyUserOfSubmission = notifyUser('identity_submitted');
