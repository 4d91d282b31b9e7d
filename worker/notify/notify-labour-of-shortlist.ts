// Notifies the applicant that the employer has shortlisted them.
import { notify } from './notify.ts';

export const notifyLabourOfShortlist = notify('labour', 'application_shortlisted');
