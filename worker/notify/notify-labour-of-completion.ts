// The work is marked as completed: the applicant's bell rings.
import { tell } from './tell.ts';

export const notifyLabourOfCompletion = tell('labour', 'application_completed');
