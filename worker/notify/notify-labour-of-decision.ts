// Notifies the worker of a moderator's decision about a contested day of work.
import { notify } from './notify.ts';

export const notifyLabourOfDecision = notify('labour', 'attendance_decided');
