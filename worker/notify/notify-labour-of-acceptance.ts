// The employer has accepted: the applicant's bell rings.
import { notify } from './notify.ts';

export const notifyLabourOfAcceptance = notify('labour', 'application_accepted');
