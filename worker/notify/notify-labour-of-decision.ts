// Notifies the worker that a moderator has decided about a contested day.
import { notify } from './notify.ts';

export const notifyLabourOfDecision = notify('labour', 'attendance_decided');
