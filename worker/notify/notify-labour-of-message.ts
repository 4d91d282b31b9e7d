// Notifies the applicant of a further message from the employer.
import { notify } from './notify.ts';

export const notifyLabourOfMessage = notify('labour', 'application_messaged');
