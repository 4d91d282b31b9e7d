// `/admin/dashboard/reports`: the items that wait for a moderator.
import { Review } from '../features/admin-moderation/review.tsx';

export function AdminReviewPage() {
  return <Review />;
}
