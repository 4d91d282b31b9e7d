// Notifies the employer that a worker has applied.
import { notify } from './notify.ts';

export const notifyEmployerOfApplication = notify('employer', 'application_submitted');
