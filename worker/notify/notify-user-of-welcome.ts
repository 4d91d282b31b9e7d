// Somebody has registered: the first thing they read is that nobody may ask them for money.
import { insertWelcome } from '#marketplace/notifications/queries.ts';
import type { Handler } from '../deps.ts';
import { bell } from './tell.ts';

export const notifyUserOfWelcome: Handler = async ({ deps, db, event_id }) => {
  const notice = await insertWelcome(db, event_id);
  if (notice) await deps.push(db, [bell(notice)]);
};
