// The employer has shortlisted: the applicant's bell rings.
import { notify } from './notify.ts';

export const notifyLabourOfShortlist = notify('labour', 'application_shortlisted');
