// Identity reviews, as moderators read and decide them in the admin area (D39).
import type { IdentityDetail } from '#contracts/admin-identities.ts';
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import { StorageUnavailable } from '#platform/storage/storage.ts';
import type { Admin } from '../../actor.ts';
import { writeAudit } from '../../admins/audit.ts';
import type { Deps } from '../../deps.ts';
import { paged } from '../../paged.ts';
import { findDocument, findIdentityReview, listWaitingIdentities } from '../queries/waiting-reviews.ts';
import { reviewIdentity } from './review-identity.ts';

type Store = Pick<Deps, 'db'>;

/** Returns a page of pending reviews, longest waiting first. */
export async function showWaitingIdentities({ db }: Store, asked: Parameters<typeof listWaitingIdentities>[1]) {
  const { identities, total } = await listWaitingIdentities(db, asked);
  return paged({ identities }, total, asked);
}

/** Returns one review, pending or decided. Fails with `not_found`. */
export async function showIdentityReview({ db }: Store, reviewId: number): Promise<IdentityDetail> {
  return (await findIdentityReview(db, reviewId)) ?? fail('not_found');
}

/**
 * Returns a document of a pending review, after recording the access in the audit log. Fails with `not_found` if the
 * review is decided or has no such document, and with `unavailable` if the storage is down.
 */
export async function openDocument(
  { db, log, storage }: Pick<Deps, 'db' | 'log' | 'storage'>,
  admin: Admin,
  { review_id, kind }: { review_id: number; kind: string },
) {
  const document = await inTransaction(db, async (tx) => {
    const found = (await findDocument(tx, review_id, kind)) ?? fail('not_found');
    const target = { type: 'user', id: found.user_id };
    await writeAudit(tx, admin, { action: 'document.opened', target, after: { review_id, kind } });
    return found;
  });
  const bytes = await storage.get(document.storage_key).catch((error: unknown) => {
    if (error instanceof StorageUnavailable) fail('unavailable');
    throw error;
  });
  if (bytes) return { name: document.name, content_type: document.content_type, size: document.size, bytes };
  log.error('the content of a document is missing', { review_id });
  return fail('not_found');
}

interface Decision {
  review_id: number;
  verdict: 'verified' | 'rejected';
  reason?: string;
}

/** Decides a review for an administrator and returns it. Fails with the errors of {@link reviewIdentity}. */
export async function decideIdentity(
  deps: Pick<Deps, 'db' | 'log' | 'storage'>,
  admin: Admin,
  decision: Decision,
): Promise<IdentityDetail> {
  await reviewIdentity(deps, { ...decision, reviewer: admin });
  return showIdentityReview(deps, decision.review_id);
}
