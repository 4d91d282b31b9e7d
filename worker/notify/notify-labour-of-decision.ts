// A moderator has decided about a day that a worker contested: they hear of it.
import { notify } from './notify.ts';

export const notifyLabourOfDecision = notify('labour', 'attendance_decided');
