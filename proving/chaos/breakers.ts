// Circuit breaker controls for chaos scenarios: skips the open time, or prevents a breaker from opening.
import { type Queryable, run, sql } from '#platform/sql.ts';

/** Moves the opening time of a breaker back by `seconds`. */
export const shiftBreaker = (db: Queryable, name: string, seconds: number) =>
  run(
    db,
    sql`update circuit_breakers set opened_at = opened_at - ${seconds + 1}::int * interval '1 second' where name = ${name}`,
  );

/** Disables all circuit breakers, for a control: a trigger keeps every breaker closed. */
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
