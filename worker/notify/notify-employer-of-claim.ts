// Asks the employer to confirm a day of work that the worker claims without an attendance code. If the employer does
// not answer within some days of this notification, the day is added to the wage account anyway (D62).
import { startSilenceOfDay } from '#marketplace/wages/silence-queries.ts';
import type { Handler } from '../deps.ts';
import { notify } from './notify.ts';

const ask = notify('employer', 'attendance_claimed');

export const notifyEmployerOfClaim: Handler = async (task) => {
  await ask(task);
  await startSilenceOfDay(task.db, task.event_id);
};
