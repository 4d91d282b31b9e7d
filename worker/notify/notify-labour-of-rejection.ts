// Notifies the applicant of a rejection.
import { notify } from './notify.ts';

export const notifyLabourOfRejection = notify('labour', 'application_rejected');
