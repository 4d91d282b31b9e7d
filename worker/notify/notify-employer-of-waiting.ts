// Notifies the employer how many applications await an answer (D28).
import { insertReminderNotification } from '#marketplace/notifications/reminder-queries.ts';
import { readSettings } from '#marketplace/settings/queries.ts';
import type { Handler } from '../deps.ts';
import { bell } from './notify.ts';

export const notifyEmployerOfWaiting: Handler = async ({ deps, db, event_id }) => {
  const { remind_after_hours } = await readSettings(db, ['remind_after_hours']);
  const notification = await insertReminderNotification(db, event_id, remind_after_hours);
  if (notification) await deps.push(db, [await bell(deps, notification)]);
};
