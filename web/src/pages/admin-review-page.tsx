// /admin/dashboard/reports: what waits for a moderator.
import { Review } from '../features/admin-moderation/review.tsx';

export function AdminReviewPage() {
  return <Review />;
}
