// Notifies workers of a newly opened job if a saved search with instant alerts finds the job.

import { findJobOfEvent } from '#marketplace/jobs/queries/of-event.ts';
import { indexJobOf } from '#marketplace/jobs/search/indexing.ts';
import { withAdvisoryLock } from '#marketplace/notifications/match-queries.ts';
import { insertSearchNotifications } from '#marketplace/notifications/search-queries.ts';
import { isIndexed, listSearchersOf } from '#marketplace/saved-searches/queries.ts';
import { readSettings } from '#marketplace/settings/queries.ts';
import type { Handler } from '../deps.ts';
import { bellsOfLanguages } from './notify-batch.ts';

const PAGE_SIZE = 1000;

export const notifySearchersOfJob: Handler = async ({ deps, db, event_id, progress }) => {
  const job = await findJobOfEvent(db, event_id);
  if (!job) return;
  const { saved_searches_on } = await readSettings(db, ['saved_searches_on']);
  if (!saved_searches_on) return;
  // Index the job now if the task that does so has not run yet, because the search finds only indexed jobs.
  if (!(await isIndexed(db, job.id))) await indexJobOf(deps, event_id);
  for (let after = 0; ; progress()) {
    const people = await listSearchersOf(db, job.id, { after, limit: PAGE_SIZE });
    const last = people.at(-1);
    if (!last) return;
    const { match_notify_per_day: perDay } = await readSettings(db, ['match_notify_per_day']);
    const notified = await withAdvisoryLock(db, (tx) => insertSearchNotifications(tx, event_id, { people, perDay }));
    await deps.push(db, await bellsOfLanguages(deps, notified));
    after = last.user_id;
  }
};
