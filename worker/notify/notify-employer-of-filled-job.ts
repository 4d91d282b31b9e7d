// A job has found all its people: its employer's bell rings.
import { notifyEmployer } from './notify-employer.ts';

export const notifyEmployerOfFilledJob = notifyEmployer('job_filled');
