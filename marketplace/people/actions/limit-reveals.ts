// How many phone numbers and other contacts one administrator may look at in a day (D57).
import { fail } from '#contracts/problems.ts';
import { z } from '#contracts/z.ts';
import { one, type Queryable, sql, type Tx } from '#platform/sql.ts';
import type { Admin } from '../../actor.ts';
import { readSettings } from '../../settings/queries.ts';

const recent = z.object({ total: z.int(), retry_after: z.int() });

/** Those an administrator has looked at within a day, this one with them; the trail's lock holds the next one off meanwhile. */
const countReveals = (db: Queryable, adminId: number) =>
  one(
    db,
    sql`select count(*)::int as total, coalesce(ceil(extract(epoch from min(at) + interval '1 day' - now())), 0)::int as retry_after
      from admin_audit where admin_id = ${adminId} and action in ('phone.revealed', 'grievance.contact_revealed')
        and at > now() - interval '1 day'`,
    recent,
  );

/** To be called once the look is written down. Fails with `rate_limited`. */
export async function requireRoomToReveal(tx: Tx, admin: Admin): Promise<void> {
  const { reveals_per_day } = await readSettings(tx, ['reveals_per_day']);
  const { total, retry_after } = await countReveals(tx, admin.id);
  if (total > reveals_per_day) fail('rate_limited', { retry_after: Math.max(1, retry_after) });
}
