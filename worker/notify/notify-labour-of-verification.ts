// Notifies the applicant that the employer has recorded how they verified the applicant, for example by phone (D32).
import { notify } from './notify.ts';

export const notifyLabourOfVerification = notify('labour', 'applicant_verified');
