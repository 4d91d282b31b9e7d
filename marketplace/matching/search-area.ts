// Determines the area in which a job searches for workers: its trade and related trades, its state and nearby states.
// Pure except for the gazetteer.
import { allPlaces } from '../places/places.ts';
import { relatedTo } from './related-trades.ts';
import { type JobFacts, kilometresBetween, MAX_DISTANCE_KM } from './score.ts';

export interface SearchArea {
  roles: string[];
  states: string[];
}

/** Returns null if the trade is unknown: then no worker matches. */
export async function searchAreaOf({ role, state, point }: JobFacts): Promise<SearchArea | null> {
  if (role === null) return null;
  const near = (await allPlaces()).filter((place) => {
    const way = point && Math.abs(place.lat - point.lat) < 1 ? kilometresBetween(place, point) : null;
    return way !== null && way < MAX_DISTANCE_KM;
  });
  return {
    roles: [role, ...relatedTo(role).keys()],
    states: [...new Set([state, ...near.map((place) => place.state)])],
  };
}
