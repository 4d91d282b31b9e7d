// A job waits for a moderator: its employer hears that nobody else sees it yet.
import { tellEmployer } from './tell-employer.ts';

export const notifyEmployerOfReview = tellEmployer('job_held');
