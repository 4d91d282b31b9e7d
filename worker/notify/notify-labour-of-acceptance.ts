// Notifies the applicant that the application was accepted.
import { notify } from './notify.ts';

export const notifyLabourOfAcceptance = notify('labour', 'application_accepted');
