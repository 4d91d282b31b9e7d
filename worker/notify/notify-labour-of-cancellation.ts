// Notifies the applicant that the application was cancelled, with the reason.
import { notify } from './notify.ts';

export const notifyLabourOfCancellation = notify('labour', 'application_cancelled');
