// Notifies a member of a crew that the leader marked the member as present, which the member may deny (D81).
import { notify } from './notify.ts';

export const notifyLabourOfTick = notify('labour', 'attendance_attested');
