// The employer has made sure of the applicant: they hear of it (D32).
import { notify } from './notify.ts';

export const notifyLabourOfVerification = notify('labour', 'applicant_verified');
