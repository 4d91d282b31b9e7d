// Circuit breakers for external providers, stored in Postgres so that all processes share them. All times are read from
// the database clock.
import { z } from '#contracts/z.ts';
import { many, maybe, one, prepared, type Queryable, run, sql } from './sql.ts';

const BREAKER = {
  /** Number of failures within `window_s` seconds that open the breaker. */
  failures: 5,
  window_s: 30,
  /** Seconds for which the breaker stays open. Then it is half open: one call may probe the provider. */
  open_s: 30,
  /**
   * Seconds after which another call may probe if a probe has no result: its process has probably ended. The value
   * exceeds every timeout of external calls.
   */
  probe_s: 10,
} as const;

const seconds = (count: number) => sql`${count}::int * interval '1 second'`;
const isOpen = sql`opened_at > now() - ${seconds(BREAKER.open_s)}`;
const isProbed = sql`coalesce(probing_at > now() - ${seconds(BREAKER.probe_s)}, false)`;

const openShape = z.object({ open: z.boolean() });

/**
 * True while the breaker is open. False for a half-open breaker, because a call must probe the provider. Costs one
 * lookup by primary key.
 */
export async function breakerIsOpen(db: Queryable, name: string): Promise<boolean> {
  const statement = sql`select coalesce(${isOpen}, false) as open from circuit_breakers where name = ${name}`;
  return (await maybe(db, prepared('breaker is open', statement), openShape))?.open ?? false;
}

/** Returns the breakers whose calls must wait: open breakers, and half-open breakers whose probe has no result yet. */
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

/**
 * `free`: the caller may call the provider. `probe`: the caller may call, and all other callers wait for the result.
 * `held`: the caller must not call.
 */
export type Admission = 'free' | 'probe' | 'held';

/**
 * Requests admission for one call. While the breaker is half open, exactly one of the concurrent callers gets `probe`.
 */
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

/** Records a failed call and returns whether the breaker is now open. A failed probe opens the breaker again. */
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

/** Records a successful call. Only the success of a probe has an effect: it closes the breaker. */
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
  /** Time at which the breaker became open or half open; null if it is closed. */
  since: z.nullable(z.string()),
  /** Number of failures within the window; for a breaker that has opened, the failures that opened it. */
  failures: z.int(),
});

/** Returns all breakers of which a failure was ever recorded. */
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
