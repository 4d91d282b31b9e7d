// Two days after applying: did the employer call? The applicant is asked (D31).
import { tell } from './tell.ts';

export const notifyLabourOfContactQuestion = tell('labour', 'contact_asked');
