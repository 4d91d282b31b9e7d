// SQL of the erasure list, which is stored outside the database: converts requests for erasure to entries of the list,
// and after a backup was restored, entries to requests.
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { maybe, type Queryable, sql, type Tx } from '#platform/sql.ts';

const line = z.object({
  uid: z.string(),
  request: z.int(),
  status: z.enum(['pending', 'cancelled', 'done']),
  requested_at: instant,
  due_at: instant,
});
const columns = sql`u.uid, r.id as request, r.status, r.requested_at, r.due_at`;

/** Returns the erasure list entry of the request that an event refers to; null if the request is not an erasure. */
export function findLine(db: Queryable, eventId: number) {
  return maybe(
    db,
    sql`select ${columns} from domain_events e join data_requests r on r.id = (e.payload ->> 'request_id')::bigint
      join users u on u.id = r.user_id where e.id = ${eventId} and r.kind = 'erasure' and r.due_at is not null`,
    line,
  );
}

/** Returns the erasure list entry of a request, by the request's id; null for an unknown id. */
export function findLineOf(db: Queryable, requestId: number) {
  return maybe(
    db,
    sql`select ${columns} from data_requests r join users u on u.id = r.user_id where r.id = ${requestId}`,
    line,
  );
}

const onlyId = z.object({ id: z.int() });

/**
 * Inserts an erasure that is due at `dueAt` (null: now). If a pending erasure is due later, moves its due time to
 * `dueAt`. Returns the id of the request; null if a pending erasure is already due at `dueAt` or before.
 */
export async function insertErasure(tx: Tx, userId: number, dueAt: string | null): Promise<number | null> {
  const row = await maybe(
    tx,
    sql`insert into data_requests as r (user_id, kind, due_at) values (${userId}, 'erasure', coalesce(${dueAt}::timestamptz, now()))
      on conflict (user_id, kind) where status = 'pending' do update set due_at = excluded.due_at where r.due_at > excluded.due_at
      returning id`,
    onlyId,
  );
  return row?.id ?? null;
}

/**
 * Cancels an erasure that was requested at or before `until`. The times are compared in milliseconds, the precision of
 * the erasure list. Returns the id of the request; null if the user has no such erasure.
 */
export async function withdrawErasure(tx: Tx, userId: number, until: string): Promise<number | null> {
  const row = await maybe(
    tx,
    sql`update data_requests set status = 'cancelled', done_at = now()
      where user_id = ${userId} and kind = 'erasure' and status = 'pending' and date_trunc('milliseconds', requested_at) <= ${until}::timestamptz
      returning id`,
    onlyId,
  );
  return row?.id ?? null;
}
