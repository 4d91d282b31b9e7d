// Recomputes reputations of one user, of a batch of users or of all users, always with the pure rules in `rules.ts`.
import { isDeepStrictEqual } from 'node:util';
import { type Db, inTransaction } from '#platform/db.ts';
import type { Queryable } from '#platform/sql.ts';
import type { Deps } from '../../deps.ts';
import { listEmployerFacts, listLabourFacts } from '../facts.ts';
import {
  enqueueRecompute,
  listPeopleAfter,
  listPeopleOf,
  listStats,
  listWhoAnswered,
  lockPeople,
  removeStats,
  setStats,
} from '../queries.ts';
import { SCORE_VERSION, type Stats, scoreEmployer, scoreLabour } from '../rules.ts';

type Store = Pick<Deps, 'db'>;
type UserFigures = Stats & { user_id: number };

const PAGE_SIZE = 1000;
/**
 * The periodic recomputation includes employers who answered an application in the last two days. Two days are longer
 * than a usual outage of the worker process, so answers from before an outage are still included.
 */
const ANSWERS_DAYS = 2;

/**
 * True if the user has any recorded activity. Self-declared years of experience do not count as activity, so a user
 * with nothing else has no row in `reputations`.
 */
const hasHappened = ({ inputs: { experience_years: _said, ...happened } }: Stats) =>
  Object.values(happened).some((value) => (value ?? 0) > 0);

async function computed(db: Queryable, ids: readonly number[]): Promise<UserFigures[]> {
  const labours = await listLabourFacts(db, ids);
  const employers = await listEmployerFacts(db, ids);
  return [
    ...labours.map(({ user_id, ...facts }) => ({ user_id, ...scoreLabour(facts) })),
    ...employers.map(({ user_id, ...facts }) => ({ user_id, ...scoreEmployer(facts) })),
  ].filter(hasHappened);
}

async function recomputeBatch(db: Db, ids: readonly number[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockPeople(tx, ids);
    const rows = await computed(tx, ids);
    await setStats(tx, rows);
    const kept = new Set(rows.map(({ user_id }) => user_id));
    await removeStats(
      tx,
      ids.filter((id) => !kept.has(id)),
    );
  });
}

/** Recomputes the reputation of one user. Idempotent. */
export const recomputePerson = ({ db }: Store, userId: number) => recomputeBatch(db, [userId]);

/** Enqueues the recomputation of all users whom an event concerns. */
export async function enqueueRecomputeOf({ db }: { db: Queryable }, eventId: number): Promise<void> {
  await enqueueRecompute(db, await listPeopleOf(db, eventId));
}

/**
 * Recomputes in batches the reputations of employers who answered applications since their last recomputation. Answers
 * do not enqueue a recomputation: they are frequent, and the median response time changes slowly.
 */
export async function recomputeWhoAnswered({ db }: Store, progress: () => void): Promise<void> {
  const ids = await listWhoAnswered(db, ANSWERS_DAYS);
  for (let from = 0; from < ids.length; from += PAGE_SIZE) {
    await recomputeBatch(db, ids.slice(from, from + PAGE_SIZE));
    progress();
  }
}

async function eachBatch(db: Db, work: (ids: readonly number[]) => Promise<void>, progress: (done: number) => void) {
  let done = 0;
  for (let after = 0; ; ) {
    const ids = await listPeopleAfter(db, after, PAGE_SIZE);
    await work(ids);
    done += ids.length;
    progress(done);
    const last = ids.at(-1);
    if (last === undefined || ids.length < PAGE_SIZE) return done;
    after = last;
  }
}

/**
 * Recomputes the reputations of all users in batches, from the stored ratings, applications and workdays. Returns the
 * number of users.
 */
export function recomputeEverybody({ db }: Store, progress: (done: number) => void = () => {}): Promise<number> {
  return eachBatch(db, (ids) => recomputeBatch(db, ids), progress);
}

/** Returns the ids of users whose stored reputation differs from a new computation. Writes nothing. */
export async function findDifferences({ db }: Store, progress: (done: number) => void = () => {}): Promise<number[]> {
  const different: number[] = [];
  const compare = async (ids: readonly number[]) => {
    const rows = await computed(db, ids);
    const stored = new Map((await listStats(db, ids)).map((row) => [row.user_id, row]));
    for (const row of rows)
      if (!isDeepStrictEqual(stored.get(row.user_id), { ...row, formula: SCORE_VERSION })) different.push(row.user_id);
    const known = new Set(rows.map(({ user_id }) => user_id));
    different.push(...[...stored.keys()].filter((id) => !known.has(id)));
  };
  await eachBatch(db, compare, progress);
  return different;
}
