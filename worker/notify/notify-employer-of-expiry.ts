// Notifies the employer that a job has expired, and asks for answers to the remaining applications.
import { notifyEmployer } from './notify-employer.ts';

export const notifyEmployerOfExpiry = notifyEmployer('job_expired');
