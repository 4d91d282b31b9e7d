// Pushes a change of a call to the open screens of its employer and its workers. Creates no notification.
import { findAudience, findCallOfEvent } from '#marketplace/calls/queries.ts';
import { roomOf } from '#platform/push.ts';
import type { Handler } from '../deps.ts';

export const pushCall: Handler = async ({ deps, db, event_id }) => {
  const jobId = await findCallOfEvent(db, event_id);
  if (jobId === null) return;
  const { uid, employer_id, labour_ids } = await findAudience(db, jobId);
  const rooms = [employer_id, ...labour_ids].map(roomOf.user);
  await deps.push(db, [{ rooms, event: 'call.updated', payload: { uid } }]);
};
