// Somebody says they were at work without a code: the employer is asked.
import { notify } from './notify.ts';

export const notifyEmployerOfClaim = notify('employer', 'attendance_claimed');
