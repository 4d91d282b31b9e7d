// The application was closed: the applicant's bell rings.
import { tell } from './tell.ts';

export const notifyLabourOfCancellation = tell('labour', 'application_cancelled');
