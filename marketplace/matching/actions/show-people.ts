// Lists the workers who match an employer's open job and have consented to be shown to employers.
import { fail } from '#contracts/problems.ts';
import type { FittingWorker } from '#contracts/recommended.ts';
import type { Queryable } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { ReadDeps } from '../../deps.ts';
import { readSettings } from '../../settings/queries.ts';
import { jobFacts, personFacts } from '../facts.ts';
import { listVisibleCandidates, listVisiblePeople } from '../queries/candidate-people.ts';
import { countInvitedToday } from '../queries/invitations.ts';
import { findOwnJobRow, type OwnJobRow } from '../queries/rows.ts';
import { matchRuleKeys, scoreMatch } from '../score.ts';
import { searchAreaOf } from '../search-area.ts';

const MAX_CANDIDATES = 1000;

async function fittingWorkers(db: Queryable, row: OwnJobRow, limit: number): Promise<FittingWorker[]> {
  const job = await jobFacts(row);
  const area = await searchAreaOf(job);
  if (!area) return [];
  const rules = await readSettings(db, matchRuleKeys);
  const wanted = { jobId: row.id, ...area };
  const order = { role: job.role, city: row.city, limit: MAX_CANDIDATES };
  const candidates = await listVisibleCandidates(db, wanted, order);
  const fitting = [];
  for (const person of candidates) {
    const match = scoreMatch(job, await personFacts(person), rules);
    if (match.fits) fitting.push({ person, match });
  }
  const best = fitting.sort((a, b) => b.match.score - a.match.score).slice(0, limit);
  const shown = new Map(
    (
      await listVisiblePeople(
        db,
        row.id,
        best.map(({ person }) => person.id),
      )
    ).map((one) => [one.id, one]),
  );
  return best.flatMap(({ person, match }) => {
    const seen = shown.get(person.id);
    const { city, state, skills, experience_years } = person;
    return seen ? [{ ...seen, city, state, skills, experience_years, match }] : [];
  });
}

/**
 * Returns up to `limit` matching workers. Fails with `not_found` if the employer has no such job, and with
 * `job_not_open` if the job does not accept applications.
 */
export async function showFittingWorkers(
  { db }: Pick<ReadDeps, 'db'>,
  employer: Person,
  { uid, limit }: { uid: string; limit: number },
) {
  const row = (await findOwnJobRow(db, employer.id, uid)) ?? fail('not_found');
  if (!row.open) fail('job_not_open');
  const [workers, { today }, { invitations_per_job_day }] = await Promise.all([
    fittingWorkers(db, row, limit),
    countInvitedToday(db, row.id),
    readSettings(db, ['invitations_per_job_day']),
  ]);
  return { workers, invitations_left: Math.max(0, invitations_per_job_day - today) };
}
