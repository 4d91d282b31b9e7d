// /labour/dashboard/score: the own score with its parts, what others have said, and how it is counted.
import { useTranslation } from 'react-i18next';
import { RatingsSummary } from '../features/ratings/ratings-summary.tsx';
import { ScoreView } from '../features/score/score-view.tsx';

export function ScorePage() {
  // All words of the page on their way at once, not one part after another.
  useTranslation(['score', 'ratings', 'problems']);
  return <ScoreView ratings={<RatingsSummary />} />;
}
