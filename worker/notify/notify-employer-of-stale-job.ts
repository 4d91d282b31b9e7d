// A job was paused because nobody answers for it (D28): its employer hears why, and what to do.
import { tellEmployer } from './tell-employer.ts';

export const notifyEmployerOfStaleJob = tellEmployer('job_paused_stale');
