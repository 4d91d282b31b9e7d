// Notifies the applicant that the application was rejected.
import { notify } from './notify.ts';

export const notifyLabourOfRejection = notify('labour', 'application_rejected');
