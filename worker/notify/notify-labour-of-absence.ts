// Notifies the worker that the employer reported an absence, which the worker can contest. If the day counted in the wage
// account, its correction waits for the worker, who is reminded from this notification on (D62).
import { startSilenceOfDay } from '#marketplace/wages/silence-queries.ts';
import type { Handler } from '../deps.ts';
import { notify } from './notify.ts';

const inform = notify('labour', 'attendance_missed');

export const notifyLabourOfAbsence: Handler = async (task) => {
  await inform(task);
  await startSilenceOfDay(task.db, task.event_id);
};
