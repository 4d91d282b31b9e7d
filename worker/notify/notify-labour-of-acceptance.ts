// The employer has accepted: the applicant's bell rings.
import { tell } from './tell.ts';

export const notifyLabourOfAcceptance = tell('labour', 'application_accepted');
