// The employer says that somebody did not come: the worker hears of it, and can contest.
import { notify } from './notify.ts';

export const notifyLabourOfAbsence = notify('labour', 'attendance_missed');
