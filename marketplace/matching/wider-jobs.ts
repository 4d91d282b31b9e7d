// Finds the wider place that has more jobs of a worker's trade: the worker's states, then all of India.
import { isRole } from '#contracts/lists.ts';
import type { WiderJobs } from '#contracts/recommended.ts';
import type { Queryable } from '#platform/sql.ts';
import { postingKey } from '../jobs/search/entry.ts';
import { countPostings } from './queries/posting-counts.ts';
import type { PersonFacts } from './score.ts';

/**
 * Returns the first place in which one of the worker's trades has more than `shown` jobs, and the trade with the most
 * jobs in this place. Null if no place has more than `shown` jobs. Never suggests jobs of other trades.
 */
export async function findWiderJobs(
  db: Queryable,
  { skills, state, preferred_states }: PersonFacts,
  shown: number,
): Promise<WiderJobs | null> {
  const trades = skills.filter(isRole);
  const states = [...new Set([...(state ? [state] : []), ...preferred_states])];
  const offers = [...states, null].map((place) =>
    trades.map((role) => ({
      role,
      state: place,
      key: postingKey(role, place === null ? null : { state: place, city: null }),
    })),
  );
  const totals = await countPostings(
    db,
    offers.flat().map(({ key }) => key),
  );
  for (const inPlace of offers) {
    const counted = inPlace.map(({ role, state: place, key }) => ({ role, state: place, total: totals.get(key) ?? 0 }));
    const [most] = counted.sort((one, other) => other.total - one.total);
    if (most && most.total > shown) return most;
  }
  return null;
}
