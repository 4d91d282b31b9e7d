// Asks the employer to confirm that the work is done, after the worker has reported this (D27).
import { notify } from './notify.ts';

export const notifyEmployerOfCompletionClaim = notify('employer', 'completion_claimed');
