// The circuit breakers as a checker sees them: time that need not be waited for, and one that cannot open.
import { type Queryable, run, sql } from '#platform/sql.ts';

/** As if it had opened so many seconds earlier. */
export const shiftBreaker = (db: Queryable, name: string, seconds: number) =>
  run(
    db,
    sql`update circuit_breakers set opened_at = opened_at - ${seconds + 1}::int * interval '1 second' where name = ${name}`,
  );

/** Takes the defence away: no breaker opens any more. */
export async function neverOpens(db: Queryable): Promise<void> {
  await run(
    db,
    sql`create function chaos_keep_closed() returns trigger language plpgsql as $$ begin new.opened_at = null; return new; end $$`,
  );
  await run(
    db,
    sql`create trigger chaos_keep_closed before insert or update on circuit_breakers for each row execute function chaos_keep_closed()`,
  );
}
