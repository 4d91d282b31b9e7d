// Audit log of administrators (D49): append-only; the hash of each entry includes the hash of the entry before.
import { z } from '#contracts/z.ts';
import { one, run, sql, type Tx } from '#platform/sql.ts';
import type { Admin } from '../actor.ts';
import { hashEntry } from './entry-hash.ts';

export interface AuditEntry {
  /** Verb and object: `user.suspended`. */
  action: string;
  target?: { type: string; id: string | number };
  /** The changed values, masked: never a phone number, a code, a password or an identity number. */
  before?: unknown;
  after?: unknown;
  /** Reason that the administrator typed. */
  reason?: string;
}

/** Author of an entry. Without an id, the action was done at the command line. */
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
