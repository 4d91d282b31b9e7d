// The employer has begun to look: the applicant's bell rings.
import { tell } from './tell.ts';

export const notifyLabourOfOpening = tell('labour', 'application_opened');
