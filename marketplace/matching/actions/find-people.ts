// Finds the workers to notify of a newly opened job: reads candidates in batches and selects them by match score.
import type { Queryable } from '#platform/sql.ts';
import { readSettings } from '../../settings/queries.ts';
import { jobFacts, personFacts } from '../facts.ts';
import { type CandidateFilter, listCandidateIds, listPeople } from '../queries/candidate-people.ts';
import { findOpenJob } from '../queries/rows.ts';
import { type JobFacts, type MatchRules, matchRuleKeys, scoreMatch } from '../score.ts';
import { searchAreaOf } from '../search-area.ts';

/** Number of candidate ids per query, and number of workers scored at a time. */
const CANDIDATE_BATCH_SIZE = 20_000;
const PAGE_SIZE = 1000;

interface Search {
  job: JobFacts;
  wanted: CandidateFilter;
  rules: MatchRules;
}

async function scoresOf(db: Queryable, ids: readonly number[], { job, rules }: Search) {
  const fitting: { id: number; score: number }[] = [];
  for (const person of await listPeople(db, ids)) {
    const { fits, score } = scoreMatch(job, await personFacts(person), rules);
    if (fits) fitting.push({ id: person.id, score });
  }
  return fitting;
}

async function searchOf(db: Queryable, eventId: number): Promise<Search | null> {
  const opened = await findOpenJob(db, eventId);
  if (!opened) return null;
  const job = await jobFacts(opened);
  const area = await searchAreaOf(job);
  if (!area) return null;
  const rules = await readSettings(db, matchRuleKeys);
  return { job, wanted: { jobId: opened.id, ...area }, rules };
}

/**
 * Yields the ids of workers who match the event's job: one array per batch of candidates, best match first. Yields
 * nothing if the job is no longer open. Awaits `afterPage` after every `PAGE_SIZE` scored workers, so that other work
 * can run.
 */
export async function* findFittingPeople(
  db: Queryable,
  eventId: number,
  afterPage: () => void | Promise<void>,
): AsyncGenerator<number[]> {
  const search = await searchOf(db, eventId);
  if (!search) return;
  for (let after = 0; ; ) {
    const ids = await listCandidateIds(db, search.wanted, { after, limit: CANDIDATE_BATCH_SIZE });
    const fitting: { id: number; score: number }[] = [];
    for (let from = 0; from < ids.length; from += PAGE_SIZE) {
      fitting.push(...(await scoresOf(db, ids.slice(from, from + PAGE_SIZE), search)));
      await afterPage();
    }
    if (fitting.length > 0) yield fitting.sort((a, b) => b.score - a.score).map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined || ids.length < CANDIDATE_BATCH_SIZE) return;
    after = last;
  }
}
