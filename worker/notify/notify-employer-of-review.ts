// A job waits for a moderator: its employer hears that nobody else sees it yet.
import { notifyEmployer } from './notify-employer.ts';

export const notifyEmployerOfReview = notifyEmployer('job_held');
