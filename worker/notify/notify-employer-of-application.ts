// Somebody has applied: the employer's bell rings.
import { notify } from './notify.ts';

export const notifyEmployerOfApplication = notify('employer', 'application_submitted');
