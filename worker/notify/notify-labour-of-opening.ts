// The employer has begun to look: the applicant's bell rings.
import { notify } from './notify.ts';

export const notifyLabourOfOpening = notify('labour', 'application_opened');
