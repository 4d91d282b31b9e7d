// Notifies the applicant that the application was closed.
import { notify } from './notify.ts';

export const notifyLabourOfCancellation = notify('labour', 'application_cancelled');
