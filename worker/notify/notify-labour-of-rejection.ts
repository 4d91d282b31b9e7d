// The employer has chosen others: the applicant's bell rings, so that nobody is left waiting.
import { notify } from './notify.ts';

export const notifyLabourOfRejection = notify('labour', 'application_rejected');
