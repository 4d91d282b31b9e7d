// Asks the employer to confirm that the work is done, as the worker reports (D27).
import { notify } from './notify.ts';

export const notifyEmployerOfCompletionClaim = notify('employer', 'completion_claimed');
