// Notifies the employer that a job awaits the decision of a moderator and is not public yet.
import { notifyEmployer } from './notify-employer.ts';

export const notifyEmployerOfReview = notifyEmployer('job_held');
