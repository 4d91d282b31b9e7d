// Notifies the applicant of an acceptance.
import { notify } from './notify.ts';

export const notifyLabourOfAcceptance = notify('labour', 'application_accepted');
