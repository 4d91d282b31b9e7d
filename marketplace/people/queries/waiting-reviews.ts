// SQL of pending identity reviews, as the admin area shows them.
import { identityDetail, waitingIdentity } from '#contracts/admin-identities.ts';
import type { UserType } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import { emptySql, maybe, one, type Queryable, type Sql, sql } from '#platform/sql.ts';

const DOCUMENTS = sql`f.user_id = u.id and f.kind in ('identity', 'pan', 'gst')`;

const columns = sql`r.id, u.id as user_id, u.user_type, u.first_name, u.last_name, p.company_name,
  case when i.user_id is not null then json_build_object('type', i.identity_type, 'masked', i.masked, 'status', i.status) end as identity,
  array(select f.kind from files f where ${DOCUMENTS} order by f.kind) as documents, r.submitted_at, r.cause,
  (select json_build_object('accounts', count(*), 'verified', coalesce(bool_or(o.status = 'verified'), false))
    from identities o where o.claim = i.claim and o.user_id <> u.id) as other_claims`;

const tables = sql`identity_reviews r join users u on u.id = r.user_id
  left join identities i on i.user_id = u.id left join employer_profiles p on p.user_id = u.id`;

const page = z.object({ total: z.int(), identities: z.array(waitingIdentity) });

interface IdentityListFilter {
  user_type?: UserType | undefined;
  page: number;
  limit: number;
}

/** Returns a page of pending reviews, longest waiting first, and their total. */
export function listWaitingIdentities(db: Queryable, { user_type, page: nth, limit }: IdentityListFilter) {
  const waits: Sql = sql`r.status = 'pending' ${user_type ? sql`and u.user_type = ${user_type}` : emptySql}`;
  return one(
    db,
    sql`select (select count(*)::int from identity_reviews r join users u on u.id = r.user_id where ${waits}) as total,
        coalesce((select json_agg(w order by w.submitted_at, w.id) from (
          select ${columns} from ${tables} where ${waits} order by r.submitted_at, r.id limit ${limit} offset ${(nth - 1) * limit}) w), '[]') as identities`,
    page,
  );
}

/** Returns one review, pending or decided, with the data that a moderator compares; null for an unknown id. */
export function findIdentityReview(db: Queryable, reviewId: number) {
  return maybe(
    db,
    sql`select ${columns}, r.status, r.reason, r.reviewer, r.decided_at, p.gst_number, u.state, u.city,
        case when r.status = 'pending' then coalesce((select json_agg(json_build_object('kind', f.kind, 'content_type', f.content_type,
          'size', f.size, 'uploaded_at', f.uploaded_at) order by f.kind) from files f where ${DOCUMENTS}), '[]') else '[]' end as papers
      from ${tables} where r.id = ${reviewId}`,
    identityDetail,
  );
}

const documentFile = z.object({
  id: z.int(),
  user_id: z.int(),
  content_type: z.string(),
  storage_key: z.string(),
  seen_at: z.string(),
});

/**
 * Returns the metadata of one document of a pending identity review, and the time now in India, such as
 * `2026-11-21 14:30 IST`; null if the review is decided or the document is missing.
 */
export function findDocument(db: Queryable, reviewId: number, kind: string) {
  return maybe(
    db,
    sql`select f.id, f.user_id, f.content_type, f.storage_key,
        to_char(now() at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI "IST"') as seen_at
      from identity_reviews r join files f on f.user_id = r.user_id
      where r.id = ${reviewId} and r.status = 'pending' and f.kind = ${kind} and f.kind in ('identity', 'pan', 'gst')`,
    documentFile,
  );
}
