// The search with which the job list opens: a worker's trades near the worker, or the place for which a visitor last
// searched.
import type { QueryClient } from '@tanstack/react-query';
import { isRole } from '#contracts/lists.ts';
import { fetchProfile, profileKey } from '../../session/profile.ts';
import { readRecent, wordsOf } from './recent-searches.ts';
import type { JobSearchState } from './search-params.ts';

/**
 * Returns a search for jobs of all trades in the worker's profile, best match first. The place of the search is the
 * worker's town, or the worker's state if no town is known. Returns null if the profile has neither trade nor place.
 */
export async function searchOfWorker(client: QueryClient): Promise<Partial<JobSearchState> | null> {
  const profile = await client.fetchQuery({
    queryKey: profileKey('labour'),
    queryFn: ({ signal }) => fetchProfile('labour', signal),
    staleTime: 60_000,
  });
  const { city, state } = profile;
  const roles = 'skills' in profile ? profile.skills.filter(isRole) : [];
  if (roles.length === 0 && !city && !state) return null;
  return { roles, ...(roles.length > 0 && { sort: 'relevance' }), ...(city ? { location: city } : { state }) };
}

/**
 * Returns a search for the place that a visitor searched most recently in this browser. Returns null if no stored
 * search has a place.
 */
export function searchOfVisitor(): Partial<JobSearchState> | null {
  const location = readRecent()
    .map((search) => wordsOf(search).location)
    .find(Boolean);
  return location ? { location } : null;
}
