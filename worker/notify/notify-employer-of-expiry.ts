// The life of a job is over: its employer hears of it, and that people still wait for an answer.
import { notifyEmployer } from './notify-employer.ts';

export const notifyEmployerOfExpiry = notifyEmployer('job_expired');
