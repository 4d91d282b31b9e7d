// Asks the employer to confirm a day of work that the worker claims without an attendance code.
import { notify } from './notify.ts';

export const notifyEmployerOfClaim = notify('employer', 'attendance_claimed');
