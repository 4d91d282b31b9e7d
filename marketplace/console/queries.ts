// SQL of the console's entries in the audit log: the number of statements in the last minute, and the list of an
// administrator's statements.
import { type RunOutcome, runOutcomes } from '#contracts/console.ts';
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { many, one, type Queryable, sql, type Tx } from '#platform/sql.ts';

/** Audit log actions: a statement about to run, a statement that is only explained, and the end of a run. */
export const consoleActions = { run: 'sql.run', explained: 'sql.explained', ended: 'sql.ended' } as const;
/**
 * Target type of the audit log entry that records the end of a run. The entry's target id is the id of the audit log
 * entry that recorded the statement before the run.
 */
export const RUN_TARGET = 'sql_run';

const recent = z.object({ total: z.int(), retry_after: z.int() });

/**
 * Returns the number of an administrator's statements in the last minute, and the seconds until the oldest of them is
 * more than a minute old.
 */
export function countRecentStatements(tx: Tx, adminId: number): Promise<z.output<typeof recent>> {
  const minute = sql`interval '1 minute'`;
  return one(
    tx,
    sql`select count(*)::int as total, greatest(1, coalesce(ceil(extract(epoch from min(at) + ${minute} - now())), 1))::int as retry_after
      from admin_audit where admin_id = ${adminId} and action in (${consoleActions.run}, ${consoleActions.explained})
        and at > now() - ${minute}`,
    recent,
  );
}

const pastRun = z.object({
  id: z.int(),
  query: z.string(),
  at: instant,
  outcome: z.enum(runOutcomes),
  ms: z.nullable(z.int()),
  row_count: z.nullable(z.int()),
});

const stillRunning: RunOutcome = 'running';

/** Returns an administrator's statements with their outcomes, newest first. */
export function listRuns(db: Queryable, adminId: number, limit: number): Promise<z.output<typeof pastRun>[]> {
  return many(
    db,
    sql`select r.id, r.after ->> 'query' as query, r.at, coalesce(e.after ->> 'outcome', ${stillRunning}) as outcome,
        (e.after ->> 'ms')::int as ms, (e.after ->> 'row_count')::int as row_count
      from admin_audit r
      left join lateral (select after from admin_audit where target_type = ${RUN_TARGET} and target_id = r.id::text
        and action = ${consoleActions.ended} limit 1) e on true
      where r.admin_id = ${adminId} and r.action = ${consoleActions.run} order by r.id desc limit ${limit}`,
    pastRun,
  );
}
