// Notifies the employer that a job has expired, and that applicants still wait for an answer.
import { notifyEmployer } from './notify-employer.ts';

export const notifyEmployerOfExpiry = notifyEmployer('job_expired');
