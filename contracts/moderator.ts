// Shared parts of the endpoints of moderators: the required capability, and the message of a decision.
import { prose } from './values.ts';

/** The moderator's message to the affected user. */
export const moderationMessage = prose({ min: 3, max: 500, tooShort: 'required' });
/** Access of moderators' endpoints: the caller must be an administrator with the capability `moderate`. */
export const forModerators = { auth: 'admin', capability: 'moderate' } as const;
