// Sends the daily digest of new jobs to workers who chose daily alerts for their saved searches.
import { insertMorningNotifications } from '#marketplace/notifications/search-queries.ts';
import { listDailyPeople } from '#marketplace/saved-searches/queries.ts';
import { readSettings } from '#marketplace/settings/queries.ts';
import type { Handler } from '../deps.ts';
import { bellsOf } from './notify-batch.ts';

const PAGE_SIZE = 200;

export const notifySearchersOfDay: Handler = async ({ deps, db, event_id, progress }) => {
  const { saved_searches_on } = await readSettings(db, ['saved_searches_on']);
  if (!saved_searches_on) return;
  for (let after = 0; ; progress()) {
    const people = await listDailyPeople(db, { after, limit: PAGE_SIZE });
    const last = people.at(-1);
    if (!last) return;
    const notifications = await insertMorningNotifications(
      db,
      event_id,
      people.map(({ user_id }) => user_id),
    );
    // Push the notifications without parameters: one push message goes to many users, and the parameters contain the
    // search of a single user.
    await deps.push(
      db,
      await bellsOf(
        deps,
        notifications.map((notification) => ({ ...notification, params: {} })),
      ),
    );
    after = last.user_id;
  }
};
