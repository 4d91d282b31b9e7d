// The employer has chosen others: the applicant's bell rings, so that nobody is left waiting.
import { tell } from './tell.ts';

export const notifyLabourOfRejection = tell('labour', 'application_rejected');
