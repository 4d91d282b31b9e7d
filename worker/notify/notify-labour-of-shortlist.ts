// The employer has shortlisted: the applicant's bell rings.
import { tell } from './tell.ts';

export const notifyLabourOfShortlist = tell('labour', 'application_shortlisted');
