// Audit log of administrators' actions (D49). It is append-only, and the hash of each entry includes the hash of the
// previous entry.
import { z } from '#contracts/z.ts';
import { one, run, sql, type Tx } from '#platform/sql.ts';
import type { Admin } from '../actor.ts';
import { hashEntry } from './entry-hash.ts';

export interface AuditEntry {
  /** Name of the action: the object, a dot and the verb, such as `user.suspended`. */
  action: string;
  target?: { type: string; id: string | number };
  /**
   * The changed values, before and after. These values must not contain a full phone number, code, password or identity
   * number.
   */
  before?: unknown;
  after?: unknown;
  reason?: string;
}

/**
 * Author of an entry. `id` is null for an action on the command line and for a login attempt with an unknown user name.
 */
export type Author = Pick<Admin, 'username' | 'ip'> & { id: number | null };

const asJson = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/** Key of the advisory lock that serialises new entries, because each hash depends on the entry before. */
const CHAIN = 7_320_049;

/** Locks the audit log for other writers until the end of the transaction. */
export const lockChain = (tx: Tx) => run(tx, sql`select pg_advisory_xact_lock(${CHAIN})`);

/**
 * Writes an administrator's action to the audit log, in the transaction that performs the action. Returns the id of the
 * entry.
 */
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
