// `/ratings`: all ratings of the user's work, for workers and employers.
import { ReceivedRatings } from '../features/ratings/received-ratings.tsx';

export function RatingsPage() {
  return <ReceivedRatings />;
}
