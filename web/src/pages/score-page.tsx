// `/labour/dashboard/score`: the worker's score with its components, the ratings, and the calculation.

import { RatingsSummary } from '../features/ratings/ratings-summary.tsx';
import { ScoreView } from '../features/score/score-view.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

export function ScorePage() {
  // Requests all translation topics of the page in parallel instead of one after another.
  useTranslation(['score', 'ratings', 'problems']);
  return <ScoreView ratings={<RatingsSummary />} />;
}
