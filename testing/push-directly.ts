// Sends push messages with NOTIFY over a test's own database connections. The programs send NOTIFY over a separate
// connection instead.
import { type Push, pushByNotify } from '#platform/push.ts';
import { prepared, run, sql } from '#platform/sql.ts';

/** Sends the messages at once, in a single statement. */
export const pushDirectly: Push = (db, messages) => {
  const push = pushByNotify({
    async send(notes) {
      const statement = sql`select pg_notify(note ->> 'channel', note ->> 'text') from json_array_elements(${JSON.stringify(notes)}) as note`;
      await run(db, prepared('push', statement));
    },
  });
  return push(db, messages);
};
