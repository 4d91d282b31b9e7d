// `/admin/dashboard/identities/:reviewId`: one review of identity documents.
import { useParams } from 'react-router-dom';
import { IdentityReview } from '../features/admin-users/identity-review.tsx';
import { NotFoundPage } from './not-found-page.tsx';

export function AdminIdentityPage() {
  const { reviewId = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(reviewId) ? <IdentityReview key={reviewId} id={Number(reviewId)} /> : <NotFoundPage />;
}
