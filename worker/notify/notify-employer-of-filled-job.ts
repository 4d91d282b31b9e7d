// A job has found all its people: its employer's bell rings.
import { tellEmployer } from './tell-employer.ts';

export const notifyEmployerOfFilledJob = tellEmployer('job_filled');
