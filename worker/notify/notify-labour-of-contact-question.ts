// Two days after applying: did the employer call? The applicant is asked (D31).
import { notify } from './notify.ts';

export const notifyLabourOfContactQuestion = notify('labour', 'contact_asked');
