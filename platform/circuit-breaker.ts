// Switches that cut off a provider who is ill, kept in Postgres so that every process sees the same. Time is the database's.
import { z } from 'zod/mini';
import { many, maybe, one, prepared, type Queryable, run, sql } from './sql.ts';

const BREAKER = {
  /** So many failures within `window_s` seconds open it. */
  failures: 5,
  window_s: 30,
  /** Seconds it stays open; then it is half open: one call may try. */
  open_s: 30,
  /** A try that has not ended after this long was lost with its process; above every outside timeout. */
  probe_s: 10,
} as const;

const seconds = (count: number) => sql`${count}::int * interval '1 second'`;
const isOpen = sql`opened_at > now() - ${seconds(BREAKER.open_s)}`;
const isProbed = sql`coalesce(probing_at > now() - ${seconds(BREAKER.probe_s)}, false)`;

const openShape = z.object({ open: z.boolean() });

/** Whether nothing can be sent just now. Half open counts as not open: somebody must come to try. One look by primary key. */
export async function breakerIsOpen(db: Queryable, name: string): Promise<boolean> {
  const statement = sql`select coalesce(${isOpen}, false) as open from circuit_breakers where name = ${name}`;
  return (await maybe(db, prepared('breaker is open', statement), openShape))?.open ?? false;
}

/** The breakers whose calls have to wait: open ones, and half open ones that somebody is trying already. */
export async function listHeldBreakers(db: Queryable): Promise<string[]> {
  const rows = await many(
    db,
    prepared(
      'list held breakers',
      sql`select name from circuit_breakers where opened_at is not null and (${isOpen} or ${isProbed})`,
    ),
    z.object({ name: z.string() }),
  );
  return rows.map(({ name }) => name);
}

/** `free`: call. `probe`: call, everybody waits for how it ends. `held`: do not call. */
export type Admission = 'free' | 'probe' | 'held';

/** Asks to make one call. Of those who come while it is half open exactly one is let through. */
export async function admitCall(db: Queryable, name: string): Promise<Admission> {
  const state = await maybe(
    db,
    sql`select opened_at is null as closed from circuit_breakers where name = ${name}`,
    z.object({ closed: z.boolean() }),
  );
  if (state === null || state.closed) return 'free';
  const taken = await run(
    db,
    sql`update circuit_breakers set probing_at = now()
      where name = ${name} and opened_at is not null and not ${isOpen} and not ${isProbed}`,
  );
  return taken > 0 ? 'probe' : 'held';
}

/** Notes that a call failed; whether the breaker is open now. A failed probe opens it anew. */
export async function recordFailure(db: Queryable, name: string, admission: Admission): Promise<boolean> {
  const recent = sql`array(select f from unnest(b.failed_at || now()) as f
    where f > now() - ${seconds(BREAKER.window_s)} order by f desc limit ${BREAKER.failures})`;
  const opens = sql`case when ${admission === 'probe'} then now()
    when b.opened_at is null and cardinality(${recent}) >= ${BREAKER.failures} then now() else b.opened_at end`;
  await run(db, sql`insert into circuit_breakers (name) values (${name}) on conflict do nothing`);
  const row = await one(
    db,
    sql`update circuit_breakers b set failed_at = ${recent}, opened_at = ${opens},
        probing_at = case when ${admission === 'probe'} then null else b.probing_at end
      where name = ${name} returning coalesce(${isOpen}, false) as open`,
    openShape,
  );
  return row.open;
}

/** Notes that a call was answered. Only that of a probe changes anything: it closes the breaker. */
export async function recordSuccess(db: Queryable, name: string, admission: Admission): Promise<void> {
  if (admission !== 'probe') return;
  await run(
    db,
    sql`update circuit_breakers set failed_at = '{}', opened_at = null, probing_at = null where name = ${name}`,
  );
}

const breaker = z.object({
  name: z.string(),
  state: z.enum(['closed', 'open', 'half_open']),
  /** Since when it is open or half open. */
  since: z.nullable(z.string()),
  /** Failures within its window, or those that opened it. */
  failures: z.int(),
});

/** Every breaker that has ever counted a failure. */
export const listBreakers = (db: Queryable) =>
  many(
    db,
    sql`select name, case when opened_at is null then 'closed' when ${isOpen} then 'open' else 'half_open' end as state,
        case when ${isOpen} then opened_at else opened_at + ${seconds(BREAKER.open_s)} end as since,
        case when opened_at is null
          then (select count(*)::int from unnest(failed_at) f where f > now() - ${seconds(BREAKER.window_s)})
          else cardinality(failed_at) end as failures
      from circuit_breakers order by name`,
    breaker,
  );
