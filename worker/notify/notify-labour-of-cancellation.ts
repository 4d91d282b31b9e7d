// The application was closed: the applicant's bell rings.
import { notify } from './notify.ts';

export const notifyLabourOfCancellation = notify('labour', 'application_cancelled');
