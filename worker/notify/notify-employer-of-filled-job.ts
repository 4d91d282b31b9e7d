// A job has found all its people: its employer's bell rings.
import { insertFilledNotice } from '#marketplace/notifications/queries.ts';
import type { Handler } from '../deps.ts';
import { bell } from './tell.ts';

export const notifyEmployerOfFilledJob: Handler = async ({ deps, db, event_id }) => {
  const notice = await insertFilledNotice(db, event_id);
  if (notice) await deps.push(db, [bell(notice)]);
};
