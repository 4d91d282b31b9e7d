// The employer has made sure of the applicant: they hear of it (D32).
import { tell } from './tell.ts';

export const notifyLabourOfVerification = tell('labour', 'applicant_verified');
