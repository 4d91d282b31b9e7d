// Controls the circuit breakers in chaos scenarios: skips the time for which a breaker stays open, or prevents breakers
// from opening.
import { type Queryable, run, sql } from '#platform/sql.ts';

/** Moves the opening time of a breaker into the past by `seconds`, so that a call may probe the provider earlier. */
export const shiftBreaker = (db: Queryable, name: string, seconds: number) =>
  run(
    db,
    sql`update circuit_breakers set opened_at = opened_at - ${seconds + 1}::int * interval '1 second' where name = ${name}`,
  );

/** Prevents all circuit breakers from opening, with a trigger. Used by the positive controls of scenarios. */
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
