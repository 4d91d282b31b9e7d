// Somebody has taken an application back: the employer's bell rings.
import { notify } from './notify.ts';

export const notifyEmployerOfWithdrawal = notify('employer', 'application_withdrawn');
