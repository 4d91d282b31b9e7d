// SQL of data requests of users: exports and erasures.
import { userType } from '#contracts/reference.ts';
import { instant, language } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, run, sql, type Tx } from '#platform/sql.ts';

const request = z.object({
  id: z.int(),
  status: z.enum(['pending', 'done', 'cancelled']),
  requested_at: instant,
  due_at: z.nullable(instant),
  done_at: z.nullable(instant),
});
const columns = sql`id, status, requested_at, due_at, done_at`;

/**
 * Returns the latest export that is pending or can be downloaded. A request pending for more than a day is ignored, so
 * that the user can request a new export.
 */
export function findExport(db: Queryable, userId: number) {
  return maybe(
    db,
    sql`select ${columns} from data_requests where user_id = ${userId} and kind = 'export'
        and (status = 'pending' and requested_at > now() - interval '1 day' or status = 'done' and due_at > now() and json_key is not null)
      order by id desc limit 1`,
    request,
  );
}

/** Returns the user's pending erasure request; null without a pending request. */
export function findErasure(db: Queryable, userId: number) {
  return maybe(
    db,
    sql`select ${columns} from data_requests where user_id = ${userId} and kind = 'erasure' and status = 'pending'`,
    request,
  );
}

/**
 * Inserts a request and cancels the user's pending request of the same kind. `days`: days until the request is due;
 * null if the due time is not known yet.
 */
export async function insertRequest(
  tx: Tx,
  userId: number,
  { kind, days }: { kind: 'export' | 'erasure'; days: number | null },
) {
  await run(
    tx,
    sql`update data_requests set status = 'cancelled' where user_id = ${userId} and kind = ${kind} and status = 'pending'`,
  );
  return one(
    tx,
    sql`insert into data_requests (user_id, kind, due_at) values (${userId}, ${kind}, now() + ${days}::int * interval '1 day')
      returning ${columns}`,
    request,
  );
}

/**
 * Cancels a user's pending erasure that is not due yet. Returns the id of the request; null without such an erasure.
 */
export async function setErasureCancelled(tx: Tx, userId: number): Promise<number | null> {
  const row = await maybe(
    tx,
    sql`update data_requests set status = 'cancelled', done_at = now()
      where user_id = ${userId} and kind = 'erasure' and status = 'pending' and due_at > now() returning id`,
    z.object({ id: z.int() }),
  );
  return row?.id ?? null;
}

const wanted = z.object({ request_id: z.int(), id: z.int(), type: userType, language });

/**
 * Returns the user and language of the event's export request; null if the request is no longer pending or the account
 * was erased.
 */
export function findWantedExport(db: Queryable, eventId: number) {
  return maybe(
    db,
    sql`select r.id as request_id, u.id, u.user_type as type, u.language from domain_events e
      join data_requests r on r.id = (e.payload ->> 'request_id')::bigint join users u on u.id = r.user_id
      where e.id = ${eventId} and r.status = 'pending' and u.erased_at is null`,
    wanted,
  );
}

/** Storage keys of the files of an export. */
export interface ExportKeys {
  json_key: string;
  html_key: string;
}

/** Marks a pending export as done, ready for download. Returns false if the export is no longer pending. */
export async function setExportDone(
  tx: Tx,
  requestId: number,
  { json_key, html_key, days }: ExportKeys & { days: number },
): Promise<boolean> {
  const done = await run(
    tx,
    sql`update data_requests set status = 'done', done_at = now(), due_at = now() + ${days} * interval '1 day',
        json_key = ${json_key}, html_key = ${html_key} where id = ${requestId} and status = 'pending'`,
  );
  return done > 0;
}

/** Returns the storage keys of the export that the user can download now; null if no export is ready. */
export function findExportKeys(db: Queryable, userId: number): Promise<ExportKeys | null> {
  return maybe(
    db,
    sql`select json_key, html_key from data_requests where user_id = ${userId} and kind = 'export' and status = 'done'
        and due_at > now() and json_key is not null and html_key is not null order by id desc limit 1`,
    z.object({ json_key: z.string(), html_key: z.string() }),
  );
}

const expired = z.object({ id: z.int(), json_key: z.nullable(z.string()), html_key: z.nullable(z.string()) });

/** Returns the expired exports that still have files. */
export function listExpiredExports(db: Queryable) {
  return many(
    db,
    sql`select id, json_key, html_key from data_requests
      where kind = 'export' and due_at <= now() and (json_key is not null or html_key is not null) order by due_at limit 100`,
    expired,
  );
}

export async function setExportDeleted(db: Queryable, requestId: number): Promise<void> {
  await run(db, sql`update data_requests set json_key = null, html_key = null where id = ${requestId}`);
}

/** Returns true if a request refers to the storage key. */
export async function isExportKey(db: Queryable, key: string): Promise<boolean> {
  const row = await maybe(
    db,
    sql`select 1 as known from data_requests where json_key = ${key} or html_key = ${key}`,
    z.object({ known: z.int() }),
  );
  return row !== null;
}
