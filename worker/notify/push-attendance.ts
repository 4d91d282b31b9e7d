// Pushes a recorded or contested day of work to the open screens of worker and employer. Creates no notification.
import { findApplicationOfEvent } from '#marketplace/attendance/queries.ts';
import { roomOf } from '#platform/push.ts';
import type { Handler } from '../deps.ts';

export const pushAttendance: Handler = async ({ deps, db, event_id }) => {
  const found = await findApplicationOfEvent(db, event_id);
  if (!found) return;
  const { id, status, labour_id, employer_id } = found;
  const rooms = [roomOf.user(labour_id), roomOf.user(employer_id)];
  await deps.push(db, [{ rooms, event: 'application.updated', payload: { id, status } }]);
};
