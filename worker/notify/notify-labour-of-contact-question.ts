// Asks the applicant two days after applying whether the employer called (D31).
import { notify } from './notify.ts';

export const notifyLabourOfContactQuestion = notify('labour', 'contact_asked');
