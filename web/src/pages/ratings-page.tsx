// /ratings: every rating of one's own work, either side.
import { ReceivedRatings } from '../features/ratings/received-ratings.tsx';

export function RatingsPage() {
  return <ReceivedRatings />;
}
