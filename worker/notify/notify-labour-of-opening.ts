// Notifies the applicant that the employer has opened the application.
import { notify } from './notify.ts';

export const notifyLabourOfOpening = notify('labour', 'application_opened');
