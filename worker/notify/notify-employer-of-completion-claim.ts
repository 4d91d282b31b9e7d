// The worker says that the work is done: the employer is asked to confirm it (D27).
import { tell } from './tell.ts';

export const notifyEmployerOfCompletionClaim = tell('employer', 'completion_claimed');
