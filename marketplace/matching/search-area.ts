// Determines which workers may match a job: workers with the job's trade or a related trade, in the job's state or a
// state within reach. The module's only I/O is loading the known places.
import { townsWithin } from '../places/near-towns.ts';
import { relatedTo } from '../search/related-trades.ts';
import { type JobFacts, MAX_DISTANCE_KM } from './score.ts';

export interface SearchArea {
  roles: string[];
  states: string[];
}

/**
 * Returns the trades and states in which to search workers for a job: the job's trade and related trades, and the job's
 * state and the states of near places. Null if the job's trade is unknown, because then no worker matches.
 */
export async function searchAreaOf({ role, state, point }: JobFacts): Promise<SearchArea | null> {
  if (role === null) return null;
  const near = point ? await townsWithin(point, MAX_DISTANCE_KM) : [];
  return {
    roles: [role, ...relatedTo(role).keys()],
    states: [...new Set([state, ...near.map((place) => place.state)])],
  };
}
