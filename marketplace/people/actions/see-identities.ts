// Identity reviews, as moderators read and decide them in the admin area (D39).
import type { IdentityDetail, IdentityPages } from '#contracts/admin-identities.ts';
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Admin } from '../../actor.ts';
import { writeAudit } from '../../admins/audit.ts';
import type { Deps } from '../../deps.ts';
import { renderMarkedPages } from '../../files/actions/marked-pages.ts';
import type { PreviewDeps } from '../../files/actions/preview.ts';
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
 * Returns images of a document of a pending review, after recording the access in the audit log. Each image shows the
 * administrator's username and the time, so that a photo of the screen names its author. Fails with `not_found` if the
 * review is decided or has no such document, and with `unavailable` if the storage is down.
 */
export async function showDocument(
  deps: PreviewDeps,
  admin: Admin,
  { review_id, kind }: { review_id: number; kind: string },
): Promise<IdentityPages> {
  const document = await inTransaction(deps.db, async (tx) => {
    const found = (await findDocument(tx, review_id, kind)) ?? fail('not_found');
    const target = { type: 'user', id: found.user_id };
    await writeAudit(tx, admin, { action: 'document.opened', target, after: { review_id, kind } });
    return found;
  });
  const { pages, total } = await renderMarkedPages(deps, document, [admin.username, document.seen_at]);
  const shown = pages.map(({ bytes, ...size }) => ({ webp_base64: bytes.toString('base64'), ...size }));
  return { pages: shown, total_pages: total };
}

interface Decision {
  review_id: number;
  verdict: 'verified' | 'rejected';
  reason?: string;
}

/** Stores an administrator's decision of a review and returns the review. Fails as {@link reviewIdentity} does. */
export async function decideIdentity(
  deps: Pick<Deps, 'db' | 'log' | 'storage'>,
  admin: Admin,
  decision: Decision,
): Promise<IdentityDetail> {
  await reviewIdentity(deps, { ...decision, reviewer: admin });
  return showIdentityReview(deps, decision.review_id);
}
