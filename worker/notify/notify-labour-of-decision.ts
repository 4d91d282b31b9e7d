// A moderator has decided about a day that a worker contested: they hear of it.
import { tell } from './tell.ts';

export const notifyLabourOfDecision = tell('labour', 'attendance_decided');
