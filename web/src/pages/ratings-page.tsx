// `/ratings`: all ratings that the user (a worker or an employer) has received.
import { ReceivedRatings } from '../features/ratings/received-ratings.tsx';

export function RatingsPage() {
  return <ReceivedRatings />;
}
