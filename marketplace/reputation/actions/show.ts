// Returns a worker's own score, the parts of the score, and the changes that would improve the score. The score is
// computed from the recorded facts at each call, so it is always current.
import { fail } from '#contracts/problems.ts';
import type { LabourScore } from '#contracts/ratings.ts';
import type { ReadDeps } from '../../deps.ts';
import { listLabourFacts } from '../facts.ts';
import { changesFor, eventsMissing, SCORE_VERSION, scoreLabour } from '../rules.ts';

export async function showScore({ db }: Pick<ReadDeps, 'db'>, { id }: { id: number }): Promise<LabourScore> {
  const [found] = await listLabourFacts(db, [id]);
  if (!found) fail('not_found');
  const { user_id: _own, ...facts } = found;
  const { overall, label, rating, jobs_completed, reliability, review_count, parts, inputs } = scoreLabour(facts);
  return {
    overall,
    label,
    rating,
    jobs_completed,
    reliability,
    review_count,
    parts,
    inputs,
    formula: SCORE_VERSION,
    experience: facts.experience_years,
    events_missing: eventsMissing(facts),
    changes: changesFor(facts),
  };
}
