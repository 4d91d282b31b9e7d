// Notifies the worker that the employer reported an absence, which the worker can contest. If the day was already in
// the wage account, the worker must agree to its correction; the time until a reminder starts with this notification
// (D62).
import { startSilenceOfDay } from '#marketplace/wages/silence-queries.ts';
import type { Handler } from '../deps.ts';
import { notify } from './notify.ts';

const inform = notify('labour', 'attendance_missed');

export const notifyLabourOfAbsence: Handler = async (task) => {
  await inform(task);
  await startSilenceOfDay(task.db, task.event_id);
};
