// Somebody has sent documents: they hear that they have arrived.
import { notifyUser } from './notify-user.ts';

export const notifyUserOfSubmission = notifyUser('identity_submitted');
