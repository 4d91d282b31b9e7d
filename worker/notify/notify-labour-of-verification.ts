// Notifies the applicant that the employer has verified them (D32).
import { notify } from './notify.ts';

export const notifyLabourOfVerification = notify('labour', 'applicant_verified');
