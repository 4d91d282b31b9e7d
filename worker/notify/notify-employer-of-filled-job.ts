// Notifies the employer that all positions of a job are filled.
import { notifyEmployer } from './notify-employer.ts';

export const notifyEmployerOfFilledJob = notifyEmployer('job_filled');
