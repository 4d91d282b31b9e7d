// The life of a job is over: its employer hears of it, and that people still wait for an answer.
import { tellEmployer } from './tell-employer.ts';

export const notifyEmployerOfExpiry = tellEmployer('job_expired');
