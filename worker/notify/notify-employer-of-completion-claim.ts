// The worker says that the work is done: the employer is asked to confirm it (D27).
import { notify } from './notify.ts';

export const notifyEmployerOfCompletionClaim = notify('employer', 'completion_claimed');
