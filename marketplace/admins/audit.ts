// The audit trail of administrators (D49): added to only, each row sealed together with the one before it.
import { z } from '#contracts/z.ts';
import { one, run, sql, type Tx } from '#platform/sql.ts';
import type { Admin } from '../actor.ts';
import { hashEntry } from './entry-hash.ts';

export interface AuditEntry {
  /** What was done: a verb and its object, `user.suspended`. */
  action: string;
  target?: { type: string; id: string | number };
  /** What changed; masked: never a phone number, a code, a password or an identity number. */
  before?: unknown;
  after?: unknown;
  /** Why, in the administrator's words. */
  reason?: string;
}

/** Whose deed it is; without an account it was done at the command line. */
export type Author = Pick<Admin, 'username' | 'ip'> & { id: number | null };

const asJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/** Rows are sealed one after the other: this number is the lock of the chain. */
const CHAIN = 7_320_049;

/** Until the end of the transaction nobody else adds to the trail. */
export const lockChain = (tx: Tx) => run(tx, sql`select pg_advisory_xact_lock(${CHAIN})`);

/** Writes down what an administrator does, in the transaction that does it. Returns the number of the row. */
export async function writeAudit(tx: Tx, admin: Author, entry: AuditEntry): Promise<number> {
  await lockChain(tx);
  const { id } = await one(
    tx,
    sql`with entry as (
        select ${admin.id}::bigint as admin_id, ${admin.username}::text as actor, ${entry.action}::text as action,
          ${entry.target?.type ?? null}::text as target_type, ${entry.target ? String(entry.target.id) : null}::text as target_id,
          ${asJson(entry.before)}::jsonb as before, ${asJson(entry.after)}::jsonb as after, ${entry.reason ?? null}::text as reason,
          ${admin.ip}::text as ip, clock_timestamp() as at)
      insert into admin_audit (admin_id, actor, action, target_type, target_id, before, after, reason, ip, at, hash)
      select e.*, ${hashEntry('e', sql`(select hash from admin_audit order by id desc limit 1)`)}
      from entry e returning id`,
    z.object({ id: z.int() }),
  );
  return id;
}
