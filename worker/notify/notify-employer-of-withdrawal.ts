// Somebody has taken an application back: the employer's bell rings.
import { tell } from './tell.ts';

export const notifyEmployerOfWithdrawal = tell('employer', 'application_withdrawn');
