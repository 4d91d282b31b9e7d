// SQL of identity reviews: requests, pending reviews and decisions.

import { fileKind, reviewCauses, userType } from '#contracts/reference.ts';
import { identityType, instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, run, sql, type Tx } from '#platform/sql.ts';

export async function insertReview(tx: Tx, userId: number): Promise<number> {
  // A user has at most one pending review. A pending review because of a shared identity number becomes a review of
  // documents.
  const statement = sql`insert into identity_reviews (user_id) values (${userId}) on conflict (user_id) where status = 'pending'
    do update set cause = 'documents', submitted_at = now() returning id`;
  return (await one(tx, statement, z.object({ id: z.int() }))).id;
}

export async function removePendingReview(tx: Tx, userId: number): Promise<void> {
  await run(tx, sql`delete from identity_reviews where user_id = ${userId} and status = 'pending'`);
}

/** Returns the user id of a review; null for an unknown id. */
export async function findReviewed(db: Queryable, reviewId: number): Promise<number | null> {
  const statement = sql`select user_id from identity_reviews where id = ${reviewId}`;
  return (await maybe(db, statement, z.object({ user_id: z.int() })))?.user_id ?? null;
}

const decided = z.object({ status: z.enum(['pending', 'verified', 'rejected']), cause: z.enum(reviewCauses) });

export function lockReview(tx: Tx, reviewId: number) {
  return maybe(tx, sql`select status, cause from identity_reviews where id = ${reviewId} for update`, decided);
}

interface Decision {
  review_id: number;
  verdict: 'verified' | 'rejected';
  reason: string | null;
  reviewer: string;
}

export async function setVerdict(tx: Tx, { review_id, verdict, reason, reviewer }: Decision): Promise<void> {
  await run(
    tx,
    sql`update identity_reviews set status = ${verdict}, reason = ${reason}, reviewer = ${reviewer}, decided_at = now()
      where id = ${review_id}`,
  );
}

const waiting = z.object({
  id: z.int(),
  user_type: userType,
  first_name: z.string(),
  last_name: z.string(),
  company_name: z.nullable(z.string()),
  gst_number: z.nullable(z.string()),
  identity_type: z.nullable(identityType),
  masked: z.nullable(z.string()),
  documents: z.array(fileKind),
  cause: z.enum(reviewCauses),
  other_accounts: z.int(),
  other_verified: z.boolean(),
  submitted_at: instant,
  waiting_hours: z.int(),
});
export type WaitingReview = z.output<typeof waiting>;

/**
 * Returns the pending reviews, longest waiting first, with the data that a moderator compares, but without phone
 * numbers.
 */
export function listWaitingReviews(db: Queryable): Promise<WaitingReview[]> {
  return many(
    db,
    sql`select r.id, u.user_type, u.first_name, u.last_name, e.company_name, e.gst_number, i.identity_type, i.masked, r.submitted_at, r.cause,
        (select count(*)::int from identities o where o.claim = i.claim and o.user_id <> u.id) as other_accounts,
        exists (select from identities o where o.claim = i.claim and o.user_id <> u.id and o.status = 'verified') as other_verified,
        array(select f.kind from files f where f.user_id = u.id and f.kind in ('identity', 'pan', 'gst') order by f.kind) as documents,
        floor(extract(epoch from now() - r.submitted_at) / 3600)::int as waiting_hours
      from identity_reviews r join users u on u.id = r.user_id
      left join identities i on i.user_id = u.id left join employer_profiles e on e.user_id = u.id
      where r.status = 'pending' order by r.submitted_at, r.id`,
    waiting,
  );
}

const copy = z.object({ kind: fileKind, content_type: z.string(), storage_key: z.string() });

/** Returns the storage keys and types of the documents of a pending review; empty after the decision. */
export function listReviewDocuments(db: Queryable, reviewId: number) {
  return many(
    db,
    sql`select f.kind, f.content_type, f.storage_key from identity_reviews r join files f on f.user_id = r.user_id
      where r.id = ${reviewId} and r.status = 'pending' and f.kind in ('identity', 'pan', 'gst') order by f.kind`,
    copy,
  );
}
