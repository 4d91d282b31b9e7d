// `/labour/dashboard/score`: the worker's score with its components, the ratings, and the calculation.

import { RatingsSummary } from '../features/ratings/ratings-summary.tsx';
import { ScoreView } from '../features/score/score-view.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

export function ScorePage() {
  // Loads all translations of the page in parallel. Otherwise each component would load its own translations later.
  useTranslation(['score', 'ratings', 'problems']);
  return <ScoreView ratings={<RatingsSummary />} />;
}
