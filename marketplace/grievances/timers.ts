// Deadlines and retention of complaints (C.8): marks overdue complaints once, and deletes contacts after their
// retention period. This module never decides a complaint.
import { z } from '#contracts/z.ts';
import { inTransaction } from '#platform/db.ts';
import { many, type Queryable, run, sql } from '#platform/sql.ts';
import { system } from '../actor.ts';
import { writeAudit } from '../admins/audit.ts';
import type { Deps } from '../deps.ts';
import { recordEvent } from '../record-event.ts';
import { readSettings } from '../settings/queries.ts';
import { insertStep } from './admin-queries.ts';

const PAGE_SIZE = 200;
/** Author of the audit log entries that this module writes. */
const CLOCK = { id: null, username: 'system', ip: '' };

const late = z.object({ id: z.int(), what: z.enum(['acknowledgement', 'decision']) });

/**
 * Marks each complaint whose deadline has passed, once per deadline. Adds a step to the complaint's history, an audit
 * log entry, and an event that notifies administrators. Returns the number of marked complaints.
 */
export async function markOverdue({ db }: Pick<Deps, 'db'>): Promise<number> {
  return inTransaction(db, async (tx) => {
    const found = await many(
      tx,
      sql`with late as (
          select id, case when overdue_at is null and due_at < now() then 'decision' else 'acknowledgement' end as what from grievances
          where status <> 'decided' and ((overdue_at is null and due_at < now())
            or (status = 'received' and ack_overdue_at is null and overdue_at is null and due_ack_at < now()))
          order by due_at, id limit ${PAGE_SIZE} for update skip locked)
        update grievances g set overdue_at = case when late.what = 'decision' then now() else g.overdue_at end,
          ack_overdue_at = case when g.status = 'received' then coalesce(g.ack_overdue_at, now()) else g.ack_overdue_at end
        from late where g.id = late.id returning g.id, late.what`,
      late,
    );
    for (const { id, what } of found) {
      await insertStep(tx, { grievance_id: id, admin_id: null, kind: 'overdue', words: what });
      await writeAudit(tx, CLOCK, {
        action: 'grievance.overdue',
        target: { type: 'grievance', id },
        after: { late: what },
      });
      await recordEvent(tx, { name: 'grievance.overdue', actor: system, payload: { grievance_id: id } });
    }
    return found.length;
  });
}

/**
 * Deletes contacts of visitors `grievance_contact_days` after the decision, and network addresses and idempotency keys
 * after two days.
 */
export async function deleteContacts(db: Queryable): Promise<void> {
  const { grievance_contact_days } = await readSettings(db, ['grievance_contact_days']);
  await run(
    db,
    sql`update grievances set contact = null
      where contact is not null and decided_at < now() - ${grievance_contact_days} * interval '1 day'`,
  );
  await run(
    db,
    sql`update grievances set address = null, once_key = null, asked = null
      where created_at < now() - interval '2 days' and (address is not null or once_key is not null)`,
  );
}
