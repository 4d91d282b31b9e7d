// Notifies the worker that the employer reported an absence, which the worker can contest.
import { notify } from './notify.ts';

export const notifyLabourOfAbsence = notify('labour', 'attendance_missed');
