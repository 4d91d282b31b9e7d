// Notifies the employer that an application was withdrawn.
import { notify } from './notify.ts';

export const notifyEmployerOfWithdrawal = notify('employer', 'application_withdrawn');
