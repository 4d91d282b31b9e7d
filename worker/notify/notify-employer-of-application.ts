// Somebody has applied: the employer's bell rings.
import { tell } from './tell.ts';

export const notifyEmployerOfApplication = tell('employer', 'application_submitted');
