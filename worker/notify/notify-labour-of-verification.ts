// Notifies the applicant that the employer has recorded a check of the applicant, for example a phone call (D32).
import { notify } from './notify.ts';

export const notifyLabourOfVerification = notify('labour', 'applicant_verified');
