// Somebody says they were at work without a code: the employer is asked.
import { tell } from './tell.ts';

export const notifyEmployerOfClaim = tell('employer', 'attendance_claimed');
