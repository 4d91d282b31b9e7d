// Somebody has sent documents: they hear that they have arrived.
import { tellPerson } from './tell-person.ts';

export const notifyUserOfSubmission = tellPerson('identity_submitted');
