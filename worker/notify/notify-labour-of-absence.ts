// The employer says that somebody did not come: the worker hears of it, and can contest.
import { tell } from './tell.ts';

export const notifyLabourOfAbsence = tell('labour', 'attendance_missed');
