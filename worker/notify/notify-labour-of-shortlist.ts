// Notifies the applicant that the employer has shortlisted the application.
import { notify } from './notify.ts';

export const notifyLabourOfShortlist = notify('labour', 'application_shortlisted');
